import SwiftUI

/// A text of four lines with room for one and a half keeps one, and the stack stays within its height.
///
/// - Expect: top 200 × 40 at 0, 4
/// - Expect: text 150 × 16 at 25, 52
/// - Expect: bottom 200 × 40 at 0, 76
/// - Expect: stack 200 × 112 at 0, 4
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/pressure/overflow/frames.json, macOS 26.2
#Preview("Pressure overflow", traits: .fixedLayout(width: 200, height: 120)) {
  VStack(spacing: 8) {
    Color.red.frame(height: 40).accessibilityIdentifier("top")
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .frame(width: 150, alignment: .leading)
      .accessibilityIdentifier("text")
    Color.blue.frame(height: 40).accessibilityIdentifier("bottom")
  }
  .accessibilityIdentifier("stack")
}
