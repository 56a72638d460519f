import Diagnostics
import Foundation
import HaggleCommand
import ScenarioCommands
import ScenarioPipeline
import TestSupport
import Testing

/// `haggle explain`.
struct ExplainCommandTests {
  private static let row = """
    struct Dot: View { let width: CGFloat; var body: some View { Color.red.frame(width: width, height: 5) } }
    #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
      HStack(spacing: 10) {
        Color.red.frame(width: 30).padding(4)
        Text("Hello").id("greeting")
        Color.blue
      }
    }
    """

  private func explain(_ arguments: [String], source: String = row) throws -> HaggleProcess.Outcome {
    try HaggleProcess.run(["explain", "-"] + arguments, input: Array(source.utf8))
  }

  /// What a terminal of some form would show.
  private func shown(_ form: TerminalForm, source: String = row) -> String {
    var output = Data()
    let terminal = Terminal(
      readInput: { (_: Int) throws(Problem) in Array(source.utf8) },
      writeOutput: { (bytes: Data) throws(Problem) in output += bytes }, writeError: { _ in }, form: form)
    #expect(HaggleProgram(terminal: terminal).run(["explain", "-", "--view", "HStack"]) == 0)
    return String(decoding: output, as: UTF8.self)
  }

  /// Of the whole preview where no view is named, and of what is inside a border.
  @Test(arguments: [([String](), true), (["--view", "VStack"], true), (["--view", "word"], false)])
  func tellsWhatWasFoundAroundTheSubject(arguments: [String], isTold: Bool) throws {
    let reader = "GeometryReader { _ in Text(\"Hi\") }.border(.red)"
    let source = "#Preview { VStack { \(reader); Text(\"More\").id(\"word\") } }"
    let outcome = try explain(arguments, source: source)
    #expect(outcome.output.contains("Findings\n  GeometryReader, line 1.") == isTold, "\(outcome.output)")
  }

  @Test func tellsWhereAViewStandsWhyAndItsAccount() throws {
    let outcome = try explain(["--view", "HStack"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.hasPrefix(
        """
        Row
        Color takes the 103 points left of 200 in HStack.

        Where it stands
          view                 proposed  answered  at    line
          HStack(spacing: 10)  200 × 60  200 × 60  0, 0     3

        Why
          Width 200: it adds up its children and their spacing
        """), "\(outcome.output)")
    #expect(outcome.output.contains("How the width of 200 is shared out\n  as they are served"))
    #expect(outcome.output.contains("The gaps take 20 first.\n  Together 200.\n"))
    #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains("│"))
  }

  /// By label, text, name and line.
  @Test(arguments: [("greeting", "Text"), ("Hello", "Text"), ("padding", "padding"), ("6", "Color"), ("5:5", "Text")])
  func findsAViewByWhatItIsCalled(view: String, name: String) throws {
    let outcome = try explain(["--view", view])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let path = outcome.output.split(separator: "\n").drop { $0 != "Where it stands" }.prefix { $0 != "Why" }
    #expect(path.contains { $0.contains(name) }, "\(outcome.output)")
  }

  @Test func accountsForTheModifiersAroundAView() throws {
    let outcome = try explain(["--view", "padding"]).output
    #expect(outcome.contains("What the modifiers and their view do\n  from the outside in"))
    #expect(outcome.contains("− 2 × 4"))
    #expect(outcome.contains("Width 30: it is fixed."), "\(outcome)")
  }

  @Test func explainsBothPassesOfALazyGrid() throws {
    let file = "Scenarios/lazy-grids/two-flexible-minimums.swift"
    let outcome = try HaggleProcess.run(["explain", file], in: HaggleProcess.package)
    #expect(outcome.status == 0, "\(outcome.errors)")
    for part in [
      "Measuring, the grid shares out the width of 200", "Placing, it shares out the 224 it answered", "its minimum",
      "With the gaps of 8 its columns are 236 long.", "Give the grid at least 248 points",
    ] { #expect(outcome.output.contains(part), "\(part)") }
  }

  @Test func explainsAViewOfTheFileByItself() throws {
    let outcome = try explain(["--view", "Dot", "--with", "width=7"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("7 × 5"))
    #expect(try explain(["--view", "Dot"]).output.contains("100 × 5"))
  }

  @Test func namesTheViewsThatThereAre() throws {
    let outcome = try explain(["--view", "VStack"])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasSuffix("there are HStack, padding, frame, Color, greeting, Text\n"), "\(outcome.errors)")
  }

  @Test func drawsLinesAndColoursForATerminal() {
    let ruled = shown(TerminalForm(hasLines: true, hasColors: false))
    #expect(ruled.contains(" │ ") && ruled.contains("─┼─") && !ruled.contains("\u{1B}"))
    let coloured = shown(TerminalForm(hasLines: true, hasColors: true))
    #expect(coloured.contains("\u{1B}[34m200 × 60\u{1B}[0m"))
    let plain = coloured.replacing(#/\u{1B}\[\d+m/#, with: "").split(separator: "\n").map { $0.trimmingPrefix(" ") }
    #expect(plain.map { $0.filter { $0 != " " } } == ruled.split(separator: "\n").map { $0.filter { $0 != " " } })
  }

  @Test func writesCommandsForATerminalInTheSourceAsText() {
    let source = "HStack { Text(\"a\\u{1B}[31mb\"); Color.red }"
    let coloured = shown(TerminalForm(hasLines: true, hasColors: true), source: source)
    #expect(coloured.contains("a\\u{1B}[31mb"), "\(coloured)")
    #expect(!coloured.contains("\u{1B}[31mb"))
  }

  @Test(arguments: [
    (true, ["TERM": "xterm"], true, true), (true, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (true, ["TERM": "xterm", "NO_COLOR": ""], true, true), (true, ["TERM": "dumb"], false, false),
    (false, ["TERM": "xterm"], false, false),
  ])
  func choosesWhatTheOutputCanShow(
    isTerminal: Bool, environment: [String: String], hasLines: Bool, hasColors: Bool
  ) {
    let form = TerminalForm(isTerminal: isTerminal, environment: environment)
    #expect(form == TerminalForm(hasLines: hasLines, hasColors: hasColors))
  }
}
