import SwiftUI

/// One picture in three shapes that are not its own, and none of them is stretched.
#Preview("Three shapes of one picture", traits: .fixedLayout(width: 320, height: 240)) {
  // region: use
  VStack {
    picture.framed(ratio: 3)
    HStack {
      picture.framed(ratio: 1)
      picture.framed(ratio: 1, contentMode: .fit)
    }
  }
  .padding()
  // endregion
}

/// Without a number the ratio is that of the ideal size inside: 10 by 10 for the colour, so the frame is a square. The
/// picture lies over the colour and is not asked.
#Preview("A frame without a number", traits: .fixedLayout(width: 280, height: 140)) {
  picture.framed().border(.blue)
}

private var picture: some View { Image("harbour").resizable() }

// region: framed
extension View {
  /// Shows this view, in its own ratio, in a frame of another.
  func framed(ratio: CGFloat? = nil, contentMode: ContentMode = .fill, alignment: Alignment = .center) -> some View {
    Color.clear
      .overlay(alignment: alignment) { aspectRatio(contentMode: contentMode) }
      .aspectRatio(ratio, contentMode: .fit)
      .clipped()
  }
}
// endregion
