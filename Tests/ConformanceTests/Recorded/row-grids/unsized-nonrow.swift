import SwiftUI

/// Unsized horizontally, a view between the rows is as wide as the columns make the grid, and makes it no wider.
///
/// - Expect: grid 210 × 225 at 145, 137.5
/// - Expect: a 100 × 100 at 145, 137.5
/// - Expect: bar 210 × 5 at 145, 247.5
/// - Expect: c 100 × 100 at 145, 262.5
/// - Expect: d 100 × 100 at 255, 262.5
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak branch fiber/view-support Tests/TokamakLayoutTests/GridTests.swift
#Preview("Unsized nonrow", traits: .fixedLayout(width: 500, height: 500)) {
  Grid(horizontalSpacing: 10, verticalSpacing: 10) {
    GridRow {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("a")
      Color.red.frame(width: 100, height: 100)
    }
    Rectangle().frame(height: 5).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("bar")
    GridRow {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("c")
      Color.red.frame(width: 100, height: 100)
        .accessibilityIdentifier("d")
    }
  }
  .accessibilityIdentifier("grid")
}
