import SwiftUI

/// A cell's anchor overrides row and column: the same unit point of view and cell meet.
///
/// - Expect: p 15 × 15 at 145, 230
/// - Expect: q 15 × 15 at 340, 370
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak branch fiber/view-support Tests/TokamakLayoutTests/GridTests.swift
#Preview("Cell anchor corners", traits: .fixedLayout(width: 500, height: 500)) {
  Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 10) {
    GridRow(alignment: .top) {
      Color.red.frame(width: 15, height: 15).gridCellAnchor(.bottomTrailing).accessibilityIdentifier("p")
      Rectangle()
      Rectangle()
    }
    GridRow(alignment: .top) {
      Rectangle()
      Rectangle()
      Color.red.frame(width: 15, height: 15).gridCellAnchor(.leading).accessibilityIdentifier("q")
    }
  }
}
