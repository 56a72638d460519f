import SwiftUI

/// The same sentence takes four, two and two lines at three widths.
///
/// - Expect: narrow _ × 64 at _, 86
/// - Expect: narrowFrame 150 × 64 at _, 86
/// - Expect: wide _ × 32 at _, 150
/// - Expect: free _ × 32 at _, 182
/// - Expect: column _ × 128 at _, 86
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/text/wrapped/frames.json, macOS 26.2
#Preview("Wrapped column", traits: .fixedLayout(width: 400, height: 300)) {
  VStack(alignment: .leading, spacing: 0) {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .accessibilityIdentifier("narrow")
      .frame(width: 150, alignment: .topLeading)
      .accessibilityIdentifier("narrowFrame")
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .accessibilityIdentifier("wide")
      .frame(width: 260, alignment: .topLeading)
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .accessibilityIdentifier("free")
  }
  .accessibilityIdentifier("column")
}
