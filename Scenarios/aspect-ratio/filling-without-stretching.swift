import SwiftUI

/// Four modifiers that do what one seemed to promise. The outer ratio offers 240 by 120; the frame with both bounds
/// accepts exactly that, whatever its content answers; the picture fills it in its own ratio, 240 by 160; and
/// clipping takes away what sticks out.
#Preview("A frame that accepts what it is offered", traits: .fixedLayout(width: 240, height: 200)) {
  // region: flexible-frame
  Image("harbour")
    .resizable()
    .aspectRatio(contentMode: .fill)
    .border(.red)
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .aspectRatio(2, contentMode: .fit)
    .border(.blue)
    .clipped()
  // endregion
}

/// Another way to the same picture: a clear colour has no wish of its own and takes the ratio's size, and an overlay
/// never changes the size of what it lies on.
#Preview("An overlay on a clear colour", traits: .fixedLayout(width: 240, height: 200)) {
  // region: overlay
  Color.clear
    .aspectRatio(2, contentMode: .fit)
    .overlay {
      Image("harbour")
        .resizable()
        .aspectRatio(contentMode: .fill)
        .border(.red)
    }
    .clipped()
    .border(.blue)
  // endregion
}

/// Layers do as well, if the colour is given a higher priority: then it alone decides how large the stack is, and the
/// picture is as free to stick out as in an overlay.
// expect: ZStack 240 × 120 at 0, 40
#Preview("Layers of which one decides", traits: .fixedLayout(width: 240, height: 200)) {
  // region: layers
  ZStack {
    Color.clear
      .aspectRatio(2, contentMode: .fit)
      .layoutPriority(1)
    Image("harbour")
      .resizable()
      .aspectRatio(contentMode: .fill)
      .border(.red)
  }
  .clipped()
  .border(.blue)
  // endregion
}
