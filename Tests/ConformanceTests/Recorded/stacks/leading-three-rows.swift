import SwiftUI

/// Rows of different widths start at the leading edge of their column.
///
/// - Expect: w60 60 × 20 at 80, 62
/// - Expect: w100 100 × 20 at 80, 90
/// - Expect: w140 140 × 20 at 80, 118
/// - Expect: list 140 × 76 at 80, 62
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/foreach/identity/frames.json
#Preview("Leading three rows", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading) {
    ForEach([60, 100, 140], id: \.self) { w in
      Color.blue.frame(width: CGFloat(w), height: 20).accessibilityIdentifier("w\(w)")
    }
  }
  .accessibilityIdentifier("list")
}
