import SwiftUI

/// Spacers in a column of rows push views to corners and to thirds.
///
/// - Expect: r 40 × 40 at 0, 0
/// - Expect: b 40 × 40 at 160, 0
/// - Expect: g 40 × 40 at 40, 160
/// - Expect: y 40 × 40 at 120, 160
/// - Answer: 200 × 200
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
#Preview("Nested 200", traits: .fixedLayout(width: 200, height: 200)) {
  VStack {
    HStack {
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("r")
      Spacer()
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("b")
    }
    Spacer()
    HStack {
      Spacer()
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("g")
      Spacer()
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("y")
      Spacer()
    }
  }
  .frame(width: 200, height: 200)
}
