import LayoutEngine
import SwiftFrontend
import Testing
import ViewProgram

struct BadInputTests {
  @Test func refusesAnEmptyFile() {
    #expect(errors("") == ["1:1: empty-file: the file is empty"])
    #expect(errors(" \n\t\n") == ["1:1: empty-file: the file is empty"])
  }

  @Test(
    arguments: [
      ([0x41, 0x0A, 0x42, 0xC3, 0x28], "2:2: invalid-utf8: the file is not valid UTF-8: byte 0xC3 at offset 3"),
      ([0xFF], "1:1: invalid-utf8: the file is not valid UTF-8: byte 0xFF at offset 0"),
      ([0x41, 0xED, 0xA0, 0x80], "1:2: invalid-utf8: the file is not valid UTF-8: byte 0xED at offset 1"),
      ([0xC0, 0x80], "1:1: invalid-utf8: the file is not valid UTF-8: byte 0xC0 at offset 0"),
      ([0x41, 0xF0, 0x9F], "1:2: invalid-utf8: the file is not valid UTF-8: byte 0xF0 at offset 1"),
      ([0x41, 0x00, 0x42], "1:2: null-byte: the file contains a NUL byte"),
    ] as [([UInt8], String)])
  func namesTheFirstBadByte(bytes: [UInt8], expected: String) {
    #expect(errors([SourceText(name: "a", bytes: bytes)]) == [expected])
  }

  @Test func refusesAFileBeyondTheLimit() {
    let source = SourceText(name: "a", bytes: Array(repeating: 0x20, count: 10_000_000))
    #expect(errors([source]) == ["1:1: file-too-large: the file has more than 256000 bytes"])
    let small = Frontend(limits: Frontend.Limits(sourceBytes: 8))
    #expect(errors("Text(\"a\")", frontend: small) == ["1:1: file-too-large: the file has more than 8 bytes"])
    #expect(errors("Text(1)\n", frontend: small) == [])
  }

  @Test func givesUpOnAFileThatTakesTooLong() {
    let frontend = Frontend(limits: Frontend.Limits(seconds: 0))
    #expect(
      errors("Text(1)", frontend: frontend) == [
        "1:1: reading-too-long: reading the file takes more than 0 seconds of work"
      ])
  }

  /// The parser looks for the end of each mistake as far as the file goes.
  @Test(arguments: [
    String(repeating: "#", count: 60_000),
    "struct A {\n  b" + String(repeating: "id(\"f\")", count: 400) + "\n}\n",
  ])
  func doesNotFollowTheParserForEver(source: String) {
    let frontend = Frontend(limits: Frontend.Limits(seconds: 0.2))
    #expect(errors(source, frontend: frontend).first?.contains("reading-too-long") == true)
  }

  @Test func reportsAllSyntaxErrorsInOrder() {
    #expect(
      errors("VStack { Text(\"a)\n Color.red. \n}\nlet = 1\n") == [
        "1:18: syntax-error: expected '\"' to end string literal",
        "1:18: syntax-error: expected ')' to end function call",
        "2:12: syntax-error: expected name in member access",
        "4:5: syntax-error: expected pattern in variable",
      ])
  }

  @Test func reportsEveryFileThatCannotBeRead() {
    let files = [SourceText(name: "a", text: "let x = 99999999999999999999"), SourceText(name: "b", text: "let = 1")]
    #expect(diagnostics(files).map { $0.source?.file } == [0, 1])
  }

  @Test func cutsALongListOfErrors() {
    let frontend = Frontend(limits: Frontend.Limits(diagnostics: 3))
    let found = errors(String(repeating: "a ", count: 5000), frontend: frontend)
    #expect(found.count == 4)
    #expect(found.last?.contains("more-diagnostics") == true)
  }

  @Test(arguments: [
    "(", "{", "VStack {", "\"\\(", "[", "a ? ", "if ", "{ a in ", "switch x {\n", "func f(", "a([{", "\"\\([",
    "#Preview {", "id(\"a\"", "A<", "[A<",
  ])
  func refusesNestingBeyondTheLimit(opening: String) {
    let found = errors(String(repeating: opening, count: 400))
    #expect(found.count == 1)
    #expect(found.first?.contains("nesting-too-deep") == true)
  }

  @Test func countsOnlyBracketsOfCode() throws {
    let brackets = String(repeating: "[", count: 40)
    #expect(errors("// \(brackets)\n/* \(brackets) */\nText(\"\(brackets)\")\nText(#\"\\\"\(brackets)\"#)") == [])
    #expect(errors("Text(\"\\(\(brackets)\") ").first?.contains("nesting-too-deep") == true)
    #expect(errors("/* \(brackets) */ let x = [[[1]]]") == [])
  }

  @Test(arguments: [
    "Color.red" + String(repeating: ".opacity(0.5)", count: 10_000),
    "Text(1" + String(repeating: " + 1", count: 10_000) + ")",
    "Text(" + String(repeating: "a ?? ", count: 10_000) + "b)",
    "let x = " + String(repeating: "a ? b : ", count: 10_000) + "c",
    "let x = y" + String(repeating: "!", count: 10_000),
    "if a { b() }" + String(repeating: " else if a { b() }", count: 3_000),
    "let x = " + String(repeating: "f(A<Int>()) - g(a < b, c - d) + ", count: 1_000) + "0",
  ])
  func readsAndReleasesLongChains(source: String) throws {
    #expect(errors(source) == [])
  }

  @Test func refusesAChainBeyondTheLimitEvenInParts() {
    let frontend = Frontend(limits: Frontend.Limits(chainLength: 10))
    #expect(errors("a" + String(repeating: ".b", count: 10), frontend: frontend) == [])
    #expect(
      errors("a" + String(repeating: ".b", count: 11), frontend: frontend) == [
        "1:1: chain-too-long: the chain has more than 10 parts"
      ])
    let parts = "a.b.c.d.e.f.g { a.b.c.d.e.f.g }"
    #expect(errors(parts, frontend: frontend).map { $0.prefix(21) } == ["1:17: chain-too-long:"])
  }

  @Test(arguments: [
    ("postfix operator <>", "postfix operators are"), ("precedencegroup Tight {}", "precedence groups are"),
    ("func f() { var x = 1 { didSet { } } }", "observers of local"),
    ("struct S { static var x = 1 { willSet { } } }", "observers of local"),
    ("func f() { struct A {} }\nfunc g() { struct A {} }", "two local types of one name"),
    ("func f<each T>(_ x: repeat each T) {}", "parameter packs are"),
    ("let x: ~Copyable", "'~Copyable'"), ("func f() { for await x in y { } }", "'for await' is"),
  ])
  func passesOverWhatTheProgramCannotExpress(source: String, message: String) throws {
    let note = try #require(warnings(source).first)
    #expect(note.severity == .note)
    #expect(note.message.hasPrefix(message), "\(note.message)")
    #expect(note.message.hasSuffix(" not supported by Haggle yet and passed over"))
    #expect(!note.suggestion.isEmpty)
  }

  @Test(arguments: [
    "actor A {}", "class C { deinit { } }", "func f() async { async let x = g() }",
    "@available (iOS 15, *)\nstruct A {}",
    "func f() { if case let x as Int = y { } }", "let r = /a+/", "let x = #selector(A.b)",
    "class C: B { func f() { super.f() } }", "let k = \\A.b[0]", "func f() { if let (a, b) = c { } }",
    "#warning(\"x\")\nlet a = 1", "func f() { #error(\"x\") }",
  ])
  func readsWhatDecidesNoLayout(source: String) {
    #expect(warnings(source).isEmpty)
  }

  private func warnings(_ source: String) -> [Diagnostic] {
    (try? Frontend().parse([SourceText(name: "a", text: source)]).warnings) ?? []
  }

  @Test(arguments: [
    ("let x = 99999999999999999999", "the integer 999"), ("let x = a == b == c", "'==' cannot stand beside"),
  ])
  func refusesWhatTheProgramCannotExpress(source: String, message: String) throws {
    let found = diagnostics([SourceText(name: "a", text: source)])
    let first = try #require(found.first)
    #expect(first.message.hasPrefix(message), "\(first.message)")
    #expect(!first.suggestion.isEmpty)
    #expect(first.source != nil)
  }
}
