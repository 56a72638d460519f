import SwiftUI

/// A bordered button on a Mac is its label and 24 points wide, and 24 points high.
///
/// - Expect: ok 42.5 × 24 at _, 34
/// - Expect: increment 85 × 24 at _, 70
/// - Expect: labelText 33 × 16 at _, 110
/// - Expect: labelButton 57 × 24 at _, 106
/// - Expect: row _ × 24 at _, 142
/// - Expect: stack 85 × 132 at _, 34
/// - Platform: macOS
/// - Tolerance: 1
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/button/basic/frames.json, macOS 26.2
#Preview("Mac button bordered", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(spacing: 12) {
    Button("OK") {}.accessibilityIdentifier("ok")
    Button("Increment") {}.accessibilityIdentifier("increment")
    Button(action: {}) { Text("Label").accessibilityIdentifier("labelText") }.accessibilityIdentifier("labelButton")
    HStack {
      Button("−") {}.accessibilityIdentifier("minus")
      Button("+") {}.accessibilityIdentifier("plus")
    }
    .accessibilityIdentifier("row")
  }
  .accessibilityIdentifier("stack")
}
