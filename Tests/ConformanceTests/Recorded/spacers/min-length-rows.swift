import SwiftUI

/// A row too long for its container overflows around the centre. A spacer is 0 points across and stands in the
/// middle.
///
/// - Expect: overflow 370 × 20 at -35, 0
/// - Expect: a 250 × 20 at -35, 0
/// - Expect: s1 20 × 0 at 215, 10
/// - Expect: b 100 × 20 at 235, 0
/// - Expect: balanced 300 × 20 at 0, 20
/// - Expect: s2 130 × 0 at 0, 30
/// - Expect: c 40 × 20 at 130, 20
/// - Expect: s3 130 × 0 at 170, 30
/// - Expect: vspacer 0 × 60 at 150, 40
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/spacer-min-length/frames.json
#Preview("Min length rows", traits: .fixedLayout(width: 300, height: 100)) {
  VStack(spacing: 0) {
    HStack(spacing: 0) {
      Color.red.frame(width: 250, height: 20).accessibilityIdentifier("a")
      Spacer(minLength: 20).accessibilityIdentifier("s1")
      Color.red.frame(width: 100, height: 20)
        .accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("overflow")
    HStack(spacing: 0) {
      Spacer().accessibilityIdentifier("s2")
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("c")
      Spacer().accessibilityIdentifier("s3")
    }
    .accessibilityIdentifier("balanced")
    Spacer().accessibilityIdentifier("vspacer")
  }
}
