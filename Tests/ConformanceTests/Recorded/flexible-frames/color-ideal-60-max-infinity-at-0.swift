import SwiftUI

/// An infinite maximum takes the whole proposal, but never less than the subview; without one the ideal holds.
///
/// - Answer: 0 × 30
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Color ideal 60 max infinity at 0", traits: .fixedLayout(width: 0, height: 30)) {
  Color.red.frame(idealWidth: 60, maxWidth: .infinity)
}
