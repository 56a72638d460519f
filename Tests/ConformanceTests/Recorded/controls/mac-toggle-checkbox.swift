import SwiftUI

/// A checkbox on a Mac is 16 × 16, 5 points before its label, and as wide as both.
///
/// - Expect: hidden 16 × 16
/// - Expect: customText 17.5 × _
/// - Expect: custom 38.5 × _
/// - Platform: macOS
/// - Tolerance: 1
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/toggle/basic/frames.json, macOS 26.2
#Preview("Mac toggle checkbox", traits: .fixedLayout(width: 320, height: 100)) {
  VStack(alignment: .leading, spacing: 12) {
    Toggle("Enabled", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("hidden")
    Toggle(isOn: .constant(true)) { Text("Hg").font(.system(size: 13)).accessibilityIdentifier("customText") }
      .accessibilityIdentifier("custom")
  }
}
