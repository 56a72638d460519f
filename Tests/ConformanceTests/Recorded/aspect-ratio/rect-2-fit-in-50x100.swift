import SwiftUI

/// Fitting, a ratio gives the largest size inside the proposal.
///
/// - Answer: 50 × 25
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift
#Preview("Rect 2 fit in 50x100", traits: .fixedLayout(width: 50, height: 100)) {
  Rectangle().aspectRatio(2, contentMode: .fit)
}
