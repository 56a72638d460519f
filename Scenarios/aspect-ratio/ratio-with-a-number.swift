import SwiftUI

/// A ratio with a number bends the proposal to 2:1 and looks no further. The picture takes what it is offered, 240
/// by 120, and is stretched: its own ratio is 3:2.
#Preview("A ratio of two, fitted", traits: .fixedLayout(width: 240, height: 200)) {
  // region: fitted
  Image("harbour")
    .resizable()
    .aspectRatio(2, contentMode: .fit)
    .border(.blue)
  // endregion
}

/// Filling makes the same mistake on a larger scale: 400 by 200, twice as wide as high, and wider than the screen.
#Preview("A ratio of two, filled", traits: .fixedLayout(width: 240, height: 200)) {
  // region: filled
  Image("harbour")
    .resizable()
    .aspectRatio(2, contentMode: .fill)
    .border(.blue)
  // endregion
}

/// Without a number the modifier asks the picture for its ideal size first and keeps its ratio, so nothing is
/// stretched.
#Preview("The picture's own ratio, fitted", traits: .fixedLayout(width: 240, height: 200)) {
  // region: own-ratio
  Image("harbour")
    .resizable()
    .aspectRatio(contentMode: .fit)
    .border(.blue)
  // endregion
}

/// Filling by its own ratio, the picture is 300 by 200. It is larger than what was offered and sticks out on both sides,
/// but nothing is stretched here either.
// expect: Image 300 × 200 at -30, 0
#Preview("The picture's own ratio, filled", traits: .fixedLayout(width: 240, height: 200)) {
  // region: own-ratio-filled
  Image("harbour")
    .resizable()
    .aspectRatio(contentMode: .fill)
    .border(.blue)
  // endregion
}
