import SwiftUI

private let fourLines = "one\ntwo\nthree\nfour"

/// A spacer keeps its 8 points before a text is proposed the rest; what the cut lines leave goes to the spacer.
///
/// - Expect: top 200 × 40 at 0, 0
/// - Expect: text 150 × 32 at 25, 40
/// - Expect: spacer 0 × 18 at 100, 72
/// - Expect: bottom 200 × 40 at 0, 90
/// - Expect: stack 200 × 130 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/pressure/stack-spacer-tight/frames.json
#Preview("VStack row fixed text squeeze", traits: .fixedLayout(width: 200, height: 130)) {
  VStack(spacing: 0) {
    Color.red.frame(height: 40).accessibilityIdentifier("top")
    Text(fourLines).frame(width: 150, alignment: .leading).accessibilityIdentifier("text")
    Spacer().accessibilityIdentifier("spacer")
    Color.blue.frame(height: 40).accessibilityIdentifier("bottom")
  }
  .accessibilityIdentifier("stack")
}
