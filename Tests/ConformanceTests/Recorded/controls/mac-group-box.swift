import SwiftUI

/// A group box on a Mac keeps 5 points around its content and 3 below its label.
///
/// - Expect: plainContent 79.5 × 16
/// - Expect: plain 89.5 × 26
/// - Expect: wide 320 × 45 at 0, _
/// - Expect: wideContent 310 × 16 at 5, _
/// - Platform: macOS
/// - Tolerance: 1
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/groupbox/basic/frames.json, macOS 26.2
#Preview("Mac group box", traits: .fixedLayout(width: 320, height: 120)) {
  VStack(spacing: 12) {
    GroupBox { Text("Plain content").accessibilityIdentifier("plainContent") }.accessibilityIdentifier("plain")
    GroupBox("Wide") { Text("Wide").frame(maxWidth: .infinity).accessibilityIdentifier("wideContent") }
      .accessibilityIdentifier("wide")
  }
}
