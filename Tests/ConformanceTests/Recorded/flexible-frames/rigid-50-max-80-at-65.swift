import SwiftUI

/// With a maximum alone, the answer is the proposal, at least the subview's own width and at most the maximum;
/// without a proposal it is the subview's width.
///
/// - Answer: 65 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Rigid 50 max 80 at 65", traits: .fixedLayout(width: 65, height: 30)) {
  Color.red.frame(width: 50, height: 50).frame(maxWidth: 80)
}
