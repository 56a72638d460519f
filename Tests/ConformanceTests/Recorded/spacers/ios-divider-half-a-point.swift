import SwiftUI

/// A divider is one pixel thick: half a point on a display of two pixels a point.
///
/// - Expect: a 20 × 20 at 150, 39.75
/// - Expect: divider 320 × 0.5 at 0, 59.75
/// - Proposal: 320 × 100
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/layout/basics/frames.json, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSDividerHalfAPoint: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      Divider().accessibilityIdentifier("divider")
    }
    .frame(width: 320, height: 100)
    .previewDevice("iPhone SE (3rd generation)")
  }
}
