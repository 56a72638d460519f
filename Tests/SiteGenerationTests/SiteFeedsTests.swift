import Diagnostics
import Testing

@testable import SiteGeneration

/// The feed, the map and the search index.
struct SiteFeedsTests {
  private func site(_ configuration: String) throws -> CollectedSite {
    try ArticleSite("Text.", ["Site/site.yml": configuration]).collected()
  }

  @Test func aSiteWithAnAddressHasAFeedAndAMap() throws {
    let site = try site("title: Notes & more\nbase-url: https://example.org/notes/\n")
    let feed = try #require(site.text("feed.xml"))
    #expect(feed.contains("<title>Notes &amp; more</title>"))
    #expect(feed.contains("<guid>https://example.org/notes/articles/stacks.html</guid>"))
    let map = try #require(site.text("sitemap.xml"))
    #expect(map.contains("<loc>https://example.org/notes/</loc>"))
    #expect(map.contains("<loc>https://example.org/notes/stacks/share.html</loc>") && !map.contains("404.html"))
    #expect(site.text("index.html")?.contains("type=\"application/rss+xml\"") == true)
    #expect(site.text("404.html")?.contains("href=\"https://example.org/notes/index.html\"") == true)
    #expect(site.text("404.html")?.contains("href=\"https://example.org/notes/assets/haggle.css\"") == true)
  }

  @Test func aSiteWithoutAnAddressHasNeither() throws {
    let site = try site("title: Notes\n")
    #expect(site.text("feed.xml") == nil && site.text("sitemap.xml") == nil)
    #expect(site.text("404.html")?.contains("href=\"index.html\"") == true)
  }

  /// Pages that are opened from a folder may load nothing but scripts.
  @Test func theSearchIndexIsAScript() throws {
    let index = try #require(try site("title: Notes\n").text("assets/search-index.js"))
    #expect(index.hasPrefix("globalThis.haggleSearchIndex = [[\"Article\",\"Stacks\",\"articles/stacks.html\","))
    #expect(index.contains("[\"Scenario\",\"Share\",\"stacks/share.html\",") && index.hasSuffix("]];\n"))
    #expect(
      index.contains("\"rules/stack.html\"")
        && index.contains("[\"View\",\"HStack\",\"reference/views.html#view-HStack\""))
  }

  @Test(arguments: [
    "example.org", "ftp://example.org", "https://", "https://example.org/a b", "https://example.org/?x",
  ])
  func refusesWhatIsNoAddress(address: String) {
    #expect(throws: Problem.self) { try SiteConfiguration(yaml: "base-url: \"\(address)\"", shownAs: "site.yml") }
  }
}
