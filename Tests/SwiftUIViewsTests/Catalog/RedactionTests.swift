import LayoutEngine
import SwiftUIViews
import Testing

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
}
