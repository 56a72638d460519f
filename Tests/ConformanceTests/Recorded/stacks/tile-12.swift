import SwiftUI

/// Stacks without spacing tile their container.
///
/// Read off a map of 12 × 12 pixels.
///
/// - Expect: v1 1 × 2 at 0, 0
/// - Expect: v2 1 × 1 at 0, 2
/// - Expect: h1 6 × 3 at 1, 0
/// - Expect: h2 5 × 3 at 7, 0
/// - Expect: k1 3 × 9 at 0, 3
/// - Expect: k2 9 × 9 at 3, 3
/// - Platform: iOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift (testRenderStacks)
#Preview("Tile 12", traits: .fixedLayout(width: 12, height: 12)) {
  VStack(spacing: 0) {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        Color.black.frame(width: 1, height: 2).accessibilityIdentifier("v1")
        Color.white.frame(width: 1, height: 1).accessibilityIdentifier("v2")
      }
      Color.white.frame(width: 6, height: 3).accessibilityIdentifier("h1")
      Color.black.frame(width: 5, height: 3).accessibilityIdentifier("h2")
    }
    HStack(spacing: 0) {
      Color.black.frame(width: 3, height: 9).accessibilityIdentifier("k1")
      Color.white.frame(width: 9, height: 9).accessibilityIdentifier("k2")
    }
  }
  .frame(width: 12, height: 12)
}
