import SwiftUI

/// Two spacers at the ends center what is between them.
///
/// - Expect: a 50 × 50 at 46, 75
/// - Expect: b 50 × 50 at 104, 75
/// - Answer: 200 × 80
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
#Preview("Both ends in 200", traits: .fixedLayout(width: 200, height: 200)) {
  HStack {
    Spacer()
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b")
    Spacer()
  }
  .frame(width: 200, height: 80)
}
