import SwiftUI

// region: scaled
/// A length drawn for a screen of one size, on a screen of another.
func scaled(_ length: CGFloat, from drawn: CGFloat, to screen: CGFloat) -> CGFloat {
  screen * length / drawn
}
// endregion
