import SwiftUI

/// With both bounds the answer is the proposal between them, or the subview's width between them without one.
///
/// - Answer: 80 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Rigid 50 min 20 max 80 at 200", traits: .fixedLayout(width: 200, height: 30)) {
  Color.red.frame(width: 50, height: 50).frame(minWidth: 20, maxWidth: 80)
}
