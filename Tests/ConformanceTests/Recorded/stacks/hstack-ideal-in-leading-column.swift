import SwiftUI

/// A row of fixed views takes their width and stands at the column's leading edge.
///
/// - Expect: column 200 × 40 at 50, 80
/// - Expect: row 76 × 30 at 50, 80
/// - Expect: a 30 × 30 at 50, 80
/// - Expect: b 40 × 30 at 86, 80
/// - Expect: wide 200 × 10 at 50, 110
/// - Answer: 200 × 40
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/hstack-ideal/frames.json
#Preview("HStack ideal in leading column", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading, spacing: 0) {
    HStack(spacing: 6) {
      Color.red.frame(width: 30, height: 30).accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 30).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("row")
    Color.red.frame(width: 200, height: 10)
      .accessibilityIdentifier("wide")
  }
  .accessibilityIdentifier("column")
}
