import SwiftUI

/// An anchor is any unit point: a quarter of the free width, three quarters of the free height.
///
/// - Expect: m 10 × 10 at 12.5, 98.5
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: published
/// - Source: Apple's reference of gridCellAnchor
#Preview("Anchor quarter", traits: .fixedLayout(width: 121, height: 121)) {
  Grid(horizontalSpacing: 1, verticalSpacing: 1) {
    GridRow {
      Color.red.frame(width: 60, height: 60)
      Color.red.frame(width: 60, height: 60)
    }
    GridRow {
      Color.red.frame(width: 10, height: 10)
        .gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
        .accessibilityIdentifier("m")
      Color.red.frame(width: 60, height: 60)
    }
  }
}
