import SwiftUI

/// Fitting, a ratio gives the largest size inside the proposal.
///
/// - Answer: 50 × 100
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift
#Preview("Rect 0.5 fit in 100x100", traits: .fixedLayout(width: 100, height: 100)) {
  Rectangle().aspectRatio(0.5, contentMode: .fit)
}
