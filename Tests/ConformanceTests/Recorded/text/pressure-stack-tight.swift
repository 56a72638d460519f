import SwiftUI

/// A text of four lines with room for three keeps three.
///
/// - Expect: top 200 × 40 at 0, 1
/// - Expect: text 150 × 48 at 25, 41
/// - Expect: bottom 200 × 40 at 0, 89
/// - Expect: stack 200 × 128 at 0, 1
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/pressure/stack-tight/frames.json, macOS 26.2
#Preview("Pressure stack tight", traits: .fixedLayout(width: 200, height: 130)) {
  VStack(spacing: 0) {
    Color.red.frame(height: 40).accessibilityIdentifier("top")
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .frame(width: 150, alignment: .leading)
      .accessibilityIdentifier("text")
    Color.blue.frame(height: 40).accessibilityIdentifier("bottom")
  }
  .accessibilityIdentifier("stack")
}
