import SwiftUI

/// A card is its content and 5 points around it; the label stands 10 in and 3 above it, and its line is 14 points
/// high without the recording's stretching (16 with it).
///
/// - Expect: plain 89.5 × 26
/// - Expect: wide 320 × 43
/// - Expect: inner 53.5 × 43
/// - Expect: outer 63.5 × 70
/// - Expect: long 82.5 × 43
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/GroupBox.md and groupbox/basic, macOS 26.2
#Preview("Cards", traits: .fixedLayout(width: 360, height: 400)) {
  VStack {
    GroupBox { Text("Plain content") }.id("plain")
    GroupBox("Wide") { Text("Wide").frame(maxWidth: .infinity) }.id("wide")
    GroupBox("Out") {
      GroupBox("Inner") { Color.red.frame(width: 43.5, height: 16) }.id("inner")
    }
    .id("outer")
    GroupBox {
      Color.red.frame(width: 40.5, height: 16)
    } label: {
      Color.red.frame(width: 72.5, height: 14)
    }
    .id("long")
  }
  .frame(width: 320)
}
