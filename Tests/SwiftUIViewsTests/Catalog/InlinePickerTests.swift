import LayoutEngine
import SwiftUIViews
import Testing

/// `pickerStyle(.inline)` in a list.
struct InlinePickerTests {
  private func frames(_ modifier: String = "") throws -> [Trace.Node] {
    let choices = "Text(\"One\").tag(1); Text(\"Two\").tag(2)"
    let picker = "Picker(\"Kind\", selection: .constant(2)) { \(choices) }.pickerStyle(.inline)\(modifier)"
    return try run("#Preview { Form { \(picker) } }").trace.nodes
  }

  @Test func everyChoiceHasARowBelowTheLabel() throws {
    let texts = try frames().filter { $0.info.name == "Text" }
    #expect(texts.map(\.frame.minY) == texts.indices.map { texts[0].frame.minY + 52 * Double($0) })
    #expect(texts.count == 3)
    #expect(try frames(".labelsHidden()").count { $0.info.name == "Text" } == 2)
  }

  @Test func theChosenOneHasATickAtItsEnd() throws {
    let nodes = try frames()
    let tick = try #require(nodes.first { $0.info.name == "tick" })
    let chosen = try #require(nodes.last { $0.info.name == "Text" })
    #expect(tick.frame.maxX == 358)
    #expect((tick.frame.midY - chosen.frame.midY).magnitude < 0.5)
  }
}
