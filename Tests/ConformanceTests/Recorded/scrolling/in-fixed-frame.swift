import SwiftUI

/// Across its axis a scroll view is as wide as its content.
///
/// - Expect: scroll 100 × 150 at 100, 25
/// - Expect: row 100 × 60 at 100, 25
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/ScrollView.md (scroll/narrow-content golden)
#Preview("In fixed frame", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView { Color.red.frame(width: 100, height: 60).accessibilityIdentifier("row") }
    .accessibilityIdentifier("scroll")
    .frame(width: 250, height: 150)
}
