import SwiftUI

/// An overlay stands at its alignment within the view below it; a background would stand at the same place.
///
/// - Expect: o 50 × 50 at 200, 200
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift
#Preview("Top leading 50 on 100", traits: .fixedLayout(width: 500, height: 500)) {
  Color.red.frame(width: 100, height: 100)
    .overlay(Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("o"), alignment: .topLeading)
}
