import SwiftUI

/// Maxima above and below the proposal: the width stays at the proposal, the height at the maximum.
///
/// Read off a map of pixels at 12 × 6 points, and carried over to a container of 12 × 12.
///
/// - Expect: black 12 × 6 at 0, 3
/// - Expect: white 12 × 4 at 0, 4
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift
#Preview("Skip white max 20x4", traits: .fixedLayout(width: 12, height: 12)) {
  ZStack {
    Color.black.frame(width: 12, height: 6).accessibilityIdentifier("black")
    Color.white.accessibilityIdentifier("white").frame(maxWidth: 20, maxHeight: 4)
  }
}
