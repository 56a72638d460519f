import SwiftUI

/// A spacer keeps its 8 points first; the text keeps three lines, and the spacer gets what they leave.
///
/// - Expect: top 200 × 40 at 0, 0
/// - Expect: text 150 × 48 at 25, 40
/// - Expect: spacer 0 × 22 at 100, 88
/// - Expect: bottom 200 × 40 at 0, 110
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/pressure/spacer-roomy/frames.json, macOS 26.2
#Preview("Pressure spacer roomy", traits: .fixedLayout(width: 200, height: 150)) {
  VStack(spacing: 0) {
    Color.red.frame(height: 40).accessibilityIdentifier("top")
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .frame(width: 150, alignment: .leading)
      .accessibilityIdentifier("text")
    Spacer().accessibilityIdentifier("spacer")
    Color.blue.frame(height: 40).accessibilityIdentifier("bottom")
  }
  .accessibilityIdentifier("stack")
}
