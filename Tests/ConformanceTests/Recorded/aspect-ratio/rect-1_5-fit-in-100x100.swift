import SwiftUI

/// Fitting, a ratio gives the largest size inside the proposal.
///
/// - Answer: 100 × 66.6667
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift
#Preview("Rect 1.5 fit in 100x100", traits: .fixedLayout(width: 100, height: 100)) {
  Rectangle().aspectRatio(1.5, contentMode: .fit)
}
