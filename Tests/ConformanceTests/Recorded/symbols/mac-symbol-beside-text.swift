import SwiftUI

/// A symbol and a text of the default font in a row.
///
/// - Expect: icon 16.5 × 16 at 125.25, 22
/// - Expect: text 25 × 16 at 149.75, 22
/// - Expect: row 49.5 × 16 at 125.25, 22
/// - Platform: macOS
/// - Tolerance: 0.51
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/symbol/basic/frames.json, macOS 26.2
#Preview("Mac symbol beside text", traits: .fixedLayout(width: 300, height: 60)) {
  HStack(spacing: 8) {
    Image(systemName: "star").accessibilityIdentifier("icon")
    Text("Star").accessibilityIdentifier("text")
  }
  .accessibilityIdentifier("row")
}
