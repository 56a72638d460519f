import SwiftUI

/// From right to left a grid and a lazy grid in one column are both mirrored, each in its own frame.
///
/// - Expect: g0 40 × 30 at 195, 23
/// - Expect: g1 60 × 30 at 125, 23
/// - Expect: g2 30 × 30 at 85, 23
/// - Expect: g3 100 × 30 at 130, 63
/// - Expect: g4 30 × 30 at 85, 63
/// - Expect: g5 40 × 30 at 195, 103
/// - Expect: table 150 × 110 at 85, 23
/// - Expect: tiles 200 × 48 at 60, 149
/// - Expect: k0 40 × 20 at 188, 149
/// - Expect: k1 40 × 20 at 140, 149
/// - Expect: k2 40 × 20 at 92, 149
/// - Expect: k3 40 × 20 at 188, 177
/// - Expect: k4 40 × 20 at 140, 177
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/rtl-grid/frames.json
#Preview("Two grids stacked", traits: .fixedLayout(width: 320, height: 220)) {
  VStack(spacing: 16) {
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        Color.red.frame(width: 40, height: 30).accessibilityIdentifier("g0")
        Color.blue.frame(width: 60, height: 30).accessibilityIdentifier("g1")
        Color.green.frame(width: 30, height: 30).accessibilityIdentifier("g2")
      }
      GridRow {
        Color.orange.frame(width: 100, height: 30)
          .gridCellColumns(2)
          .accessibilityIdentifier("g3")
        Color.purple.frame(width: 30, height: 30).accessibilityIdentifier("g4")
      }
      GridRow {
        Color.gray.frame(width: 40, height: 30)
          .gridColumnAlignment(.trailing)
          .accessibilityIdentifier("g5")
      }
    }
    .accessibilityIdentifier("table")
    LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("k0")
      Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("k1")
      Color.green.frame(width: 40, height: 20).accessibilityIdentifier("k2")
      Color.orange.frame(width: 40, height: 20).accessibilityIdentifier("k3")
      Color.purple.frame(width: 40, height: 20).accessibilityIdentifier("k4")
    }
    .frame(width: 200)
    .accessibilityIdentifier("tiles")
  }
  .environment(\.layoutDirection, .rightToLeft)
}
