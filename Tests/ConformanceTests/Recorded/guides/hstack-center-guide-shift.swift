import SwiftUI

/// A guide moved by 15 points moves its view against the others, and the row grows.
///
/// - Expect: s 40 × 55 at 30, 22.5
/// - Expect: a 20 × 40 at 30, 37.5
/// - Expect: b 20 × 40 at 50, 22.5
/// - Answer: 40 × 55
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: the measured rules, combined
#Preview("HStack center guide shift", traits: .fixedLayout(width: 100, height: 100)) {
  HStack(spacing: 0) {
    Color.red.frame(width: 20, height: 40).accessibilityIdentifier("a")
    Color.red.frame(width: 20, height: 40).alignmentGuide(VerticalAlignment.center) {
      $0[VerticalAlignment.center] + 15
    }
    .accessibilityIdentifier("b")
  }
  .accessibilityIdentifier("s")
}
