import Explanation
import Figures
import Testing

@Test func readsADirectiveAndLeavesTheRestOfTheComment() {
  let directive = FigureDirective(
    caption: "A row.\n- Figure: focus \"a, b\", depth 2, preset ledger, width narrow\nMore.")
  var options = FigureOptions()
  directive.request.apply(to: &options)
  #expect(options.focus == .name("a, b"))
  #expect(options.depth == 2)
  #expect(options.preset == .ledger)
  #expect(options.layers == FigurePreset.ledger.layers)
  #expect(options.width == .narrow)
  #expect(directive.caption == "A row.\nMore.")
  #expect(directive.mistakes == [])
}

@Test func namesWhatADirectiveAsksForInVain() {
  let directive = FigureDirective(caption: "- Figure: preset ledgers, depth 0, colour red, layers answer nothing")
  #expect(directive.mistakes == ["preset ledgers", "depth 0", "colour red", "layers answer nothing"])
}

@Test(arguments: [
  ("row", FocusQuery.name("row")), ("12", .place(line: 12, column: nil)), ("12:5", .place(line: 12, column: 5)),
  ("12:x", .name("12:x")), ("0", .name("0")),
])
func readsAFocus(_ text: String, _ focus: FocusQuery) { #expect(FocusQuery(text) == focus) }

@Test func layersReplaceOrChangeAPreset() throws {
  let article = FigurePreset.article.layers
  #expect(try #require(LayerSelection("content,answer")).applied(to: article) == [.content, .answer])
  #expect(try #require(LayerSelection("-legend")).applied(to: article) == article.subtracting(.legend))
  #expect(
    try #require(LayerSelection("ledger,-legend")).applied(to: article)
      == article.subtracting(.legend).union(.ledger))
  #expect(LayerSelection("legends") == nil)
}
