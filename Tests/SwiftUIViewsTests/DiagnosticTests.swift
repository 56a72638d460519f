import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

@Suite struct DiagnosticTests {
  @Test(arguments: [
    ("Rectangel()", "1:1 unknown-view: cannot find 'Rectangel' in scope", "did you mean 'Rectangle'?"),
    (
      "Text(\"a\").framee(width: 3)", "1:10 unknown-modifier: a view has no modifier 'framee'", "did you mean '.frame'?"
    ),
    ("Text(\"a\").frame(widht: 3)", "1:17 wrong-label: 'frame' has no argument 'widht:'", "did you mean 'width:'?"),
    ("Color.rde", "1:1 unknown-member: type 'Color' has no member 'rde'", "did you mean '.red'?"),
    (
      "Text(\"a\").frame(width: \"x\")",
      "1:24 wrong-type: cannot convert value of type 'String' to expected type 'CGFloat?'", ""
    ),
    (
      "Text(\"a\").frame(width: 3, 4)", "1:27 extra-argument: extra argument in call of 'frame'",
      "'frame(width:height:alignment:)' is understood"
    ),
    (
      "Text(\"a\").aspectRatio(2)",
      "1:10 missing-argument: missing argument for 'contentMode:' in call of 'aspectRatio'",
      "'aspectRatio(_:contentMode:)' is understood"
    ),
    (
      "HStack(spacing: 3, alignment: .top) { }",
      "1:20 argument-order: argument 'alignment' must precede argument 'spacing'", ""
    ),
    (
      "Text(\"a\").fill(.red)", "1:10 unknown-modifier: '.fill' is a modifier of 'Shape', not of 'Text'",
      "write it before the modifiers that return some View"
    ),
    (
      "#Preview { for i in 0..<3 { Text(\"a\") } }", "1:12 not-in-builder: a view builder cannot contain a loop",
      "use ForEach"
    ),
    ("#Preview { 3 }", "1:12 not-a-view: a value of type 'Int' is not a view", ""),
    (
      "@ViewBuilder func row() -> some View { Text(\"a\") }\n#Preview { row }",
      "2:12 not-a-view: a function is not a view", "call it: add '()'"
    ),
  ])
  func reportsTheErrorAndASuggestion(source: String, message: String, suggestion: String) {
    let outcome = evaluate(source)
    #expect(outcome.firstError == message)
    #expect(outcome.suggestion == suggestion)
  }

  @Test func distinguishesAGapFromAnErrorInTheSource() {
    let warning = evaluate("#Preview { HSplitView() }").preview?.warnings.first
    #expect(warning?.message == "'HSplitView' is not supported by Haggle yet; a box stands in for it")
  }

  @Test(arguments: ["-5", ".nan", ".infinity"])
  func ignoresLengthsThatSwiftUIIgnores(length: String) throws {
    let preview = try #require(evaluate("Text(\"a\").frame(width: \(length))").preview)
    #expect(preview.warnings.map { $0.code } == [.invalidLength])
    #expect(preview.warnings.first?.source?.column == 17)
  }

  @Test func allowsAnInfiniteMaximum() throws {
    let preview = try #require(evaluate("Text(\"a\").frame(maxWidth: .infinity)").preview)
    #expect(preview.warnings.isEmpty)
  }

  /// Code that makes no sense is reported at its place, and the preview is still laid out.
  @Test(arguments: [
    ("Color.red.frame(width: -20)", "invalid-length", "invalid length -20 for 'width' is ignored", 17),
    ("Color.red.aspectRatio(0, contentMode: .fit)", "invalid-ratio", "the aspect ratio 0 is ignored", 23),
    ("Text(\"a\").lineLimit(-1)", "invalid-line-limit", "a limit of -1 lines is taken as one line", 21),
    (
      "LazyVGrid(columns: []) { Color.red }", "no-tracks",
      "the grid has no columns; one flexible track is laid out instead",
      11
    ),
    (
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) { Color.red }", "invalid-length",
      "adaptive tracks without a length would be infinitely many", 40
    ),
  ])
  func reportsAnInvalidNumber(view: String, code: String, message: String, column: Int32) throws {
    let warnings = try #require(evaluate(view).preview).warnings
    #expect(warnings.map(\.code.rawValue) == [code])
    #expect(warnings.first?.message == message)
    #expect(warnings.first?.source?.column == column, "\(warnings)")
  }
}
