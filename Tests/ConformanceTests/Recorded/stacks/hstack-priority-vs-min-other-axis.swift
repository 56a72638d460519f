import SwiftUI

/// A minimum height keeps no width: the lower priority gets none, and the spacing is still paid.
///
/// - Expect: a 0 × 500 at 0, 0
/// - Expect: b 492 × 500 at 8, 0
/// - Answer: 500 × 500
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift
#Preview("HStack priority vs min other axis", traits: .fixedLayout(width: 500, height: 500)) {
  HStack {
    Rectangle().frame(minHeight: 50).accessibilityIdentifier("a")
    Rectangle().layoutPriority(1).accessibilityIdentifier("b")
  }
}
