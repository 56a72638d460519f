import SwiftUI

/// A small layer stands at the alignment of its ZStack.
///
/// - Expect: w 6 × 6 at 6, 6
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift
#Preview("6 in 12 bottom trailing", traits: .fixedLayout(width: 12, height: 12)) {
  ZStack(alignment: .bottomTrailing) {
    Color.black.frame(width: 12, height: 12)
    Color.white.frame(width: 6, height: 6).accessibilityIdentifier("w")
  }
}
