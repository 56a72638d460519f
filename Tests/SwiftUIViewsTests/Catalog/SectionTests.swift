import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct SectionTests {
  @Test(arguments: [
    ("Section(header: Text(\"h\"), footer: Text(\"f\")) { Color.red }", "Text, Color, Text"),
    ("Section(header: Text(\"h\")) { Color.red }", "Text, Color"),
    ("Section(footer: Text(\"f\")) { Color.red }", "Color, Text"),
    ("Section { Color.red } header: { Text(\"h\") } footer: { Text(\"f\") }", "Text, Color, Text"),
    ("Section { Color.red } footer: { Text(\"f\") }", "Color, Text"),
    ("Section(\"h\") { Color.red }", "Section, Color"),
    ("Section(isExpanded: .constant(true)) { Color.red } header: { Text(\"h\") }", "Text, Color"),
    ("Section(isExpanded: .constant(false)) { Color.red } header: { Text(\"h\") }", "Text"),
    ("Section(\"h\", isExpanded: .constant(false)) { Color.red }", "Section"),
  ])
  func layOutTheirPartsInEveryForm(section: String, expected: String) {
    #expect(tree(evaluate("#Preview { LazyVStack { \(section) } }")) == "LazyVStack(\(expected))")
  }

  @Test func areTakenApartWithTheViewsBetweenThem() throws {
    let section = "Section { Text(\"b\"); Text(\"c\") } header: { Text(\"h\") } footer: { Text(\"f\") }"
    let content = "Text(\"a\"); \(section); Text(\"d\")"
    let source = """
      struct Board<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          Group(sections: content) { sections in
            Text("\\(sections.count)")
            ForEach(sections) { section in
              HStack { section.header; section.content.first; Text("\\(section.content.count)"); section.footer }
            }
          }
          ForEach(sections: content) { section in if !section.header.isEmpty { VStack { section.content } } }
        }
      }
      #Preview { LazyVStack { Board { \(content) } } }
      """
    #expect(
      try run(source).texts == ["3", "a", "1", "h", "b", "2", "f", "d", "1", "b", "c"])
    #expect(try run(source).warnings.isEmpty)
  }

  @Test(arguments: [("Head", 0.6), ("All", 1.0), ("Red", 1.0)])
  func textsOfAHeaderAreFainterAndButtonsAreNot(text: String, opacity: Double) throws {
    let header = "Text(\"Head\"); Button(\"All\") {}; Text(\"Red\").foregroundStyle(.red)"
    let run = try run("#Preview { List { Section { Text(\"Row\") } header: { HStack { \(header) } } } }")
    let node = try #require(run.trace.nodes.first { $0.text?.string == text })
    guard case .text(let paint) = node.info.appearance else { throw NoPaint() }
    #expect(paint.light.opacity == opacity)
    #expect((paint.light.blue == 1) == (text == "All"))
  }

  private struct NoPaint: Error {}
}
