import SwiftUI

/// A view without any size is still followed by the spacing.
///
/// Recorded with the name of an image that does not exist beside a text.
///
/// - Expect: nothing 0 × 0 at 137.25, 92
/// - Expect: word 17.5 × 16 at 145.25, 92
/// - Expect: row 25.5 × 16 at 137.25, 92
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/image/swap/frames.json
#Preview("Zero size child keeps gap", traits: .fixedLayout(width: 300, height: 200)) {
  HStack(alignment: .top) {
    Color.clear.frame(width: 0, height: 0).accessibilityIdentifier("nothing")
    Color.gray.frame(width: 17.5, height: 16).accessibilityIdentifier("word")
  }
  .accessibilityIdentifier("row")
}
