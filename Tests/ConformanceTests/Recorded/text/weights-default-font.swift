import SwiftUI

/// Bold and semibold texts are wider and as high as regular ones.
///
/// - Expect: bold 29.5 × 16 at _, 60
/// - Expect: fontWeightBold 29.5 × 16 at _, 76
/// - Expect: semibold 28.5 × 16 at _, 92
/// - Expect: weight 44.5 × 16 at _, 108
/// - Expect: interpolatedBody 52 × 16 at _, 124
/// - Platform: macOS
/// - Tolerance: 1
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/text/modifiers/frames.json, macOS 26.2
#Preview("Weights default font", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading, spacing: 0) {
    Text("Bold").bold().accessibilityIdentifier("bold")
    Text("Bold").fontWeight(.bold).accessibilityIdentifier("fontWeightBold")
    Text("Bold").fontWeight(.semibold).accessibilityIdentifier("semibold")
    Text("Weight").fontWeight(.semibold).accessibilityIdentifier("weight")
    Text("Count: \(0)").accessibilityIdentifier("interpolatedBody")
  }
}
