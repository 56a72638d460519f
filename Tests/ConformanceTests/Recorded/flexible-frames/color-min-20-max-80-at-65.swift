import SwiftUI

/// With both bounds the answer is the proposal between them, or the subview's width between them without one.
///
/// - Answer: 65 × 30
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Color min 20 max 80 at 65", traits: .fixedLayout(width: 65, height: 30)) {
  Color.red.frame(minWidth: 20, maxWidth: 80)
}
