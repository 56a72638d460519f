import SwiftUI

/// Two flexible views share the length that the spacing leaves.
///
/// - Expect: a 500 × 246 at 0, 0
/// - Expect: b 500 × 246 at 0, 254
/// - Answer: 500 × 500
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift
#Preview("VStack two rects default", traits: .fixedLayout(width: 500, height: 500)) {
  VStack {
    Rectangle().accessibilityIdentifier("a")
    Rectangle().accessibilityIdentifier("b")
  }
}
