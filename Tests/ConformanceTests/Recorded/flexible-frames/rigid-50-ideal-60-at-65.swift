import SwiftUI

/// An ideal width only stands in for a missing proposal; otherwise the answer is the subview's.
///
/// - Answer: 50 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Rigid 50 ideal 60 at 65", traits: .fixedLayout(width: 65, height: 30)) {
  Color.red.frame(width: 50, height: 50).frame(idealWidth: 60)
}
