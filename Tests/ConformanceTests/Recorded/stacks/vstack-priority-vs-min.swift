import SwiftUI

/// The higher priority takes what the minimum of the lower leaves.
///
/// - Expect: a 500 × 50 at 0, 0
/// - Expect: b 500 × 442 at 0, 58
/// - Answer: 500 × 500
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift
#Preview("VStack priority vs min", traits: .fixedLayout(width: 500, height: 500)) {
  VStack {
    Rectangle().frame(minHeight: 50).accessibilityIdentifier("a")
    Rectangle().layoutPriority(1).accessibilityIdentifier("b")
  }
}
