import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// `AttributedString` with attributes of its parts: the same lines as texts that are joined.
@Suite struct AttributedPartsTests {
  /// The lines of a text that statements make of `text`, "Hello big world" at first.
  private func lines(_ statements: String, _ initial: String = "Hello big world") throws -> [TextLayout.Line] {
    let run = try run(
      """
      #Preview { Text(made()) }
      func made() -> AttributedString {
        var text = AttributedString("\(initial)")
      \(statements)
        return text
      }
      """)
    #expect(run.warnings.isEmpty, "\(run.warnings)")
    return try #require(run.trace.nodes[0].text).lines
  }

  private func joined(_ texts: String) throws -> [TextLayout.Line] {
    try #require(try run("#Preview { \(texts) }").trace.nodes[0].text).lines
  }

  @Test func aDateMayBeWrittenAsOne() throws {
    let date = "Date(timeIntervalSince1970: 0).formatted(.dateTime.year().month().attributed)"
    let code = "text = \(date); text.font = .title"
    #expect(try lines(code) == joined(#"Text("Jan 1970").font(.title)"#))
  }

  @Test(arguments: [
    (
      #"if let range = text.range(of: "big") { text[range].font = .largeTitle }"#,
      #"Text("Hello ") + Text("big").font(.largeTitle) + Text(" world")"#
    ),
    (
      #"text.font = .caption; text[text.range(of: "world")!].font = .title"#,
      #"Text("Hello big ").font(.caption) + Text("world").font(.title)"#
    ),
    (
      #"text[text.range(of: "world")!].font = .title; text.font = .caption"#,
      #"Text("Hello big world").font(.caption)"#
    ),
    (
      #"text[text.range(of: "BIG", options: .caseInsensitive)!].kern = 4"#,
      #"Text("Hello ") + Text("big").kerning(4) + Text(" world")"#
    ),
    (
      #"text[text.startIndex..<text.index(text.startIndex, offsetByCharacters: 5)].inlinePresentationIntent = .code"#,
      #"Text("Hello").monospaced() + Text(" big world")"#
    ),
    (
      #"var end = AttributedString("!"); end.font = .title; text.append(end)"#,
      #"Text("Hello big world") + Text("!").font(.title)"#
    ),
    (
      #"var end = AttributedString("!"); end.font = .title; text = end + text + end"#,
      #"Text("!").font(.title) + Text("Hello big world") + Text("!").font(.title)"#
    ),
    (
      #"""
      var big = AttributeContainer(); big.font = .title
      text.replaceSubrange(text.range(of: "big")!, with: AttributedString("large", attributes: big))
      """#,
      #"Text("Hello ") + Text("large").font(.title) + Text(" world")"#
    ),
    (
      #"""
      text += AttributedString(
        "!", attributes: .init([.font: UIFont.preferredFont(forTextStyle: .title1), .kern: 3, .shadow: 1]))
      """#,
      #"Text("Hello big world") + Text("!").font(.title).kerning(3)"#
    ),
    (
      #"text.removeSubrange(text.range(of: "Hello ")!); text.insert(AttributedString("A "), at: text.startIndex)"#,
      #"Text("A big world")"#
    ),
    (
      #"""
      var bold = AttributeContainer(); bold.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
      text[text.range(of: "big")!].mergeAttributes(bold)
      """#,
      #"Text("Hello ") + Text("big").bold().italic() + Text(" world")"#
    ),
    (
      #"for run in text.runs { text[run.range].font = .title }; text[text.range(of: "big")!].setAttributes(AttributeContainer())"#,
      #"Text("Hello ").font(.title) + Text("big") + Text(" world").font(.title)"#
    ),
  ])
  func aPartInItsAttributesIsSetAsAJoinedTextIs(statements: String, texts: String) throws {
    let (found, wanted) = (try lines(statements), try joined(texts))
    #expect(found.flatMap { $0.pieces.map(\.string) } == wanted.flatMap { $0.pieces.map(\.string) })
    #expect(found == wanted)
  }

  @Test func everyPlaceOfAWordIsFoundOneAfterAnother() throws {
    let statements = """
        var start = text.startIndex
        while let range = text[start...].range(of: "tide") {
          text[range].font = .title
          start = range.upperBound
        }
      """
    let fonts = try lines(statements, "tide on tide ö tide")[0].pieces
    #expect(fonts.map(\.string) == ["tide", "on", "tide", "ö", "tide"])
    #expect(fonts.map(\.font.size) == [28, 17, 28, 17, 28])
  }

  @Test func theLastPlaceIsFoundFromTheEnd() throws {
    let statement = #"text[text.range(of: "o", options: .backwards)!].font = .title"#
    #expect(try lines(statement)[0].pieces.map(\.string) == ["Hello big w", "o", "rld"])
  }

  /// What a program assigns or asks for may be no place in the text.
  @Test(arguments: [
    "part.start = 9223372036854775807; part[part.startIndex...].kern = 2",
    "part[part.index(-9223372036854775807 - 1, offsetByCharacters: 1)...].kern = 2",
    "part[part.index(9223372036854775807, offsetByCharacters: 9223372036854775807)...].kern = 2",
    "part.insert(AttributedString(), at: 9223372036854775807)",
  ])
  func placesThatAreNoneAreThoseAtItsEnds(statements: String) throws {
    let run = try run(
      """
      func made() -> AttributedString {
        let text = AttributedString("Hello big")
        var part = AttributedString(text)
        if let range = text.range(of: "big") { part = AttributedString(text[range]) }
        var slice = text[text.range(of: "big")!]
        \(statements)
        \(statements.replacing("part", with: "slice"))
        return part + slice
      }
      #Preview { Text(made()) }
      """)
    #expect(run.texts == ["bigbig"])
  }

  /// Reading a text of many parts is work, and so is adding to it.
  @Test(arguments: ["_ = text.endIndex", "_ = text.runs", "text.append(text)", "_ = text + text", "_ = text.font"])
  func countsTheStepsThatGrowWithTheParts(statement: String) {
    func isRead(parts: Int) -> Bool {
      let source = """
        func made() -> AttributedString {
          var text = AttributedString("")
          for number in 0..<\(parts) { var part = AttributedString("a"); part.kern = CGFloat(number); text += part }
          for _ in 0..<20 { let old = text; \(statement); text = old }
          return AttributedString("")
        }
        #Preview { Text(made()) }
        """
      return !evaluate(source, limits: Limits(steps: 20_000)).errors.contains { $0.code == .limitSteps }
    }
    #expect(isRead(parts: 20))
    #expect(!isRead(parts: 300))
  }

  @Test func aBackgroundOfAPartIsToldAndNotDrawn() throws {
    let run = try run(
      """
      var text: AttributedString { var text = AttributedString("a"); text.backgroundColor = .yellow; return text }
      #Preview { Text(text) }
      """)
    #expect(run.warnings.map(\.message) == ["the background of a part of a text is not drawn"])
  }
}
