import SwiftUI

/// A stack of one text keeps as many whole lines as its height has room for.
///
/// - Expect: text 150 × 16 at 75, 4.5
/// - Expect: stack 150 × 16 at 75, 4.5
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/pressure/alone25/frames.json, macOS 26.2
#Preview("Pressure alone 25", traits: .fixedLayout(width: 300, height: 25)) {
  VStack(spacing: 0) {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .frame(width: 150, alignment: .leading)
      .accessibilityIdentifier("text")
  }
  .accessibilityIdentifier("stack")
}
