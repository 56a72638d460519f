import SwiftUI

/// A stack asks only for the guide of its own alignment.
///
/// - Expect: a 20 × 10 at 0, 0
/// - Expect: b 40 × 10 at 0, 18
/// - Answer: 40 × 28
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Alignment/AlignmentGuideUITests.swift
#Preview("VStack ignores unused guide", traits: .fixedLayout(width: 40, height: 28)) {
  VStack(alignment: .leading) {
    Color.red.frame(width: 20, height: 10).alignmentGuide(.trailing) { _ in 100 }.accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 10).accessibilityIdentifier("b")
  }
}
