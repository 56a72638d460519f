import SwiftUI

/// A text keeps the whole lines that its proposed height has room for, one at least.
///
/// Widths depend on the font's advances and are left out.
///
/// - Expect: t8 _ × 16 at 25, 65
/// - Expect: t20 _ × 16 at 145, 65
/// - Expect: t32 _ × 32 at 265, 65
/// - Expect: t40 _ × 32 at 385, 65
/// - Expect: t48 _ × 48 at 505, 65
/// - Expect: t70 _ × 64 at 625, 65
/// - Expect: h8 110 × 8 at 25, 65
/// - Expect: row 710 × 70 at 25, 65
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/pressure/heights/frames.json, macOS 26.2
#Preview("Pressure heights", traits: .fixedLayout(width: 760, height: 200)) {
  HStack(alignment: .top, spacing: 10) {
    ForEach([8, 20, 32, 40, 48, 70], id: \.self) { height in
      Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
        .accessibilityIdentifier("t\(height)")
        .frame(width: 110, height: CGFloat(height), alignment: .topLeading)
        .accessibilityIdentifier("h\(height)")
    }
  }
  .accessibilityIdentifier("row")
}
