import SwiftFrontend
import Testing
import ViewProgram

struct SyntaxHighlighterTests {
  private func tokens(_ source: SourceText) -> [Token] {
    let frontend = Frontend()
    return frontend.tokens(of: frontend.read(source))
  }

  private func tokens(_ text: String) -> [String] {
    let source = SourceText(name: "a", text: text)
    return tokens(source)
      .filter { $0.kind != .plain }
      .map { "\($0.kind) \(String(decoding: source.bytes[$0.range], as: UTF8.self))" }
  }

  @Test func distinguishesTypesMembersAndLabels() {
    #expect(
      tokens("VStack(spacing: 8) { Text(\"é\").font(.title) } label: { Color.red }") == [
        "type VStack", "argumentLabel spacing", "number 8", "type Text", "string \"é\"", "member font", "member title",
        "argumentLabel label", "type Color", "member red",
      ])
  }

  @Test func marksKeywordsAttributesAndComments() {
    #expect(
      tokens("/// Doc\n#Preview { @State var x: CGFloat = 1.5 // end\n}") == [
        "comment /// Doc", "attribute #Preview", "attribute @State", "keyword var", "type CGFloat",
        "number 1.5", "comment // end",
      ])
    #expect(
      tokens("xs.map(\\.self.name) { self }") == [
        "member map", "keyword self", "member name", "keyword self",
      ])
  }

  @Test(arguments: ["", "let a = ", "\"\u{1F600}\" + [", "}{", "Text(\"a \\(b) c\")\n\n"])
  func coversEveryByteOnce(text: String) {
    let source = SourceText(name: "a", text: text)
    var end = 0
    for token in tokens(source) {
      #expect(token.range.lowerBound == end)
      #expect(!token.range.isEmpty)
      end = token.range.upperBound
    }
    #expect(end == source.bytes.count)
  }

  @Test func leavesUnreadableSourcePlain() {
    let source = SourceText(name: "a", bytes: [0xFF, 0x41])
    #expect(tokens(source) == [Token(range: 0..<2, kind: .plain)])
  }
}
