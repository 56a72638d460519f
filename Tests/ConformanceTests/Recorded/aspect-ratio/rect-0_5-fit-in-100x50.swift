import SwiftUI

/// Fitting, a ratio gives the largest size inside the proposal.
///
/// - Answer: 25 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift
#Preview("Rect 0.5 fit in 100x50", traits: .fixedLayout(width: 100, height: 50)) {
  Rectangle().aspectRatio(0.5, contentMode: .fit)
}
