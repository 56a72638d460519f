import SwiftUI

/// From zero to infinity the frame takes every proposal; without one it is as wide as its subview.
///
/// - Answer: 200 × 30
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Color min 0 max infinity at 200", traits: .fixedLayout(width: 200, height: 30)) {
  Color.red.frame(minWidth: 0, maxWidth: .infinity)
}
