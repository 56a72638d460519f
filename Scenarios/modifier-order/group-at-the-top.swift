import SwiftUI

/// At the top of a preview one view is wanted: SwiftUI puts the group's two colours into a stack first, and padding and
/// border are around the stack.
// expect: padding 100 × 88 at 70, 36
#Preview("A group alone", traits: .fixedLayout(width: 240, height: 160)) {
  Group {
    Color.mint.frame(width: 80, height: 30)
    Color.teal.frame(width: 80, height: 30)
  }
  .padding(10)
  .border(.red)
}

/// A stack takes any number of views, so the group hands it two, each with a padding and a border of its own.
///
/// - Figure: compare #1
// expect: VStack 100 × 100 at 70, 30
#Preview("A group in a stack", traits: .fixedLayout(width: 240, height: 160)) {
  VStack(spacing: 0) {
    Group {
      Color.mint.frame(width: 80, height: 30)
      Color.teal.frame(width: 80, height: 30)
    }
    .padding(10)
    .border(.red)
  }
}
