import SwiftUI

/// A color picker is its label, 8 points and a well of 48 × 24.
///
/// - Expect: accent 98.5 × 24
/// - Expect: tint 79.5 × 24
/// - Expect: bare 48 × 24
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/ColorPicker.md and colorpicker/basic, macOS 26.2
#Preview("Wells", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    ColorPicker("Accent", selection: .constant(.red)).id("accent")
    ColorPicker("Tint", selection: .constant(.red)).id("tint")
    ColorPicker("Tint", selection: .constant(.red)).labelsHidden().id("bare")
  }
}
