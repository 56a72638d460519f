import Diagnostics
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
    #expect(site.text("articles/first-steps.html")?.contains("Who is asked first") == true)
    #expect(site.text("stacks/a-row.html") != nil)
    #expect(site.text("index.html")?.contains("stacks/a-row.start.svg") == true)
  }

  @Test func aFolderWithSomethingInItIsLeftAlone() throws {
    let folder = try TemporaryFolder(["mine.txt": "mine"])
    let problem = try #require(throws: Problem.self) { try SiteStarter().write(to: folder.url, shownAs: "here") }
    #expect(problem.reports.map(\.text) == ["here: error: the folder is not empty; name an empty or a new one"])
    #expect(folder.paths == ["mine.txt"])
  }
}
