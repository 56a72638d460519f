import SwiftUI

/// Limits, ranges and reserved lines decide how many lines high a text is.
///
/// - Expect: limit1 _ × 16 at 125, 26
/// - Expect: limit2 _ × 32 at 125, 42
/// - Expect: limit3 _ × 48 at 125, 74
/// - Expect: limit10 _ × 64 at 125, 122
/// - Expect: upTo2 _ × 32 at 125, 186
/// - Expect: range1to3 _ × 48 at 125, 218
/// - Expect: short _ × 16 at 125, 266
/// - Expect: reserved2 _ × 32 at 125, 282
/// - Expect: range2to4 _ × 32 at 125, 314
/// - Expect: atLeast3 _ × 48 at 125, 346
/// - Expect: column 150 × 368 at 125, 26
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/text/line-limit/frames.json, macOS 26.2
#Preview("Line limit heights", traits: .fixedLayout(width: 400, height: 420)) {
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
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .lineLimit(...2)
      .accessibilityIdentifier("upTo2")
      .frame(width: 150, alignment: .topLeading)
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .lineLimit(1...3)
      .accessibilityIdentifier("range1to3")
      .frame(width: 150, alignment: .topLeading)
    Text("Hello").lineLimit(1).accessibilityIdentifier("short")
    Text("Hello").lineLimit(2, reservesSpace: true).accessibilityIdentifier("reserved2")
    Text("Hello").lineLimit(2...4).accessibilityIdentifier("range2to4")
    Text("Hello").lineLimit(3...).accessibilityIdentifier("atLeast3")
  }
  .accessibilityIdentifier("column")
}
