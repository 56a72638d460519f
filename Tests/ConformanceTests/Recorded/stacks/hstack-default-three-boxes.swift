import SwiftUI

/// Without a spacing of its own, an HStack leaves 8 points between plain views.
///
/// - Expect: stack 166 × 50 at 67, 25
/// - Expect: a 50 × 50 at 67, 25
/// - Expect: b 50 × 50 at 125, 25
/// - Expect: c 50 × 50 at 183, 25
/// - Answer: 166 × 50
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/spacing-default/frames.json
#Preview("HStack default three boxes", traits: .fixedLayout(width: 300, height: 100)) {
  HStack {
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b")
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("c")
  }
  .accessibilityIdentifier("stack")
}
