import SwiftUI

/// A frame offers the picture 160 by 160, and a resizable picture takes what it is offered. It was 240 by 160.
#Preview("A frame alone", traits: .fixedLayout(width: 280, height: 200)) {
  // region: stretched
  Image("harbour")
    .resizable()
    .frame(width: 160, height: 160)
    .border(.blue)
  // endregion
}

/// A ratio without a number between the two keeps the picture's shape. It offers what fits into the 160 by 160 that it
/// was offered itself, and the frame centres the result.
#Preview("Fitted into a frame", traits: .fixedLayout(width: 280, height: 200)) {
  // region: fitted
  Image("harbour")
    .resizable()
    .aspectRatio(contentMode: .fit)
    .border(.red)
    .frame(width: 160, height: 160)
    .border(.blue)
  // endregion
}

/// Filled, the picture is 240 by 160 again and sticks out by 40 points on either side. For everything around it, the frame
/// is still 160 by 160.
#Preview("Filling a frame", traits: .fixedLayout(width: 280, height: 200)) {
  // region: filled
  Image("harbour")
    .resizable()
    .aspectRatio(contentMode: .fill)
    .border(.red)
    .frame(width: 160, height: 160)
    .border(.blue)
  // endregion
}
