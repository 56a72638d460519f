import Diagnostics
import TestSupport
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

  @Test func theFeedNamesItselfAndTheDaysOfArticles() throws {
    let files = [
      "Site/site.yml": "title: Notes\nbase-url: https://example.org/x\n",
      "Scenarios/a/box.swift": "#Preview { Color.red }",
      "Site/articles/new.md": "---\ntitle: New\ndescription: Words.\ndate: 2026-11-23\n---\n\nText.\n",
      "Site/articles/old.md": "---\ntitle: Old\ndescription: Words.\n---\n\nText.\n",
    ]
    let folder = try TemporaryFolder(files)
    let feed = try #require(try CollectedSite(SiteBuilder(folder: folder.url)).text("feed.xml"))
    #expect(feed.matches(of: #/<pubDate>/#).count == 1)
    #expect(feed.contains("<pubDate>Mon, 23 Nov 2026 00:00:00 +0000</pubDate>"))
    #expect(
      feed.contains("<atom:link href=\"https://example.org/x/feed.xml\" rel=\"self\" type=\"application/rss+xml\"/>"))
    #expect(feed.contains("<description>Notes</description>") && !feed.contains("<description/>"))
  }

  @Test(arguments: [
    ("2000-02-29", "Tue, 29 Feb 2000"), ("1999-12-31", "Fri, 31 Dec 1999"), ("2026-01-01", "Thu, 01 Jan 2026"),
  ])
  func daysOfTheCalendarHaveTheirWeekdays(text: String, day: String) {
    #expect(CalendarDate(text)?.rfc822 == day + " 00:00:00 +0000")
  }

  @Test(arguments: ["2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "23.11.2026", "2026-1-2", ""])
  func whatIsNoDayIsRefused(text: String) { #expect(CalendarDate(text) == nil) }

  @Test func aSiteWithoutAnAddressHasNeither() throws {
    let site = try site("title: Notes\n")
    #expect(site.text("feed.xml") == nil && site.text("sitemap.xml") == nil)
    // Shown at any address, it takes the server's root for its own.
    #expect(site.text("404.html")?.contains("href=\"/assets/haggle.css\"") == true)
    #expect(site.text("404.html")?.contains("href=\"/index.html\"") == true)
  }

  /// Where its style is not found, the page is plain, and nothing in it fills the window.
  @Test func theMarkHasASizeWithoutStyle() throws {
    let page = try #require(try site("title: Notes\n").text("404.html"))
    let mark = try #require(page.firstMatch(of: #/<svg [^>]*>/#)).output
    #expect(mark.contains("width=\"26\" height=\"26\" fill=\"none\""))
    #expect(page.matches(of: #/<svg /#).count == 1 && !page.contains("<img"))
  }

  /// Pages that are opened from a folder may load nothing but scripts.
  @Test func theSearchIndexIsAScript() throws {
    let index = try #require(try site("title: Notes\n").text("assets/search-index.js"))
    #expect(index.hasPrefix("globalThis.haggleSearchIndex = [[\"Article\",\"Stacks\",\"articles/stacks.html\","))
    #expect(index.contains("[\"Scenario\",\"Share\",\"stacks/share.html\",") && index.hasSuffix("]]);\n"))
    #expect(
      index.contains("\"rules/stack.html\"")
        && index.contains("[\"View\",\"HStack\",\"reference/views.html#view-HStack\""))
  }

  /// A topic, a view that a scenario's source uses, and a word of an article's text lead somewhere.
  @Test func theSearchFindsTopicsViewsAndWordsOfArticles() throws {
    let site = try site("title: Notes\n")
    let index = try #require(site.text("assets/search-index.js"))
    #expect(index.contains("[\"Topic\",\"Stacks\",\"index.html#"))
    #expect(index.contains("· frame(width:height:alignment:)"))
    let scenario = index.split(separator: "[").first { $0.hasPrefix("\"Scenario\",\"Share\"") }
    #expect(scenario?.contains("HStack") == true)
    #expect(site.text("stacks/share.html")?.contains("<a href=\"../search.html\">Search</a>") == true)
  }

  @Test func aSiteMayHaveNoFeed() throws {
    let site = try site("title: Notes\nbase-url: https://example.org/notes\nfeed: false\n")
    #expect(site.text("feed.xml") == nil && site.text("sitemap.xml") != nil)
    #expect(site.text("index.html")?.contains("application/rss+xml") == false)
  }

  /// Nor does any page lead to one.
  @Test func aSiteMayHaveNoSearch() throws {
    let site = try site("title: Notes\nsearch: false\n")
    for path in ["search.html", "assets/search.js", "assets/search-index.js"] { #expect(site.text(path) == nil) }
    for path in ["index.html", "404.html", "reference.html", "stacks/share.html", "articles/stacks.html"] {
      let page = try #require(site.text(path))
      #expect(!page.contains("search.html"), "\(path)")
    }
  }

  @Test func theSearchFindsTheWordsOfAScenariosTexts() throws {
    let folder = try TemporaryFolder(["Scenarios/a/box.swift": "#Preview(\"Box\") { Text(\"A harbour\") }"])
    let index = try #require(try CollectedSite(SiteBuilder(folder: folder.url)).text("assets/search-index.js"))
    let scenario = index.split(separator: "[").first { $0.hasPrefix("\"Scenario\",\"Box\"") }
    #expect(scenario == "\"Scenario\",\"Box\",\"a/box.html\",\"Text · box harbour\"]].concat(")
  }

  @Test(arguments: [
    "example.org", "ftp://example.org", "https://", "https://example.org/a b", "https://example.org/?x",
  ])
  func refusesWhatIsNoAddress(address: String) {
    #expect(throws: Problem.self) { try SiteConfiguration(yaml: "base-url: \"\(address)\"", shownAs: "site.yml") }
  }

  @Test func givesPagesAPictureForWhoLinksToThem() throws {
    let files = ["Scenarios/a/box.swift": "#Preview(\"Box\") { Color.red }"]
    let site = files.merging(["Site/site.yml": "base-url: https://example.org/x\nfigure: a/box\n"]) { $1 }
    let folder = try TemporaryFolder(site)
    let drawing: SocialPicture = { (svg) throws(Problem) in Array("a picture of \(svg.prefix(4))".utf8) }
    let drawn = try CollectedSite(builder(folder, drawing))
    #expect(drawn.text("a/box.social.png") == "a picture of <svg")
    let page = try #require(drawn.text("a/box.html"))
    #expect(page.contains("<meta property=\"og:image\" content=\"https://example.org/x/a/box.social.png\"/>"))
    #expect(page.contains("<meta property=\"og:title\" content=\"Box · Haggle\"/>"))
    // The start page has that of the scenario whose picture it shows.
    #expect(drawn.text("index.html")?.contains("content=\"https://example.org/x/a/box.social.png\"") == true)
    // Without a program that draws them, or an address, there are none, and no page claims so.
    let plain = try CollectedSite(SiteBuilder(folder: folder.url))
    #expect(plain.text("a/box.social.png") == nil && plain.text("a/box.html")?.contains("og:image") == false)
    let unpublished = try TemporaryFolder(files)
    let local = try CollectedSite(builder(unpublished, drawing))
    #expect(local.text("a/box.social.png") == nil)
  }

  private func builder(_ folder: TemporaryFolder, _ drawing: @escaping SocialPicture) -> SiteBuilder {
    var builder = SiteBuilder(folder: folder.url)
    builder.drawing = drawing
    return builder
  }
}
