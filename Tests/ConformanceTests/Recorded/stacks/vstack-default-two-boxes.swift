import SwiftUI

/// Without a spacing of its own, a VStack leaves 8 points between plain views.
///
/// - Expect: stack 50 × 108 at 25, 96
/// - Expect: a 50 × 50 at 25, 96
/// - Expect: b 50 × 50 at 25, 154
/// - Answer: 50 × 108
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/vstack-spacing-default/frames.json
#Preview("VStack default two boxes", traits: .fixedLayout(width: 100, height: 300)) {
  VStack {
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b")
  }
  .accessibilityIdentifier("stack")
}
