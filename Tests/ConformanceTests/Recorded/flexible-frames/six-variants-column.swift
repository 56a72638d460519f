import SwiftUI

/// A maximum lets a rigid view's frame grow to it; a minimum alone never grows past the view. Wider content
/// overflows.
///
/// - Expect: min 100 × 20 at 100, 90
/// - Expect: max 200 × 20 at 50, 110
/// - Expect: fill 300 × 20 at 0, 130
/// - Expect: ideal 150 × 20 at 75, 150
/// - Expect: clampFlexible 120 × 20 at 90, 170
/// - Expect: overflow 200 × 20 at 50, 190
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/frame-flex/frames.json
#Preview("Six variants column", traits: .fixedLayout(width: 300, height: 300)) {
  VStack(spacing: 0) {
    Color.red.frame(width: 40, height: 20).frame(minWidth: 100).accessibilityIdentifier("min")
    Color.red.frame(width: 40, height: 20).frame(maxWidth: 200).accessibilityIdentifier("max")
    Color.red.frame(width: 40, height: 20)
      .frame(minWidth: 50, maxWidth: .infinity)
      .accessibilityIdentifier("fill")
    Color.red.frame(width: 40, height: 20)
      .frame(idealWidth: 150)
      .fixedSize()
      .accessibilityIdentifier("ideal")
    Color.red.frame(maxWidth: 120, maxHeight: 20).accessibilityIdentifier("clampFlexible")
    Color.red.frame(width: 250, height: 20).frame(maxWidth: 200).accessibilityIdentifier("overflow")
  }
}
