import SwiftUI

/// From zero to infinity the frame takes every proposal; without one it is as wide as its subview.
///
/// - Answer: 0 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Rigid 50 min 0 max infinity at 0", traits: .fixedLayout(width: 0, height: 30)) {
  Color.red.frame(width: 50, height: 50).frame(minWidth: 0, maxWidth: .infinity)
}
