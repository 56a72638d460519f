import SwiftUI

/// A stepper is its label, 8 points and 20 × 26.
///
/// - Expect: count 64.5 × 26
/// - Expect: bare 20 × 26
/// - Expect: icon 96.5 × 26
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Stepper.md and stepper/basic, macOS 26.2
#Preview("Hugging", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    Stepper("Count", value: .constant(1)).id("count")
    Stepper("Count", value: .constant(1)).labelsHidden().id("bare")
    Stepper(value: .constant(1)) {
      Label {
        Text("Count")
      } icon: {
        Color.red.frame(width: 24, height: 24)
      }
    }
    .id("icon")
  }
}
