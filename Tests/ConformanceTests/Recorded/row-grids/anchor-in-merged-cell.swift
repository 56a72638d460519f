import SwiftUI

/// A view that spans two columns stands in the middle of both and of the space between.
///
/// - Expect: m 10 × 10 at 55.5, 61
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: published
/// - Source: Apple's reference of gridCellColumns
#Preview("Anchor in merged cell", traits: .fixedLayout(width: 121, height: 132)) {
  Grid(alignment: .center, horizontalSpacing: 1, verticalSpacing: 1) {
    GridRow {
      Color.red.frame(width: 60, height: 60)
      Color.red.frame(width: 60, height: 60)
    }
    GridRow { Color.red.frame(width: 10, height: 10).gridCellColumns(2).accessibilityIdentifier("m") }
    GridRow {
      Color.red.frame(width: 60, height: 60)
      Color.red.frame(width: 60, height: 60)
    }
  }
}
