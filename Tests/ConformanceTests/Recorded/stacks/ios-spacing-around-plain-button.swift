import SwiftUI

/// A button without a border keeps its label's distance above and 8 points below.
///
/// - Expect: a _ × 20 at _, 112.44970703125
/// - Expect: mid _ × 20.5 at _, 139.05029296875
/// - Expect: b _ × 20 at _, 167.55029296875
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/layout/controls/frames.json, commit 33be5002 (iPhone SE, iOS
///   26.0)
struct IOSSpacingAroundPlainButton: PreviewProvider {
  static var previews: some View {
    VStack {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Button("OK") {}.accessibilityIdentifier("mid")
      Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}
