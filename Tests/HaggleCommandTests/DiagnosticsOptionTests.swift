import Foundation
import TestSupport
import Testing

struct DiagnosticsOptionTests {
  private static let overflow = """
    #Preview("Wide", traits: .fixedLayout(width: 100, height: 50)) {
      Color.red.frame(width: 160)
    }
    """

  private func objects(_ lines: String) throws -> [[String: Any]] {
    try lines.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func results(_ document: String) throws -> [[String: Any]] {
    let log = try #require(try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "haggle")
    let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      #expect((result["message"] as? [String: Any])?["text"] is String)
    }
    return results
  }

  @Test func writesAnObjectALineForEachError() throws {
    let outcome = try HaggleProcess.run(
      ["check", "-", "--diagnostics", "json"], input: Array("#Preview { Recangle() }\n#Preview { Colr.red }".utf8))
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
    let lines = try objects(outcome.output)
    #expect(lines.map { $0["severity"] as? String } == ["error", "error"])
    #expect(lines.map { ($0["message"] as? String)?.isEmpty } == [false, false])
    let ranges = try lines.map { try #require($0["range"] as? [String: [String: Int]]) }
    #expect(ranges.map { $0["start"] } == [["line": 1, "column": 12], ["line": 2, "column": 12]])
    #expect(lines[1]["suggestion"] as? String == "did you mean 'Color'?")
  }

  @Test func reportsTheSameMistakeOfTwoPreviewsOnce() throws {
    let source = """
      #Preview("A") { Box() }
      #Preview("B") { Box() }
      struct Box: View { var body: some View { Text("a").paddin() } }
      """
    let outcome = try HaggleProcess.run(["check", "-", "--diagnostics", "json"], input: Array(source.utf8))
    #expect(try objects(outcome.output).count == 1)
  }

  @Test func writesASARIFDocumentWithColumnsInUTF16() throws {
    let outcome = try HaggleProcess.run(
      ["trace", "-", "--diagnostics", "sarif"], input: Array("Text(\"ä😀\").paddin()".utf8))
    #expect(outcome.status == 1)
    let results = try results(outcome.errors)
    #expect(results.map { $0["level"] as? String } == ["error"])
    let locations = try #require(results[0]["locations"] as? [[String: Any]])
    let place = try #require(locations[0]["physicalLocation"] as? [String: Any])
    #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "%3Cstandard%20input%3E")
    let region = try #require(place["region"] as? [String: Int])
    #expect(region["startLine"] == 1)
    // The modifier's column after Text("ä😀") counts UTF-16; in UTF-8 it would be three columns later.
    #expect(region["startColumn"] == 12)
    #expect(region["endColumn"] == 21)
  }

  @Test func offersEveryRepairAsTextAndAsEdits() throws {
    let source = Array("#Preview { let x = 3 5\n  Color.red }".utf8)
    let shown = try HaggleProcess.run(["check", "-"], input: source)
    #expect(shown.errors.contains("help: insert newline\nhelp: insert ';'"))
    let lines = try objects(HaggleProcess.run(["check", "-", "--diagnostics", "json"], input: source).output)
    let fixes = try #require(lines.first?["fixes"] as? [[String: Any]])
    #expect(fixes.map { $0["message"] as? String } == ["insert newline", "insert ';'"])
    #expect(fixes.allSatisfy { ($0["edits"] as? [[String: Any]])?.isEmpty == false })
  }

  @Test func writesRepairsIntoASARIFDocumentWithColumnsInUTF16() throws {
    let source = Array("VStack { Text(\"ä😀\"); Rectangel() }".utf8)
    let outcome = try HaggleProcess.run(["check", "-", "--diagnostics", "sarif"], input: source)
    let fixes = try #require(try results(outcome.output).first?["fixes"] as? [[String: Any]])
    let change = try #require((fixes.first?["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    let region = try #require(replacement["deletedRegion"] as? [String: Int])
    #expect(region == ["startLine": 1, "startColumn": 23, "endLine": 1, "endColumn": 32])
    #expect((replacement["insertedContent"] as? [String: Any])?["text"] as? String == "Rectangle")
  }

  @Test func writesASARIFDocumentWhenAllIsWell() throws {
    let outcome = try HaggleProcess.run(["check", "-", "--diagnostics", "sarif"], input: Array("Color.red".utf8))
    #expect(outcome.status == 0)
    #expect(try results(outcome.output).isEmpty)
  }

  @Test func namesTheConfigurationFileThatIsAtFault() throws {
    let folder = try TemporaryFolder(["Scenarios/a.swift": "#Preview { Color.red }", "Site/site.yml": "tittle: x\n"])
    let outcome = try HaggleProcess.run(["check", ".", "--diagnostics", "json"], in: folder.url)
    #expect(outcome.status == 78)
    let line = try #require(try objects(outcome.output).first)
    #expect(line["file"] as? String == "Site/site.yml")
    #expect(((line["range"] as? [String: Any])?["start"] as? [String: Int]) == ["line": 1, "column": 1])
  }

  @Test func checksForFindingsAndFailsOnlyWhenAsked() throws {
    let input = Array(DiagnosticsOptionTests.overflow.utf8)
    let check = try HaggleProcess.run(["check", "-"], input: input)
    #expect(check.status == 0)
    #expect(check.errors.hasPrefix("<standard input>:2:"), "\(check.errors)")
    #expect(check.errors.contains("[child-overflow]"))
    #expect(check.errors.contains("help: "))
    for command in ["check", "trace", "render"] {
      let strict = try HaggleProcess.run([command, "-", "--strict"], input: input)
      #expect(strict.status == 2)
      #expect(strict.errors.contains("[child-overflow]"), "\(command): \(strict.errors)")
    }
    #expect(try HaggleProcess.run(["trace", "-"], input: input).errors.isEmpty)
    #expect(try HaggleProcess.run(["check", "-", "--strict"], input: Array("Color.red".utf8)).status == 0)
  }

  @Test func onlyCountsTheFindingsOfASiteUnlessTheyAreForbidden() throws {
    let folder = try TemporaryFolder(["Scenarios/wide.swift": DiagnosticsOptionTests.overflow])
    let built = try HaggleProcess.run(["build"], in: folder.url)
    #expect(built.status == 0)
    #expect(built.errors == "1 scenario, 1 figure, 1 finding: _site/index.html\n")
    let strict = try HaggleProcess.run(["build", "--strict", "--output", "other"], in: folder.url)
    #expect(strict.status == 2)
    #expect(strict.errors.contains("Scenarios/wide.swift:2:"))
    #expect(!folder.allPaths.contains("other"))
  }
}
