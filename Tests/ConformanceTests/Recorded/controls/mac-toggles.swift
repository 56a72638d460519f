import SwiftUI

/// A checkbox is 16 points, 5 before its label; a switch 54 × 24, 8 behind it; both hug. The recording Mac stretched
/// the lines of text styles; the heights are those without it.
///
/// - Expect: box 70 × 16
/// - Expect: short 38.5 × 16
/// - Expect: bare 16 × 16
/// - Expect: switch 111 × 24
/// - Expect: bareSwitch 54 × 24
/// - Expect: button 73 × 24
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Toggle.md, toggle/basic and toggle/styles, macOS 26.2
#Preview("Checkbox and switch", traits: .fixedLayout(width: 360, height: 240)) {
  VStack(alignment: .leading) {
    Toggle("Enabled", isOn: .constant(true)).id("box")
    Toggle("Hg", isOn: .constant(false)).id("short")
    Toggle("Enabled", isOn: .constant(true)).labelsHidden().id("bare")
    Toggle("Enabled", isOn: .constant(true)).toggleStyle(.switch).id("switch")
    Toggle("Enabled", isOn: .constant(true)).toggleStyle(.switch).labelsHidden().id("bareSwitch")
    Toggle("Enabled", isOn: .constant(true)).toggleStyle(.button).id("button")
  }
}

/// The middle of a checkbox is as high as the middle of its label's capitals.
///
/// - Expect: box _ × 16 at 0, _
/// - Expect: custom 17.5 × 16 at 21, _
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web toggle/basic, macOS 26.2
#Preview("On the capitals", traits: .fixedLayout(width: 360, height: 240)) {
  Toggle(isOn: .constant(true)) { Text("Hg").font(.system(size: 13)).id("custom") }.id("box")
    .frame(maxWidth: .infinity, alignment: .leading)
}
