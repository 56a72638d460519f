import SwiftUI

/// Safe area padding of four different edges answers the whole proposal.
///
/// - Expect: outer 200 × 200 at 0, 0
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/InsetViewModifierUITests.swift
#Preview("Safe area padding edge insets", traits: .fixedLayout(width: 200, height: 200)) {
  Color.red.safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    .accessibilityIdentifier("outer")
}
