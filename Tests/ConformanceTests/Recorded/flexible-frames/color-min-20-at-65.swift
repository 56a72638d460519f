import SwiftUI

/// With a minimum alone, the answer is the proposal, at least the minimum and at most the subview's own width.
///
/// - Answer: 65 × 30
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Color min 20 at 65", traits: .fixedLayout(width: 65, height: 30)) {
  Color.red.frame(minWidth: 20)
}
