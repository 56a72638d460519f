import Diagnostics
import LayoutEngine
import Testing
import ViewProgram

struct TextFormTests {
  private func text(_ source: String, _ range: SourceRange?, colored: Bool = false) -> String {
    let sources = SourceFiles([SourceText(name: "Box.swift", text: source)])
    let report = sources.report(
      Diagnostic(
        code: .unknownView, message: "cannot find 'Colour' in scope", suggestion: "did you mean 'Color'?",
        source: range))
    return TextForm(colored: colored).text(report)
  }

  private func range(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> SourceRange {
    SourceRange(line: line, column: column, endLine: endLine, endColumn: endColumn)
  }

  @Test func underlinesTheRangeBelowTheLine() {
    #expect(
      text("VStack {\n  Colour.red\n}", range(2, 3, 2, 9)) == """
        Box.swift:2:3: error: cannot find 'Colour' in scope [unknown-view]
          2 |   Colour.red
            |   ^~~~~~
        help: did you mean 'Color'?
        """)
  }

  @Test func marksAnEmptyRangeAndTheEndOfALine() {
    #expect(
      text("ab", range(1, 3, 1, 3)) == """
        Box.swift:1:3: error: cannot find 'Colour' in scope [unknown-view]
          1 | ab
            |   ^
        help: did you mean 'Color'?
        """)
  }

  @Test func underlinesTheFirstLineOfALongRange() {
    #expect(
      text("a {\n}\n", range(1, 1, 2, 2)) == """
        Box.swift:1:1: error: cannot find 'Colour' in scope [unknown-view]
          1 | a {
            | ^~~
        help: did you mean 'Color'?
        """)
  }

  @Test func widensTabsAndWideCharacters() {
    #expect(
      text("\tlet 猫🐱 = x", range(1, 16, 1, 17)) == """
        Box.swift:1:16: error: cannot find 'Colour' in scope [unknown-view]
          1 |     let 猫🐱 = x
            |                ^
        help: did you mean 'Color'?
        """)
    #expect(text("é猫", range(1, 3, 1, 6)).contains("\n    |  ^~\n"))
  }

  @Test func cutsALongLineAroundTheRange() {
    let source = String(repeating: "a", count: 150) + "BCD" + String(repeating: "e", count: 150)
    #expect(
      text(source, range(1, 151, 1, 154)) == """
        Box.swift:1:151: error: cannot find 'Colour' in scope [unknown-view]
          1 | …\(String(repeating: "a", count: 32))BCD\(String(repeating: "e", count: 63))…
            | \(String(repeating: " ", count: 33))^~~
        help: did you mean 'Color'?
        """)
  }

  @Test func writesOnlyTheMessageWithoutAPlace() {
    #expect(
      text("a", nil) == "Box.swift: error: cannot find 'Colour' in scope [unknown-view]\nhelp: did you mean 'Color'?")
    #expect(
      text("a", range(9, 1, 9, 2)) == """
        Box.swift:9:1: error: cannot find 'Colour' in scope [unknown-view]
        help: did you mean 'Color'?
        """)
  }

  @Test func colorsOnlyWhenAsked() {
    #expect(!text("a", range(1, 1, 1, 2)).contains("\u{1B}"))
    #expect(text("a", range(1, 1, 1, 2), colored: true).contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func replacesControlCharacters() {
    #expect(text("a\u{1B}[31mb", range(1, 1, 1, 2)).contains("  1 | a\\u{1B}[31mb\n"))
  }

  @Test func showsWhatCannotBeSeenEscaped() {
    let sources = SourceFiles([SourceText(name: "a\u{1B}.swift", text: "\u{202E}x\u{7}")])
    let place = SourceRange(line: 1, column: 4, endLine: 1, endColumn: 5)
    let diagnostic = Diagnostic(code: .redeclared, message: "no \u{1B}[2Jx\ny", suggestion: "try \u{9B}", source: place)
    #expect(
      sources.report(diagnostic).text == #"""
        a\u{1B}.swift:1:4: error: no \u{1B}[2Jx\u{A}y [redeclared]
          1 | \u{202E}x\u{7}
            |         ^
        help: try \u{9B}
        """#)
  }

  /// Names of views keep letters that are read from right to left apart, which a terminal has no use for.
  @Test func leavesOutTheMarksAroundAQuotation() {
    #expect(VisibleText.escaping("Text “\u{2068}האי\u{2069}” is 92") == "Text “האי” is 92")
    #expect(VisibleText.escaping("Color #\u{2068}האי\u{2069}, 4") == "Color #האי, 4")
    #expect(VisibleText.escaping("a\u{2068}b\u{2069}“\u{2069}") == "a\\u{2068}b\\u{2069}“\\u{2069}")
  }

  @Test func showsTheMarkedPartOfAnEndlessLine() {
    let line = String(repeating: "é", count: 50_000) + "mark" + String(repeating: "é", count: 50_000)
    let sources = SourceFiles([SourceText(name: "a", text: line)])
    let place = SourceRange(line: 1, column: 100_001, endLine: 1, endColumn: 100_005)
    let lines = sources.report(Diagnostic(code: .redeclared, message: "m", source: place)).text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains("émarké"))
    #expect(lines[2].hasSuffix(" ^~~~"))
    #expect(lines[1].count < 120)
  }
}
