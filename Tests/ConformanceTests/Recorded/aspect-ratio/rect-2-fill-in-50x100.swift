import SwiftUI

/// Filling, a ratio gives the smallest size that covers the proposal.
///
/// - Answer: 200 × 100
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift
#Preview("Rect 2 fill in 50x100", traits: .fixedLayout(width: 50, height: 100)) {
  Rectangle().aspectRatio(2, contentMode: .fill)
}
