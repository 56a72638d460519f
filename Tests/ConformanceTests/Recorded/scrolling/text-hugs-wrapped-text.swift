import SwiftUI

/// A scroll view is as wide as the wrapped text in it.
///
/// - Expect: text 274 × 32 at 13, 0
/// - Expect: scroll 274 × 200 at 13, 0
/// - Platform: macOS
/// - Tolerance: 2.2
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/scroll/text/frames.json, macOS 26.2
#Preview("Text hugs wrapped text", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .accessibilityIdentifier("text")
  }
  .accessibilityIdentifier("scroll")
}
