import SwiftUI

/// A baseline offset makes a text higher by its amount; raised text gets the room below its baseline.
///
/// - Expect: base _ × 16 at _, 34
/// - Expect: up _ × 22 at _, 28
/// - Expect: down _ × 20 at _, 34
/// - Expect: row _ × 26 at _, 28
/// - Expect: centerBase _ × 16 at _, 73
/// - Expect: centerUp _ × 22 at _, 70
/// - Expect: centerRow _ × 22 at _, 70
/// - Expect: raised _ × 24 at _, 108
/// - Expect: stack _ × 104 at _, 28
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/textstyle/baseline/frames.json, macOS 26.2
#Preview("Baseline offset", traits: .fixedLayout(width: 260, height: 160)) {
  VStack(alignment: .leading, spacing: 16) {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text("Base").accessibilityIdentifier("base")
      Text("Up").baselineOffset(6).accessibilityIdentifier("up")
      Text("Down").baselineOffset(-4).accessibilityIdentifier("down")
    }
    .accessibilityIdentifier("row")
    HStack(spacing: 12) {
      Text("Base").accessibilityIdentifier("centerBase")
      Text("Up").baselineOffset(6).accessibilityIdentifier("centerUp")
    }
    .accessibilityIdentifier("centerRow")
    Text("Raised").baselineOffset(8).accessibilityIdentifier("raised")
  }
  .accessibilityIdentifier("stack")
}
