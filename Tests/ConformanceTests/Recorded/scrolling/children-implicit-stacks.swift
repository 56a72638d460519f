import SwiftUI

/// Several views in a scroll view form a column, in a horizontal one, too.
///
/// - Expect: vTop _ × 16 at _, 0
/// - Expect: vBlock 60 × 30 at 0, 24.15087890625
/// - Expect: vBottom _ × 16 at _, 58.89306640625
/// - Expect: vScroll 60 × 200 at 0, 0
/// - Expect: hTop _ × 16 at _, 0
/// - Expect: hBlock 60 × 30 at 80, 24.15087890625
/// - Expect: hBottom _ × 16 at _, 58.89306640625
/// - Expect: hScroll 220 × 74.89306640625 at 80, 0
/// - Expect: row 300 × 200 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/scroll/children/frames.json, macOS 26.2
#Preview("Children implicit stacks", traits: .fixedLayout(width: 300, height: 200)) {
  HStack(alignment: .top, spacing: 20) {
    ScrollView {
      Text("Top").accessibilityIdentifier("vTop")
      Color.blue.frame(width: 60, height: 30).accessibilityIdentifier("vBlock")
      Text("Bottom").accessibilityIdentifier("vBottom")
    }
    .accessibilityIdentifier("vScroll")
    ScrollView(.horizontal) {
      Text("Top").accessibilityIdentifier("hTop")
      Color.blue.frame(width: 60, height: 30).accessibilityIdentifier("hBlock")
      Text("Bottom").accessibilityIdentifier("hBottom")
    }
    .accessibilityIdentifier("hScroll")
  }
  .accessibilityIdentifier("row")
}
