import SwiftUI

/// Without a spacing of its own, a bar inset at the bottom keeps 8 points from the content.
///
/// - Expect: plainContent 100 × 162 at 0, 0
/// - Expect: plainBar 100 × 30 at 0, 170
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/position/safe-area/frames.json
#Preview("Safe area inset bottom plain content", traits: .fixedLayout(width: 100, height: 200)) {
  VStack(spacing: 0) { Color.red.accessibilityIdentifier("plainContent") }.safeAreaInset(edge: .bottom) {
    Color.blue.frame(height: 30).accessibilityIdentifier("plainBar")
  }
  .frame(width: 100, height: 200)
}
