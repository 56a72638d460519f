import SwiftUI

/// A symbol has a baseline within its frame, at 16.5 of 20 points, not at its bottom.
///
/// - Expect: text17 _ × 20 at _, 20.25
/// - Expect: icon17 22 × 20 at _, 19.75
/// - Expect: row _ × 20.5 at _, 19.75
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/symbol/basic/frames.json, macOS 26.2
#Preview("Mac symbol baseline", traits: .fixedLayout(width: 300, height: 60)) {
  HStack(alignment: .firstTextBaseline, spacing: 6) {
    Image(systemName: "star").font(.system(size: 17)).accessibilityIdentifier("icon17")
    Text("Star").font(.system(size: 17)).accessibilityIdentifier("text17")
  }
  .accessibilityIdentifier("row")
}
