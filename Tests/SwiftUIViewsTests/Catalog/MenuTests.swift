import SwiftUIViews
import Testing
import ViewProgram

@Suite struct MenuTests {
  @Test(arguments: [
    ("Menu(\"m\") { Text(\"item\") }", "Menu(Text)"),
    ("Menu(\"m\") { Text(\"item\") } primaryAction: { }", "Menu(Text)"),
    ("Menu(\"m\", systemImage: \"star\") { Text(\"item\") }", "Menu(Label(alignmentGuide(Image), Text))"),
    ("Menu { Text(\"item\") } label: { Color.red } primaryAction: { }", "Menu(Color)"),
  ])
  func layOutTheirLabelInEveryForm(menu: String, expected: String) {
    #expect(tree(evaluate("#Preview { \(menu) }")) == expected)
  }

  @Test func putTheControlsOfAGroupInARow() throws {
    let outcome = evaluate("#Preview { ControlGroup { Button(\"a\") { }; Button(\"b\") { } } label: { Text(\"l\") } }")
    #expect(tree(outcome) == "ControlGroup(Button(Text), Button(Text))")
    #expect(try #require(outcome.preview).warnings.map(\.code) == [.sizeAssumed])
  }
}
