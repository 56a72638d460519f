import SwiftUI

/// A column is as wide as its subviews reach once they are aligned on their guides, here from -100 to 50.
///
/// - Expect: stack 150 × 68 at 75, 66
/// - Expect: a 100 × 20 at 75, 66
/// - Expect: b 50 × 20 at 175, 90
/// - Expect: c 30 × 20 at 160, 114
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/alignment-guide/frames.json
#Preview("VStack leading guides", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading, spacing: 4) {
    Color.red.frame(width: 100, height: 20).alignmentGuide(.leading) { $0[.trailing] }.accessibilityIdentifier("a")
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("b")
    Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { $0.width / 2 }.accessibilityIdentifier("c")
  }
  .accessibilityIdentifier("stack")
}
