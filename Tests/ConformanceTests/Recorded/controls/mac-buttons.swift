import SwiftUI

/// A bordered button is its label and 12 points at each side, and 24 points high or as high as its label and 8.
///
/// - Expect: ok 42.5 × 24
/// - Expect: increment 85 × 24
/// - Expect: label 57 × 24
/// - Expect: link 59 × 24
/// - Expect: high 82.5 × 32
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Button.md and Fixtures/Goldens/button/basic, macOS 26.2
#Preview("Bordered", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    Button("OK") {}.id("ok")
    Button("Increment") {}.id("increment")
    Button("Label") {}.buttonStyle(.bordered).id("label")
    NavigationLink("Detail") { Text("There") }.id("link")
    Button {
    } label: {
      Label {
        Text("Label")
      } icon: {
        Color.red.frame(width: 17.5, height: 24)
      }
    }
    .id("high")
  }
}

/// A plain or borderless button is as large as its label; a prominent one as large as a bordered one.
///
/// - Expect: plain 29.5 × 16
/// - Expect: borderless 65 × 16
/// - Expect: prominent 53.5 × 24
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Button.md and button/styles, macOS 26.2
#Preview("Without a border", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    Button("Plain") {}.buttonStyle(.plain).id("plain")
    Button("Borderless") {}.buttonStyle(.borderless).id("borderless")
    Button("Plain") {}.buttonStyle(.borderedProminent).id("prominent")
  }
}
