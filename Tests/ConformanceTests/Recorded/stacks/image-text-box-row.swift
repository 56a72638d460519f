import SwiftUI

/// Between images, texts and boxes an HStack leaves 8 points alike.
///
/// The boxes stand for images and a text of their recorded sizes.
///
/// - Expect: pic1 64 × 40 at 0, 0
/// - Expect: word 17.5 × 16 at 72, 12
/// - Expect: pic2 64 × 40 at 97.5, 0
/// - Expect: dot 10 × 10 at 169.5, 15
/// - Expect: row 179.5 × 40 at 0, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/image/stack-spacing/frames.json
#Preview("Image text box row", traits: .fixedLayout(width: 179.5, height: 40)) {
  HStack {
    Color.red.frame(width: 64, height: 40).accessibilityIdentifier("pic1")
    Color.gray.frame(width: 17.5, height: 16).accessibilityIdentifier("word")
    Color.red.frame(width: 64, height: 40).accessibilityIdentifier("pic2")
    Color.clear.frame(width: 10, height: 10).accessibilityIdentifier("dot")
  }
  .accessibilityIdentifier("row")
}
