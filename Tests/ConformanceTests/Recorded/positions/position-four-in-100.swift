import SwiftUI

/// A position without a coordinate counts it as zero; the view's centre goes there.
///
/// - Expect: a 50 × 50 at 25, 25
/// - Expect: b 50 × 50 at 75, 25
/// - Expect: c 50 × 50 at 25, 75
/// - Expect: d 50 × 50 at 75, 75
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PositionLayoutUITests.swift
#Preview("Position four in 100", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack {
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a").position()
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b").position(x: 50)
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("c").position(y: 50)
    Color.red.frame(width: 50, height: 50)
      .accessibilityIdentifier("d")
      .position(x: 50, y: 50)
  }
  .frame(width: 100, height: 100)
}
