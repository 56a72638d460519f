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
}
