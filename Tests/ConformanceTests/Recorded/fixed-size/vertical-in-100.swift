import SwiftUI

/// Fixed vertically, a colour keeps the proposed width and is 10 points high.
///
/// - Expect: c 100 × 10 at 50, 95
/// - Answer: 100 × 100
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/FixedSizeLayoutUITests.swift
#Preview("Vertical in 100", traits: .fixedLayout(width: 200, height: 200)) {
  Color.red.accessibilityIdentifier("c")
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: 100, height: 100)
}
