import SwiftUI

/// A scroll view of both axes takes the whole proposal, and its content starts at the top leading corner.
///
/// - Expect: scroll 300 × 200 at 0, 0
/// - Expect: c 400 × 400 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/ScrollView.md (scroll/both golden)
#Preview("Both axes", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 400, height: 400).accessibilityIdentifier("c") }
    .accessibilityIdentifier("scroll")
}
