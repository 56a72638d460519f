import Foundation
import Testing

/// What a scenario prints is a part of its trace.
struct PrintedTests {
  private static let source = Array(
    "#Preview {\n  let _ = print(\"first\\u{1B}[31m\", 2)\n  let _ = print(\"two\\nlines\")\n  Color.red\n}\n".utf8)

  @Test func standsInTheDocument() throws {
    let outcome = try HaggleProcess.run(["trace", "-", "--format", "json"], input: PrintedTests.source)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["output"] as? [String] == ["first\u{1B}[31m 2", "two\nlines"])
  }

  @Test func isReadableWithoutChangingTheTerminal() throws {
    let outcome = try HaggleProcess.run(["trace", "-"], input: PrintedTests.source)
    #expect(outcome.output.hasSuffix("\nPrinted\n  first\\u{1B}[31m 2\n  two\n  lines\n"), "\(outcome.output)")
  }

  @Test func endsItsLinesAsFilesOfAnySystemDo() throws {
    let source = Array("#Preview {\n  let _ = print(\"two\\r\\nlines\")\n  Color.red\n}\n".utf8)
    let outcome = try HaggleProcess.run(["trace", "-"], input: source)
    #expect(outcome.output.hasSuffix("\nPrinted\n  two\n  lines\n"), "\(outcome.output)")
  }

  @Test func controlCharactersOfTextsAreShownAsEscapes() throws {
    let source = Array("Text(\"a\\u{1B}[31mb\")".utf8)
    for format in ["tree", "type"] {
      let outcome = try HaggleProcess.run(["trace", "-", "--format", format], input: source)
      #expect(!outcome.output.utf8.contains(0x1B))
    }
  }
}
