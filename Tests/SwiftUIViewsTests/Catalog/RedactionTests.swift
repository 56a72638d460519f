import LayoutEngine
import Testing

@testable import SwiftUIViews

/// `redacted(reason:)`: why content is hidden.
@Suite struct RedactionTests {
  @Test func viewsReadWhyTheyAreHidden() throws {
    let run = try run(
      """
      struct Row: View {
        @Environment(\\.redactionReasons) private var reasons
        var body: some View { Text(reasons.contains(.placeholder) ? "hidden" : reasons.isEmpty ? "shown" : "private") }
      }
      #Preview {
        VStack {
          Row()
          Row().redacted(reason: .placeholder)
          Row().redacted(reason: .privacy)
          VStack { Row().redacted(reason: .privacy) }.redacted(reason: [.placeholder, .invalidated])
          VStack { Row().unredacted() }.redacted(reason: .placeholder)
          Row().environment(\\.redactionReasons, []).redacted(reason: .placeholder)
        }
      }
      """)
    #expect(run.texts == ["shown", "hidden", "private", "hidden", "shown", "shown"])
    #expect(run.warnings.isEmpty)
  }

  @Test func aPlaceholderKeepsItsSizeAndHidesTextsAndImages() throws {
    let run = try run(
      """
      struct Row: View {
        var body: some View { HStack { Image(systemName: "star"); Text("Some words"); Color.red.frame(width: 5, height: 5) } }
      }
      #Preview { VStack { Row(); Row().redacted(reason: .placeholder); Row().redacted(reason: .privacy) } }
      """)
    let drawn = run.trace.nodes.filter { $0.children.isEmpty }
    let pale = SystemColor.primary.opacity(Appearance.placeholderOpacity)
    #expect(drawn.count == 9)
    #expect(drawn[3].info.appearance == .fill(.roundedRectangle(cornerWidth: 3, cornerHeight: 3), pale))
    #expect(drawn[4].info.appearance == .placeholder(SystemColor.primary))
    #expect(drawn[5].info.appearance == drawn[2].info.appearance)
    for index in 0..<6 { #expect(drawn[index].frame.size == drawn[index + 3].frame.size) }
    #expect(drawn[0...2].map(\.info.appearance) == drawn[6...8].map(\.info.appearance))
  }
}
