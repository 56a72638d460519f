import SwiftUI

/// A horizontal scroll view takes the proposed width and the height of its content.
///
/// - Expect: scroll 300 × 40 at 0, 80
/// - Expect: cells 500 × 40 at 0, 80
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/ScrollView.md (scroll/horizontal golden)
#Preview("Horizontal hugs height", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView(.horizontal) {
    HStack(spacing: 0) { Color.red.frame(width: 500, height: 40).accessibilityIdentifier("cells") }
  }
  .accessibilityIdentifier("scroll")
}
