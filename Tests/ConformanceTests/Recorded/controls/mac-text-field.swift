import SwiftUI

/// A text field on a Mac is 24 points high with its bezel and takes the proposed width.
///
/// - Expect: empty 320 × 24 at 0, _
/// - Expect: narrow 120 × 24
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/textfield/basic/frames.json, macOS 26.2
#Preview("Mac text field", traits: .fixedLayout(width: 320, height: 260)) {
  VStack(spacing: 12) {
    TextField("Placeholder", text: .constant("")).accessibilityIdentifier("empty")
    TextField("Placeholder", text: .constant("Hello"))
      .frame(width: 120)
      .accessibilityIdentifier("narrow")
  }
  .accessibilityIdentifier("stack")
}
