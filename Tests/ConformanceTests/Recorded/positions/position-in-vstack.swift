import SwiftUI

/// A positioned view takes the whole proposal on both axes; positions are not rounded.
///
/// - Expect: vstack 320 × 80 at 0, 0
/// - Expect: above 38.5 × 16 at 140.75, 0
/// - Expect: inVStack 320 × 40 at 0, 20
/// - Expect: below 36.5 × 16 at 141.75, 64
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/position/basic/frames.json
#Preview("Position in VStack", traits: .fixedLayout(width: 320, height: 80)) {
  VStack(spacing: 4) {
    Color.red.frame(width: 38.5, height: 16).accessibilityIdentifier("above")
    Color.red.frame(width: 30, height: 20).position(x: 40, y: 10).accessibilityIdentifier("inVStack")
    Color.red.frame(width: 36.5, height: 16)
      .accessibilityIdentifier("below")
  }
  .accessibilityIdentifier("vstack")
}
