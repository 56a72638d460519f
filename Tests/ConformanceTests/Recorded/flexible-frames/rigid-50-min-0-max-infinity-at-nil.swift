import SwiftUI

/// From zero to infinity the frame takes every proposal; without one it is as wide as its subview.
///
/// - Answer: 50 × 50
/// - Proposal: nil × 30
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Rigid 50 min 0 max infinity at nil") {
  Color.red.frame(width: 50, height: 50).frame(minWidth: 0, maxWidth: .infinity)
}
