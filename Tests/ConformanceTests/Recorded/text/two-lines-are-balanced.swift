import SwiftUI

/// A paragraph of two lines leaves no single word on the second, which makes the first one shorter.
///
/// A wrapped line's width includes the space that hangs at its end.
///
/// - Expect: narrow 137 × _
/// - Expect: wide 227 × _
/// - Expect: free 355.5 × _ at 22.25, _
/// - Expect: column 355.5 × _ at 22.25, _
/// - Platform: macOS
/// - Tolerance: 2.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/text/wrapped/frames.json, macOS 26.2
#Preview("Two lines are balanced", traits: .fixedLayout(width: 400, height: 300)) {
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
