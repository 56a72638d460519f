import SwiftUI

/// A second frame does not overrule the first. The inner one keeps its 120 points; the outer one reports 60 and lets
/// the inner one stick out on both sides.
#Preview("A small frame around a large one", traits: .fixedLayout(width: 240, height: 140)) {
  Color.mint
    .frame(width: 120, height: 40)
    .border(.red)
    .frame(width: 60, height: 80)
    .border(.blue)
}

/// Turned around, the outer frame has room to spare and centres the inner one in it.
#Preview("A large frame around a small one", traits: .fixedLayout(width: 240, height: 140)) {
  Color.mint
    .frame(width: 60, height: 80)
    .border(.red)
    .frame(width: 120, height: 40)
    .border(.blue)
}
