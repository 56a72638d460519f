import SwiftUI

/// A lazy column takes all the width it is proposed.
///
/// - Expect: lazy 300 × 20 at 0, 80
/// - Expect: row 50 × 20 at 125, 80
/// - Confidence: measured
#Preview("A lazy column", traits: .fixedLayout(width: 300, height: 180)) {
  LazyVStack(spacing: 0) { Color.teal.frame(width: 50, height: 20).id("row") }.id("lazy")
}

/// A lazy row takes all the height.
///
/// - Expect: lazy 50 × 180 at 125, 0
/// - Confidence: measured
#Preview("A lazy row", traits: .fixedLayout(width: 300, height: 180)) {
  LazyHStack(spacing: 0) { Color.teal.frame(width: 50, height: 20) }.id("lazy")
}

/// A lazy row in a column that scrolls is proposed no height and has that of its first view; what is taller sticks out.
///
/// - Expect: lazy 110 × 20 at 95, 0
/// - Expect: first 50 × 20 at 95, 0
/// - Expect: second 60 × 50 at 145, -15
/// - Confidence: published
/// - Source: WWDC26, "Dive into lazy stacks and scrolling with SwiftUI", 5:45
#Preview("A lazy row without a proposed height", traits: .fixedLayout(width: 300, height: 180)) {
  ScrollView {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        Color.teal.frame(width: 50, height: 20).id("first")
        Color.orange.frame(width: 60, height: 50).id("second")
      }
      .id("lazy")
    }
    .frame(width: 110)
  }
}
