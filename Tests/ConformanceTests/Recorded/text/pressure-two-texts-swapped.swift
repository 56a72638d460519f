import SwiftUI

/// The shorter text is proposed first, whatever their order in the source.
///
/// - Expect: second 150 × 32 at 75, 5
/// - Expect: first 150 × 48 at 75, 37
/// - Expect: stack 150 × 80 at 75, 5
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/pressure/two-texts-swapped/frames.json, macOS 26.2
#Preview("Pressure two texts swapped", traits: .fixedLayout(width: 300, height: 90)) {
  VStack(spacing: 0) {
    Text("Short second text that wraps twice here")
      .frame(width: 150, alignment: .leading)
      .accessibilityIdentifier("second")
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .frame(width: 150, alignment: .leading)
      .accessibilityIdentifier("first")
  }
  .accessibilityIdentifier("stack")
}
