import SwiftUI

/// From right to left columns start at the right; a cell of two columns stays in the middle of both.
///
/// - Expect: r0c0 40 × 30 at 110, 0
/// - Expect: r0c1 60 × 30 at 40, 0
/// - Expect: r0c2 30 × 30 at 0, 0
/// - Expect: wide 100 × 30 at 45, 40
/// - Expect: r1c2 30 × 30 at 0, 40
/// - Expect: r2c0 40 × 30 at 110, 80
/// - Expect: grid 150 × 110 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/rtl-grid/frames.json
#Preview("Grid span", traits: .fixedLayout(width: 150, height: 110)) {
  Grid(horizontalSpacing: 10, verticalSpacing: 10) {
    GridRow {
      Color.red.frame(width: 40, height: 30).accessibilityIdentifier("r0c0")
      Color.blue.frame(width: 60, height: 30).accessibilityIdentifier("r0c1")
      Color.green.frame(width: 30, height: 30).accessibilityIdentifier("r0c2")
    }
    GridRow {
      Color.orange.frame(width: 100, height: 30).gridCellColumns(2).accessibilityIdentifier("wide")
      Color.purple.frame(width: 30, height: 30).accessibilityIdentifier("r1c2")
    }
    GridRow {
      Color.gray.frame(width: 40, height: 30)
        .gridColumnAlignment(.trailing)
        .accessibilityIdentifier("r2c0")
    }
  }
  .accessibilityIdentifier("grid")
  .environment(\.layoutDirection, .rightToLeft)
}
