import SwiftUI

/// The outer ratio offers a square of 200. The inner one fills it, which makes 300 by 200, and nobody corrects that on
/// the way up: a ratio changes what is proposed, never what is answered.
#Preview("A square around a filled picture", traits: .fixedLayout(width: 320, height: 200)) {
  // region: square-around-picture
  Image("harbour")
    .resizable()
    .aspectRatio(contentMode: .fill)
    .border(.red)
    .aspectRatio(1, contentMode: .fit)
    .border(.blue)
  // endregion
}

/// A fixed frame shows it even more plainly: it ignores the square it is offered and answers 60 by 180, and that is
/// what the ratio around it answers as well.
#Preview("A square around a fixed frame", traits: .fixedLayout(width: 240, height: 200)) {
  // region: square-around-frame
  Image("harbour")
    .resizable()
    .frame(width: 60, height: 180)
    .border(.red)
    .aspectRatio(1, contentMode: .fit)
    .border(.blue)
  // endregion
}
