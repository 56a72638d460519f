import SwiftUI

/// A frame proposes its own size to its content.
///
/// - Expect: r 200 × 100 at 150, 200
/// - Answer: 200 × 100
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift
#Preview("200x100", traits: .fixedLayout(width: 500, height: 500)) {
  Rectangle().accessibilityIdentifier("r").frame(width: 200, height: 100)
}
