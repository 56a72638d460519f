import SwiftUI

/// A spacer grows beyond its least length.
///
/// - Expect: a 50 × 50 at 10, 75
/// - Expect: s 80 × 0 at 60, 100
/// - Expect: b 50 × 50 at 140, 75
/// - Answer: 180 × 80
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
#Preview("Min 50 in 180", traits: .fixedLayout(width: 200, height: 200)) {
  HStack {
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
    Spacer(minLength: 50).accessibilityIdentifier("s")
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b")
  }
  .frame(width: 180, height: 80)
}
