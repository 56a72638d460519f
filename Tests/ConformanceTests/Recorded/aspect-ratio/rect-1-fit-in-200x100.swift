import SwiftUI

/// Fitting, a ratio gives the largest size inside the proposal.
///
/// - Answer: 100 × 100
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift
#Preview("Rect 1 fit in 200x100", traits: .fixedLayout(width: 200, height: 100)) {
  Rectangle().aspectRatio(1, contentMode: .fit)
}
