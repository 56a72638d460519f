import SwiftUI

/// Between texts and boxes in a row are 8 points alike.
///
/// - Expect: one 25 × 16 at 90.25, 42
/// - Expect: two 25 × 16 at 123.25, 42
/// - Expect: box 10 × 10 at 156.25, 45
/// - Expect: three 35.5 × 16 at 174.25, 42
/// - Expect: stack 119.5 × 16 at 90.25, 42
/// - Platform: macOS
/// - Tolerance: 1
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/text/hstack-spacing/frames.json, macOS 26.2
#Preview("HStack default spacing", traits: .fixedLayout(width: 300, height: 100)) {
  HStack {
    Text("One").accessibilityIdentifier("one")
    Text("Two").accessibilityIdentifier("two")
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
    Text("Three").accessibilityIdentifier("three")
  }
  .accessibilityIdentifier("stack")
}
