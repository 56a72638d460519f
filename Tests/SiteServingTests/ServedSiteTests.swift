import Foundation
import ScenarioPipeline
import SiteGeneration
import TestSupport
import Testing

@testable import SiteServing

struct ServedSiteTests {
  /// The first event of a page that comes now.
  private func event(_ site: ServedSite) async -> String {
    for await bytes in site.subscribe() { return String(decoding: bytes, as: UTF8.self) }
    return ""
  }

  @Test func keepsTheLastSiteUntilTheNewestCanBeBuilt() async throws {
    let folder = try TemporaryFolder()
    let project = folder.file("site")
    try SiteStarter().write(to: project, shownAs: "site")
    let site = ServedSite(folder: project, options: ScenarioRunner.Options())
    #expect(site.rebuild().isEmpty)
    #expect(await event(site) == "event: site\ndata: {\"version\":1,\"problems\":[]}\n\n")
    let page = try #require(site.file("/"))
    #expect(
      String(decoding: page.bytes, as: UTF8.self).contains("<script src=\"/.haggle/serve.js\" data-version=\"1\""))

    let scenario = "site/Scenarios/stacks/a-row.swift"
    let good = try folder.text(scenario)
    try folder.write(Array(good.replacing("HStack {", with: "HStak {").utf8), to: scenario)
    #expect(site.rebuild().count == 1)
    let told = await event(site)
    #expect(
      told.contains("\"version\":1,\"problems\":[{\"file\":\"Scenarios/stacks/a-row.swift\",\"line\":6,\"column\":3"))
    #expect(told.contains("did you mean 'HStack'?"))
    #expect(site.file("/stacks/a-row.html") != nil)

    try folder.write(Array(good.utf8), to: scenario)
    #expect(site.rebuild().isEmpty)
    #expect(await event(site) == "event: site\ndata: {\"version\":2,\"problems\":[]}\n\n")
  }

  @Test func letsTheBrowserConnectToItsOwnServerOnly() {
    let page = "<head><meta content=\"default-src 'none'; script-src 'self'\"/></head>"
    let served = ServedSite.reloading(page, version: 3)
    #expect(served.contains("default-src 'none'; connect-src 'self'; script-src 'self'"))
  }

  @Test func hasAPageBeforeThereIsASite() throws {
    let folder = try TemporaryFolder()
    let site = ServedSite(folder: folder.url, options: ScenarioRunner.Options())
    #expect(site.rebuild().count == 1)
    #expect(site.file("/") == nil && site.missing("/").contains("The site could not be built yet."))
    // It has the look of a site.
    let style = try #require(site.file("/assets/haggle.css"))
    #expect(String(decoding: style.bytes, as: UTF8.self).contains("--ask:"))
    #expect(site.file("/assets/theme.css") == nil)
  }

  /// Whatever the address, and wherever the site will be published.
  @Test func thePageForAMissingAddressFindsItsStyle() throws {
    let folder = try TemporaryFolder([
      "Scenarios/a.swift": "#Preview { Color.red }", "Site/site.yml": "base-url: https://example.org/notes\n",
    ])
    let site = ServedSite(folder: folder.url, options: ScenarioRunner.Options())
    #expect(site.rebuild().isEmpty)
    let page = site.missing("/does/not/exist")
    #expect(page.contains("href=\"/assets/haggle.css\"") && page.contains("href=\"/index.html\""))
    #expect(!page.contains("example.org"))
  }
}
