import SwiftUI

/// Rotated and scaled views keep their frames, which stand at quarter points.
///
/// - Expect: p 40 × 40 at 10.25, 0
/// - Expect: q 40 × 40 at 90.25, 0
/// - Expect: w 19.5 × 16 at 170.25, 12
/// - Expect: row 179.5 × 40 at 10.25, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/transform/basic/frames.json
#Preview("Row quarter points", traits: .fixedLayout(width: 200, height: 40)) {
  VStack {
    HStack(spacing: 40) {
      Color.orange.frame(width: 40, height: 40)
        .rotationEffect(.degrees(30), anchor: .topLeading)
        .accessibilityIdentifier("p")
      Color.purple.frame(width: 40, height: 40)
        .scaleEffect(x: 2, y: 0.5, anchor: .bottom)
        .accessibilityIdentifier("q")
      Color.gray.frame(width: 19.5, height: 16)
        .rotationEffect(.degrees(-20))
        .accessibilityIdentifier("w")
    }
    .accessibilityIdentifier("row")
  }
}
