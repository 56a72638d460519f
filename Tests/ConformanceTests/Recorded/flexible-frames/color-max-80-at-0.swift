import SwiftUI

/// With a maximum alone, the answer is the proposal, at least the subview's own width and at most the maximum;
/// without a proposal it is the subview's width.
///
/// - Answer: 0 × 30
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Color max 80 at 0", traits: .fixedLayout(width: 0, height: 30)) {
  Color.red.frame(maxWidth: 80)
}
