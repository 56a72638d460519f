import SwiftUI

/// A row with fewer cells ends in empty ones.
///
/// - Expect: a0 117.5 × 245 at 0, 0
/// - Expect: b0 117.5 × 245 at 0, 255
/// - Expect: b3 117.5 × 245 at 382.5, 255
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak branch fiber/view-support Tests/TokamakLayoutTests/GridTests.swift
#Preview("3 vs 4 greedy", traits: .fixedLayout(width: 500, height: 500)) {
  Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 10) {
    GridRow(alignment: .top) {
      Rectangle().accessibilityIdentifier("a0")
      Rectangle()
      Rectangle()
    }
    GridRow(alignment: .top) {
      Rectangle().accessibilityIdentifier("b0")
      Rectangle()
      Rectangle()
      Rectangle().accessibilityIdentifier("b3")
    }
  }
}
