import SwiftUI

/// A menu is its label and 47.5 points; without an indicator 24, with an action of its own 45.
///
/// - Expect: options 95 × 24
/// - Expect: hidden 67.5 × 24
/// - Expect: primary 91.5 × 24
/// - Expect: button 77 × 24
/// - Platform: macOS
/// - Tolerance: 1
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Menu.md and menu/basic, macOS 26.2
#Preview("Buttons", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    Menu("Options") { Text("Item") }.id("options")
    Menu("Hidden") { Text("Item") }.menuIndicator(.hidden).id("hidden")
    Menu {
      Text("Item")
    } label: {
      Color.red.frame(width: 46.5, height: 16)
    } primaryAction: {
    }
    .id("primary")
    Menu("Plain") { Text("Item") }.menuStyle(.button).id("button")
  }
}
