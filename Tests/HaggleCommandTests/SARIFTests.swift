import Foundation
import Testing

/// What the schema of SARIF 2.1.0 requires of the parts that are written.
struct SARIFTests {
  private static let sources = [
    "Color.red", "", "#Preview { Recangle() }\n#Preview { Colr.red }", "Text(\"ä😀\").paddin()",
    "VStack {\n  Text(\"a\n",
    "Image(\"none\").frame(width: -5)", String(repeating: "a ", count: 400), String(repeating: "{", count: 400),
    "#Preview { let a = [1]; Text(\"\\(a[3])\") }", "Text(\"\u{1B}\")", "Color.red\r\n.paddin()\r\n",
  ]

  private typealias Object = [String: Any]

  @Test(arguments: sources) func documentsKeepToTheSchema(source: String) throws {
    let outcome = try HaggleProcess.run(["check", "-", "--diagnostics", "sarif"], input: Array(source.utf8))
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let log = try #require(document as? Object)
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [Object])
    #expect(runs.count == 1)
    for run in runs {
      let results = try check(run: run)
      #expect(results > 0 || outcome.status == 0, "an error without a result")
    }
  }

  /// Checks a run and returns how many results it has.
  private func check(run: Object) throws -> Int {
    #expect(Set(run.keys) == ["tool", "columnKind", "results"])
    #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String ?? ""))
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(Set(driver.keys).isSubset(of: ["name", "version", "rules"]))
    #expect((driver["name"] as? String)?.isEmpty == false)
    let rules = try #require(driver["rules"] as? [Object]).map { try #require($0["id"] as? String) }
    #expect(Set(rules).count == rules.count)
    let results = try #require(run["results"] as? [Object])
    for result in results { try check(result: result, rules) }
    return results.count
  }

  private func check(result: Object, _ rules: [String]) throws {
    #expect(Set(result.keys).isSubset(of: ["ruleId", "ruleIndex", "level", "message", "locations", "fixes"]))
    #expect(["none", "note", "warning", "error"].contains(result["level"] as? String ?? ""))
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index] == result["ruleId"] as? String)
    let message = try #require(result["message"] as? Object)
    #expect(Set(message.keys) == ["text"])
    #expect((message["text"] as? String)?.isEmpty == false)
    let locations = try #require(result["locations"] as? [Object])
    #expect(!locations.isEmpty)
    for location in locations {
      #expect(Set(location.keys) == ["physicalLocation"])
      try check(place: try #require(location["physicalLocation"] as? Object))
    }
    for fix in result["fixes"] as? [Object] ?? [] { try check(fix: fix) }
  }

  private func check(fix: Object) throws {
    #expect(Set(fix.keys).isSubset(of: ["description", "artifactChanges"]))
    let changes = try #require(fix["artifactChanges"] as? [Object])
    #expect(!changes.isEmpty)
    for change in changes {
      #expect(Set(change.keys) == ["artifactLocation", "replacements"])
      let replacements = try #require(change["replacements"] as? [Object])
      #expect(!replacements.isEmpty)
      for replacement in replacements {
        #expect(Set(replacement.keys).isSubset(of: ["deletedRegion", "insertedContent"]))
        let region = try #require(replacement["deletedRegion"])
        let artifact = try #require(change["artifactLocation"])
        try check(place: ["artifactLocation": artifact, "region": region])
      }
    }
  }

  private func check(place: Object) throws {
    #expect(Set(place.keys).isSubset(of: ["artifactLocation", "region"]))
    let artifact = try #require(place["artifactLocation"] as? Object)
    let uri = try #require(artifact["uri"] as? String)
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/@%:")
    #expect(!uri.isEmpty && uri.allSatisfy(allowed.contains))
    guard let region = place["region"] as? [String: Int] else { return }
    #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
    #expect(region.values.allSatisfy { $0 >= 1 })
    let start = (try #require(region["startLine"]), try #require(region["startColumn"]))
    #expect(start <= (try #require(region["endLine"]), try #require(region["endColumn"])))
  }
}
