import SwiftUI

/// No spacing stands beside a spacer: it takes all that the boxes leave.
///
/// - Expect: stack 300 × 50 at 0, 25
/// - Expect: a 50 × 50 at 0, 25
/// - Expect: spacer 200 × 0 at 50, 50
/// - Expect: b 50 × 50 at 250, 25
/// - Answer: 300 × 50
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/spacer/frames.json
#Preview("Default between boxes", traits: .fixedLayout(width: 300, height: 100)) {
  HStack {
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
    Spacer().accessibilityIdentifier("spacer")
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b")
  }
  .accessibilityIdentifier("stack")
}
