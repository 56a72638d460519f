import Testing
import SwiftUIViews
import ViewProgram

/// Markup in the literals of texts.
@Suite struct MarkdownTests {
  @Test(arguments: [
    ("**bold** and *it*", "bold and it"), ("__bold__ and _it_", "bold and it"), ("~~gone~~ `let x`", "gone let x"),
    ("see [the *site*](https://example.org)!", "see the site!"), ("***both***", "both"),
    ("a **b *c* d** e", "a b c d e"),
  ])
  func takesTheMarksOff(literal: String, shown: String) throws {
    let preview = try run("#Preview { Text(\"\(literal)\") }")
    #expect(preview.texts == [shown])
    #expect(preview.warnings.isEmpty)
  }

  @Test(arguments: ["2 * 3 * 4", "snake_case_name", "a * b", "~x~", "[1] (2)", "**", "5*", "one_ two_"])
  func leavesWhatIsNoMarkup(literal: String) throws {
    let preview = try run("#Preview { Text(\"\(literal)\") }")
    #expect(preview.texts == [literal])
    #expect(preview.warnings.isEmpty)
  }

  @Test(arguments: [
    ("^[\\(3) item](inflect: true)", "3 items"), ("^[\\(1) item](inflect: true) left", "1 item left"),
    ("^[\\(0) box](inflect: true), ^[\\(2) city](inflect: true)", "0 boxes, 2 cities"),
    ("^[\\(1.5) day](inflect: true)", "1.500000 days"), ("^[4 red leaf](inflect: true)", "4 red leaves"),
    ("^[\\(1) person](inflect: true) and ^[\\(5) person](inflect: true)", "1 person and 5 people"),
    ("^[plain](morphology: { number: \\\"one\\\" })", "plain"),
  ])
  func inflectsWordsByTheNumberBeforeThem(literal: String, shown: String) throws {
    #expect(try textsAlone("#Preview { Text(\"\(literal)\") }") == [shown])
  }

  @Test func readsNoMarkupInWhatIsInserted() throws {
    let code = "#Preview { let s = \"*x*\"\n Text(\"**\\(s)** of \\(3)\") }"
    let preview = try run(code)
    #expect(preview.texts == ["*x* of 3"])
    let variable = try run("#Preview { let s = \"*x*\"\n Text(s) }")
    #expect(variable.texts == ["*x*"])
    #expect(variable.warnings.isEmpty)
  }

  /// A string is no key, but a key may be made of one.
  @Test(arguments: [
    "Text(LocalizedStringKey(s))", "Text(.init(s))", "Text(LocalizedStringKey(stringLiteral: s))", "Text(key)",
    "Label(LocalizedStringKey(s), systemImage: \"star\").labelStyle(.titleOnly)", "Text(stored)",
  ])
  func readsMarkupInAKeyThatIsMadeOfAString(view: String) throws {
    let code = """
      struct V: View {
        let s = "so **it** *is*"
        var key: LocalizedStringKey { .init(s) }
        let stored = LocalizedStringKey("so **it**" + " is")
        var body: some View { \(view) }
      }
      #Preview { V() }
      """
    let preview = try run(code)
    #expect(preview.texts == ["so it is"])
    #expect(preview.warnings.isEmpty)
  }
}
