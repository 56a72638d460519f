import SwiftUI

/// Filling, a ratio gives the smallest size that covers the proposal.
///
/// - Answer: 150 × 100
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift
#Preview("Rect 1.5 fill in 100x100", traits: .fixedLayout(width: 100, height: 100)) {
  Rectangle().aspectRatio(1.5, contentMode: .fill)
}
