import SwiftUI

/// A second frame does not overrule the first. The inner one keeps its 120 points; the outer one reports 60 and lets
/// the inner one stick out on both sides.
#Preview("A small frame around a large one", traits: .fixedLayout(width: 240, height: 140)) {
  // region: small-around-large
  Color.mint
    .frame(width: 120, height: 40)
    .border(.red)
    .frame(width: 60, height: 80)
    .border(.blue)
  // endregion
}

/// Turned around, the outer frame has room to spare on the left and on the right, and the inner one, 80 points high in a
/// frame of 40, sticks out above and below.
#Preview("A large frame around a small one", traits: .fixedLayout(width: 240, height: 140)) {
  Color.mint
    .frame(width: 60, height: 80)
    .border(.red)
    .frame(width: 120, height: 40)
    .border(.blue)
}
