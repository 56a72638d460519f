import SwiftUI

/// From right to left a row starts at its right edge.
///
/// - Expect: a 50 × 20 at 38, 0
/// - Expect: b 30 × 20 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Docs/elements/Layout.md (layout/rtl-stacks)
#Preview("HStack mirrors", traits: .fixedLayout(width: 88, height: 20)) {
  HStack {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
    Color.red.frame(width: 30, height: 20)
      .accessibilityIdentifier("b")
  }
  .environment(\.layoutDirection, .rightToLeft)
}
