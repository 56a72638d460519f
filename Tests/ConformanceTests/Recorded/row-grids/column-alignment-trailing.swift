import SwiftUI

/// One cell's column alignment applies to the whole column: 15 points wide, it ends where the column does, at 330.
///
/// - Expect: n 15 × 245 at 315, 0
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak branch fiber/view-support Tests/TokamakLayoutTests/GridTests.swift
#Preview("Column alignment trailing", traits: .fixedLayout(width: 500, height: 500)) {
  Grid(horizontalSpacing: 10, verticalSpacing: 10) {
    GridRow {
      Rectangle()
      Rectangle().frame(width: 15).gridColumnAlignment(.trailing).accessibilityIdentifier("n")
      Rectangle()
    }
    GridRow {
      Rectangle()
      Rectangle()
      Rectangle()
    }
  }
}
