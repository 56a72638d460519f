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
