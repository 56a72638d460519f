import SwiftUI

/// A leading and a trailing column stand side by side.
///
/// - Expect: leading 100 × 44 at 50, 78
/// - Expect: l1 100 × 20 at 50, 78
/// - Expect: l2 50 × 20 at 50, 102
/// - Expect: trailing 100 × 44 at 150, 78
/// - Expect: t1 100 × 20 at 150, 78
/// - Expect: t2 50 × 20 at 200, 102
/// - Answer: 200 × 44
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/vstack-alignment/frames.json
#Preview("VStack alignments two columns", traits: .fixedLayout(width: 300, height: 200)) {
  HStack(spacing: 0) {
    VStack(alignment: .leading, spacing: 4) {
      Color.red.frame(width: 100, height: 20).accessibilityIdentifier("l1")
      Color.red.frame(width: 50, height: 20)
        .accessibilityIdentifier("l2")
    }
    .accessibilityIdentifier("leading")
    VStack(alignment: .trailing, spacing: 4) {
      Color.red.frame(width: 100, height: 20).accessibilityIdentifier("t1")
      Color.red.frame(width: 50, height: 20)
        .accessibilityIdentifier("t2")
    }
    .accessibilityIdentifier("trailing")
  }
}
