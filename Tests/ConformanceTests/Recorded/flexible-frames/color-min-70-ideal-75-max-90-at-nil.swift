import SwiftUI

/// The ideal width replaces a missing proposal; any other is brought between the bounds.
///
/// - Answer: 75 × 30
/// - Proposal: nil × 30
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FlexFrameLayout.swift
#Preview("Color min 70 ideal 75 max 90 at nil") {
  Color.red.frame(minWidth: 70, idealWidth: 75, maxWidth: 90)
}
