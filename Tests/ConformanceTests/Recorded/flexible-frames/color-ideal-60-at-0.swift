import SwiftUI

/// An ideal width only stands in for a missing proposal; otherwise the answer is the subview's.
///
/// - Answer: 0 × 30
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Color ideal 60 at 0", traits: .fixedLayout(width: 0, height: 30)) {
  Color.red.frame(idealWidth: 60)
}
