import SwiftUI

/// The screen that a page was drawn for, and the one that it is shown on.
struct Drawing {
  var drawn = CGSize(width: 375, height: 667)
  let screen: CGSize

  // region: lengths
  /// A length along the width of the screen.
  func across(_ length: CGFloat) -> CGFloat { screen.width * length / drawn.width }

  /// A length along its height.
  func down(_ length: CGFloat) -> CGFloat { screen.height * length / drawn.height }
  // endregion

  // region: size
  /// A size in its own ratio: its longer side is scaled, the other follows.
  func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    if width >= height {
      let scaled = across(width)
      return CGSize(width: scaled, height: scaled * height / width)
    } else {
      let scaled = down(height)
      return CGSize(width: scaled * width / height, height: scaled)
    }
  }
  // endregion
}
