import SwiftUI

/// With a minimum alone, the answer is the proposal, at least the minimum and at most the subview's own width.
///
/// - Answer: 50 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Rigid 50 min 20 at 65", traits: .fixedLayout(width: 65, height: 30)) {
  Color.red.frame(width: 50, height: 50).frame(minWidth: 20)
}
