import SwiftUI

/// A row fills its width and is 8 points higher than its label, which stands 11.5 in; what it opens follows without
/// a gap, and a checkbox keeps 6 points. The recording Mac stretched the lines of text styles; the heights are those
/// without it.
///
/// - Expect: closed 300 × 24
/// - Expect: icon 300 × 32
/// - Expect: open 300 × 62
/// - Expect: label _ × 16 at 41.5, _
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/DisclosureGroup.md and disclosure/basic, macOS 26.2
#Preview("Rows", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    DisclosureGroup("More") { Text("Inside") }.id("closed")
    DisclosureGroup {
      Text("Inside")
    } label: {
      Label {
        Text("More")
      } icon: {
        Color.red.frame(width: 24, height: 24)
      }
    }
    .id("icon")
    DisclosureGroup(isExpanded: .constant(true)) {
      Text("Inside")
      Toggle("Choice", isOn: .constant(true))
    } label: {
      Text("More").id("label")
    }
    .id("open")
  }
  .frame(width: 300)
}
