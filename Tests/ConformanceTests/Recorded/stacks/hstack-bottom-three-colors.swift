import SwiftUI

/// Views of different heights stand on the bottom edge of their row.
///
/// - Expect: a 4 × 10 at 0, 2
/// - Expect: b 4 × 12 at 4, 0
/// - Expect: c 4 × 10 at 8, 2
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift
#Preview("HStack bottom three colors", traits: .fixedLayout(width: 12, height: 12)) {
  HStack(alignment: .bottom, spacing: 0) {
    Color.red.frame(height: 10).accessibilityIdentifier("a")
    Color.blue.frame(height: 12).accessibilityIdentifier("b")
    Color.green.frame(height: 10).accessibilityIdentifier("c")
  }
  .frame(width: 12, height: 12)
}
