import SwiftUI

/// A frame that fills its container places its content at the given alignment.
///
/// - Expect: r 100 × 100 at 400, 0
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift
#Preview("Align top trailing 100 in 500", traits: .fixedLayout(width: 500, height: 500)) {
  Rectangle()
    .frame(width: 100, height: 100)
    .accessibilityIdentifier("r")
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
}
