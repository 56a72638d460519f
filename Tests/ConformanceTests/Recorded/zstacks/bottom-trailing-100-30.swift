import SwiftUI

/// A ZStack is as large as its largest layer.
///
/// - Expect: stack 100 × 100 at 50, 50
/// - Expect: a 100 × 100 at 50, 50
/// - Expect: b 30 × 30 at 120, 120
/// - Answer: 100 × 100
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/zstack/frames.json
#Preview("Bottom trailing 100 30", traits: .fixedLayout(width: 200, height: 200)) {
  ZStack(alignment: .bottomTrailing) {
    Color.red.frame(width: 100, height: 100).accessibilityIdentifier("a")
    Color.red.frame(width: 30, height: 30).accessibilityIdentifier("b")
  }
  .accessibilityIdentifier("stack")
}
