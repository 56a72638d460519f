import Diagnostics
import Foundation
import Testing

@testable import SiteGeneration

struct SiteSchemaTests {
  private func schema() throws -> [String: Any] {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let data = try Data(contentsOf: folder.appendingPathComponent("Site/schema/site-1.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The keys that a message lists for an unknown one.
  private func knownKeys(_ yaml: String) throws -> [String] {
    let problem = try #require(throws: Problem.self) { try SiteConfiguration(yaml: yaml, shownAs: "site.yml") }
    let words = try #require(problem.reports[0].message.firstRange(of: "known are "))
    return problem.reports[0].message[words.upperBound...].split(separator: ", ").map(String.init).sorted()
  }

  @Test func namesTheKeysThatAreRead() throws {
    let properties = try #require(try schema()["properties"] as? [String: Any])
    #expect(properties.keys.sorted() == (try knownKeys("zzzzzzzz: x")))
    let sections = try #require(properties["sections"] as? [String: Any])
    let section = try #require((sections["items"] as? [String: Any])?["properties"] as? [String: Any])
    #expect(section.keys.sorted() == (try knownKeys("sections:\n  - zzzzzzzz: x")))
  }
}
