import SwiftUI

/// A cut line answers its drawn width, without the space before the ellipsis.
///
/// - Expect: limit1 144 × _
/// - Expect: limit2 144 × _
/// - Expect: limit3 147 × _
/// - Expect: limit10 137 × _
/// - Platform: macOS
/// - Tolerance: 2.2
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/text/line-limit/frames.json, macOS 26.2
#Preview("Line limit widths", traits: .fixedLayout(width: 400, height: 420)) {
  VStack(alignment: .leading, spacing: 0) {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .lineLimit(1)
      .accessibilityIdentifier("limit1")
      .frame(width: 150, alignment: .topLeading)
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .lineLimit(2)
      .accessibilityIdentifier("limit2")
      .frame(width: 150, alignment: .topLeading)
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .lineLimit(3)
      .accessibilityIdentifier("limit3")
      .frame(width: 150, alignment: .topLeading)
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .lineLimit(10)
      .accessibilityIdentifier("limit10")
      .frame(width: 150, alignment: .topLeading)
  }
  .accessibilityIdentifier("column")
}
