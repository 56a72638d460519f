import SwiftUI

/// Shapes combined with others fill their frames.
///
/// Recorded with the second shape moved by 30 points, which changes no frame.
///
/// - Expect: u 60 × 60 at 40, 20
/// - Expect: i 60 × 60 at 120, 20
/// - Expect: s 60 × 60 at 200, 20
/// - Expect: x 60 × 60 at 280, 20
/// - Expect: row 300 × 60 at 40, 20
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/shapebool/fills/frames.json
#Preview("Boolean ops in frames", traits: .fixedLayout(width: 380, height: 100)) {
  HStack(spacing: 20) {
    Circle()
      .union(Rectangle())
      .fill(Color.blue)
      .frame(width: 60, height: 60)
      .accessibilityIdentifier("u")
    Circle()
      .intersection(Rectangle())
      .fill(Color.blue)
      .frame(width: 60, height: 60)
      .accessibilityIdentifier("i")
    Circle()
      .subtracting(Rectangle())
      .fill(Color.blue)
      .frame(width: 60, height: 60)
      .accessibilityIdentifier("s")
    Circle()
      .symmetricDifference(Rectangle())
      .fill(Color.blue)
      .frame(width: 60, height: 60)
      .accessibilityIdentifier("x")
  }
  .accessibilityIdentifier("row")
}
