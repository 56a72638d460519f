import SwiftUI

/// A spacer of least length 0 vanishes where nothing is left.
///
/// - Expect: a 80 × 50 at 20, 75
/// - Expect: s 0 × 0 at 100, 100
/// - Expect: b 80 × 50 at 100, 75
/// - Answer: 160 × 80
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift
#Preview("Min 0 exact 160", traits: .fixedLayout(width: 200, height: 200)) {
  HStack {
    Color.red.frame(width: 80, height: 50).accessibilityIdentifier("a")
    Spacer(minLength: 0).accessibilityIdentifier("s")
    Color.red.frame(width: 80, height: 50).accessibilityIdentifier("b")
  }
  .frame(width: 160, height: 80)
}
