import SwiftUI

/// A frame places smaller content at its alignment.
///
/// - Expect: outer 120 × 80 at 40, 60
/// - Expect: inner 40 × 40 at 40, 60
/// - Answer: 120 × 80
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/layout/frame-fixed/frames.json
#Preview("Top leading 40 in 120x80", traits: .fixedLayout(width: 200, height: 200)) {
  Color.red.frame(width: 40, height: 40)
    .accessibilityIdentifier("inner")
    .frame(width: 120, height: 80, alignment: .topLeading)
    .accessibilityIdentifier("outer")
}
