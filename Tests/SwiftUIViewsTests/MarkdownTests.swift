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

  @Test func readsNoMarkupInWhatIsInserted() throws {
    let code = "#Preview { let s = \"*x*\"\n Text(\"**\\(s)** of \\(3)\") }"
    let preview = try run(code)
    #expect(preview.texts == ["*x* of 3"])
    let variable = try run("#Preview { let s = \"*x*\"\n Text(s) }")
    #expect(variable.texts == ["*x*"])
    #expect(variable.warnings.isEmpty)
  }
}
