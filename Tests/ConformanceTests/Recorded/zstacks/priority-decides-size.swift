import SwiftUI

/// Only the layers of the highest priority decide the size of a ZStack; the others overflow.
///
/// - Expect: z 40 × 40 at 80, 80
/// - Expect: a 100 × 100 at 80, 50
/// - Expect: b 60 × 60 at 80, 70
/// - Expect: c 40 × 40 at 80, 80
/// - Answer: 40 × 40
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift
#Preview("Priority decides size", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .leading) {
    Color.red.frame(width: 100, height: 100).layoutPriority(-0.1).accessibilityIdentifier("a")
    Color.green.frame(width: 60, height: 60).accessibilityIdentifier("b")
    Color.blue.frame(width: 40, height: 40)
      .layoutPriority(1)
      .accessibilityIdentifier("c")
  }
  .accessibilityIdentifier("z")
}
