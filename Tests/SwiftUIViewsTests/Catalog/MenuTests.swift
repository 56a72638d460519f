import SwiftUIViews
import Testing
import ViewProgram

@Suite struct MenuTests {
  @Test(arguments: [
    ("Menu(\"m\") { Text(\"item\") }", "Text"), ("Menu(\"m\") { Text(\"item\") } primaryAction: { }", "Text"),
    ("Menu(\"m\", systemImage: \"star\") { Text(\"item\") }", "Menu(Image, Text)"),
    ("Menu { Text(\"item\") } label: { Color.red } primaryAction: { }", "Color"),
  ])
  func layOutTheirLabelInEveryForm(menu: String, expected: String) {
    #expect(tree(evaluate("#Preview { \(menu) }")) == expected)
  }

  @Test func putTheControlsOfAGroupInARow() throws {
    let outcome = evaluate("#Preview { ControlGroup { Button(\"a\") { }; Button(\"b\") { } } label: { Text(\"l\") } }")
    #expect(tree(outcome) == "ControlGroup(Text, Text)")
    #expect(try #require(outcome.preview).warnings.map(\.code) == [.sizeAssumed])
  }
}
