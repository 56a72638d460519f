import SwiftUI

/// Filling, a ratio gives the smallest size that covers the proposal.
///
/// - Answer: 100 × 200
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift
#Preview("Rect 0.5 fill in 100x100", traits: .fixedLayout(width: 100, height: 100)) {
  Rectangle().aspectRatio(0.5, contentMode: .fill)
}
