import Diagnostics
import Foundation
import ScenarioPipeline
import TestSupport
import Testing

@testable import SiteGeneration

struct SiteStarterTests {
  @Test func theFirstSiteIsBuiltWithoutAWarning() throws {
    let folder = try TemporaryFolder()
    try SiteStarter().write(to: folder.file("new"), shownAs: "new")
    let site = try CollectedSite(SiteBuilder(folder: folder.file("new")))
    #expect(site.built.warnings.isEmpty && site.built.findings.isEmpty)
    #expect(site.text("articles/first-steps.html")?.contains("Who is served first") == true)
    #expect(site.text("stacks/a-row.html") != nil)
    #expect(site.text("index.html")?.contains("stacks/a-row.start.svg") == true)
  }

  /// An editor finds the schema that the first line of the configuration names.
  @Test func theConfigurationNamesItsSchema() throws {
    let folder = try TemporaryFolder()
    try SiteStarter().write(to: folder.file("new"), shownAs: "new")
    let site = folder.file("new/Site")
    let configuration = try String(contentsOf: site.appendingPathComponent("site.yml"), encoding: .utf8)
    let name = try #require(configuration.split(separator: "\n")[0].split(separator: "$schema=").last)
    let schema = try Data(contentsOf: site.appendingPathComponent(String(name)))
    let object = try #require(try JSONSerialization.jsonObject(with: schema) as? [String: Any])
    #expect((object["properties"] as? [String: Any])?["title"] != nil)
  }

  @Test func aFolderWithSomethingInItIsLeftAlone() throws {
    let folder = try TemporaryFolder(["mine.txt": "mine"])
    let problem = try #require(throws: Problem.self) { try SiteStarter().write(to: folder.url, shownAs: "here") }
    #expect(problem.reports.map(\.text) == ["here: error: the folder is not empty; name an empty or a new one"])
    #expect(folder.paths == ["mine.txt"])
  }
}
