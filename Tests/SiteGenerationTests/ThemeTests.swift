import Diagnostics
import TestSupport
import Testing

@testable import SiteGeneration

/// The files that a site has in `Site/templates` and `Site/assets`.
struct ThemeTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let scenarios = (1...3).map { ("Scenarios/a/box-\($0).swift", "#Preview(\"Box \($0)\") { Color.red }\n") }
    return try TemporaryFolder(Dictionary(uniqueKeysWithValues: scenarios).merging(files) { $1 })
  }

  private func faults(_ files: [String: String]) throws -> [Report] {
    let folder = try folder(files)
    return try #require(throws: Problem.self) { try SiteBuilder(folder: folder.url).build() }.reports
  }

  @Test func aStyleSheetOfItsOwnComesAfterTheBuiltInOne() throws {
    let folder = try folder(["Site/assets/theme.css": ":root { --ask: #004080; }"])
    let site = try CollectedSite(SiteBuilder(folder: folder.url))
    let page = try #require(site.text("a/box-1.html"))
    let rules = try #require(page.firstRange(of: "href=\"../assets/live.css\""))
    let own = try #require(page.firstRange(of: "href=\"../assets/theme.css\""))
    #expect(rules.lowerBound < own.lowerBound)
    let start = try #require(site.text("index.html"))
    let sheets = start.matches(of: /rel="stylesheet" href="assets\/(\w+\.css)"/).map { String($0.1) }
    #expect(sheets.first == "haggle.css" && sheets.last == "theme.css", "\(sheets)")
    let plain = try self.folder([:])
    #expect(try CollectedSite(SiteBuilder(folder: plain.url)).text("a/box-1.html")?.contains("theme.css") == false)
  }

  @Test func aMisspeltTemplateIsNamed() throws {
    let reports = try faults(["Site/templates/fotter.mustache": "<p>Mine</p>"])
    #expect(
      reports.map(\.text) == [
        "Site/templates/fotter.mustache: error: no page is made with this template; did you mean 'footer.mustache'?"
      ])
    let far = try faults(["Site/templates/zzzzzzzzzzzz.mustache": "<p>Mine</p>"])
    #expect(far.first?.message.contains("known are account.mustache, article.mustache") == true)
  }

  @Test func aTemplateThatAnotherOneIncludesIsTaken() throws {
    let folder = try folder([
      "Site/templates/footer.mustache": "<footer>{{> mine }}</footer>", "Site/templates/mine.mustache": "<p>Mine</p>",
    ])
    let site = try CollectedSite(SiteBuilder(folder: folder.url))
    #expect(site.text("index.html")?.contains("<footer><p>Mine</p></footer>") == true)
  }

  @Test(arguments: [
    "<footer>\n<p>Mine\n</footer>\n", "<footer>\n<div>\n<p>Mine</p>\n", "<footer>\n<p>Mine</p></div>\n</footer>\n",
  ])
  func anUnclosedTagIsToldOnce(footer: String) throws {
    let reports = try faults(["Site/templates/footer.mustache": footer])
    #expect(reports.map(\.file) == ["Site/templates/footer.mustache"], "\(reports.map(\.text))")
  }

  @Test func styleInAnElementIsRefused() throws {
    let reports = try faults(["Site/templates/footer.mustache": "<footer><p style=\"color: red\">Mine</p></footer>"])
    #expect(reports.count == 1)
    #expect(reports.first?.text.contains("the attribute 'style' is not allowed") == true)
  }
}
