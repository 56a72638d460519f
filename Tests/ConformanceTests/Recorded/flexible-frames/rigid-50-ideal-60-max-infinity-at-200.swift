import SwiftUI

/// An infinite maximum takes the whole proposal, but never less than the subview; without one the ideal holds.
///
/// - Answer: 200 × 50
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Rigid 50 ideal 60 max infinity at 200", traits: .fixedLayout(width: 200, height: 30)) {
  Color.red.frame(width: 50, height: 50).frame(idealWidth: 60, maxWidth: .infinity)
}
