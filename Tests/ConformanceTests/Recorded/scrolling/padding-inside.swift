import SwiftUI

/// Padding inside a scroll view belongs to its content.
///
/// - Expect: scroll 152 × 200 at 74, 0
/// - Expect: content 152 × 432 at 74, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/ScrollView.md (scroll/padding golden)
#Preview("Padding inside", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView {
    VStack(spacing: 0) { Color.red.frame(width: 120, height: 400) }.padding(16).accessibilityIdentifier("content")
  }
  .accessibilityIdentifier("scroll")
}
