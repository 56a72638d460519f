import SwiftUI

/// A scroll view hugs narrow content within a wider frame.
///
/// - Expect: content 100 × 400 at 100, 25
/// - Expect: scroll 100 × 150 at 100, 25
/// - Expect: frame 250 × 150 at 25, 25
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/scroll/narrow-content/frames.json
#Preview("Narrow in frame", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView {
    Color.blue.frame(width: 100, height: 400).accessibilityIdentifier("content")
  }
  .accessibilityIdentifier("scroll")
  .frame(width: 250, height: 150)
  .accessibilityIdentifier("frame")
}
