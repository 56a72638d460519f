import SwiftUI

/// Offsets and the order in depth leave the frames of layers alone.
///
/// - Expect: a 80 × 80 at 20, 20
/// - Expect: b 80 × 80 at 20, 20
/// - Expect: c 80 × 80 at 20, 20
/// - Expect: d 120 × 120 at 0, 0
/// - Expect: z 120 × 120 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/effects/zindex/frames.json
#Preview("Four layers 120", traits: .fixedLayout(width: 120, height: 120)) {
  ZStack {
    Color.red.frame(width: 80, height: 80)
      .offset(x: -25, y: -15)
      .zIndex(2)
      .accessibilityIdentifier("a")
    Color.blue.frame(width: 80, height: 80).accessibilityIdentifier("b")
    Color.green.frame(width: 80, height: 80)
      .offset(x: 25, y: 15)
      .zIndex(1)
      .accessibilityIdentifier("c")
    Color.yellow.frame(width: 120, height: 120).zIndex(-1).accessibilityIdentifier("d")
  }
  .accessibilityIdentifier("z")
}
