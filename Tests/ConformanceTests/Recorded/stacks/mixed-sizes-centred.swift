import SwiftUI

/// Views of three sizes stand on the middle of their row.
///
/// The boxes stand for template images, which are as rigid.
///
/// - Expect: i0 24 × 24 at 24, 48
/// - Expect: i1 24 × 24 at 56, 48
/// - Expect: i2 24 × 24 at 88, 48
/// - Expect: i3 24 × 24 at 120, 48
/// - Expect: i4 64 × 40 at 152, 40
/// - Expect: i5 64 × 40 at 224, 40
/// - Expect: i6 48 × 48 at 296, 36
/// - Expect: i7 24 × 24 at 352, 48
/// - Expect: row 352 × 48 at 24, 36
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/image/template/frames.json
#Preview("Mixed sizes centred", traits: .fixedLayout(width: 400, height: 120)) {
  HStack(spacing: 8) {
    Color.red.frame(width: 24, height: 24).accessibilityIdentifier("i0")
    Color.red.frame(width: 24, height: 24).accessibilityIdentifier("i1")
    Color.red.frame(width: 24, height: 24).accessibilityIdentifier("i2")
    Color.red.frame(width: 24, height: 24).accessibilityIdentifier("i3")
    Color.blue.frame(width: 64, height: 40).accessibilityIdentifier("i4")
    Color.blue.frame(width: 64, height: 40).accessibilityIdentifier("i5")
    Color.green.frame(width: 48, height: 48).accessibilityIdentifier("i6")
    Color.red.frame(width: 24, height: 24).opacity(0.5).accessibilityIdentifier("i7")
  }
  .accessibilityIdentifier("row")
}
