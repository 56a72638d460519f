import Testing
import XMLValidation

@testable import SiteGeneration

/// Links between the pages of a site.
@Suite struct SiteLinksTests {
  private func page(_ path: String, _ links: [String] = [], anchors: [String] = [], isLive: Bool = false) -> PageFacts {
    let links = links.enumerated().map { PageLink(href: $0.element, line: $0.offset + 1) }
    return PageFacts(
      path: path, isLive: isLive, links: PackedLinks(links),
      anchors: anchors.map { PageFacts.number(of: $0) }.sorted(), faults: [])
  }

  private func numbers(_ paths: [String]) -> Set<UInt64> { Set(paths.map { PageFacts.number(of: $0) }) }

  /// The links of a page in `grids` that lead nowhere.
  private func broken(_ links: [String]) -> [String] {
    let pages = [
      page("grids/a.html", links), page("index.html", anchors: ["top", "caf\u{E9}"]),
      page("grids/live.html", anchors: ["L1"], isLive: true),
    ]
    let site = SiteLinks(pages, numbers(pages.map(\.path) + ["grids/a.svg", "grids/two words.svg", "assets/x:y.css"]))
    return site.parts.flatMap { site.broken(in: $0) }.map(\.link.href)
  }

  @Test func linksToFilesOfTheSiteLeadSomewhere() {
    let links = [
      "a.svg", "a.html", "./a.svg", "../index.html", "../grids/a.svg", "two%20words.svg", "two words.svg",
      "../assets/x:y.css", "../index.html#top", "../index.html#caf%C3%A9", "live.html#L1", "live.html#p=2", "#x",
      "https://example.org/none", "mailto:a@example.org", "../grids/./a.svg",
    ]
    #expect(broken(links).filter { $0 != "#x" } == [])
  }

  @Test func linksToNothingAreFoundInOrder() {
    let links = [
      "b.svg", "../a.svg", "../../index.html", "../index.html#bottom", "a.svg#top", "live.html#L2", "A.svg",
      "grids/a.svg",
      "two%20word.svg", "..",
    ]
    #expect(broken(links) == links)
  }

  @Test func aLinkIsKnownWithItsLineAndAddress() {
    let links = [
      PageLink(href: "a.svg", line: 1), PageLink(href: "caf\u{E9}\nx", line: 1_234), PageLink(href: "", line: 7),
    ]
    var read: [PageLink] = []
    PackedLinks(bytes: PackedLinks(links).bytes).forEach { _, link in read.append(link()) }
    #expect(read == [links[0], PageLink(href: "caf\u{E9} x", line: 1_234), links[2]])
  }

  @Test func damagedBytesHaveFewerLinks() {
    var count = 0
    PackedLinks(bytes: Array("12\na.svg\n13".utf8)).forEach { _, _ in count += 1 }
    #expect(count == 1)
  }

  @Test func pagesAreLookedAtInParts() {
    let pages = (0..<300).map { page("p\($0).html", ["p\($0 + 1).html"]) }
    let site = SiteLinks(pages, numbers(pages.map(\.path)))
    #expect(site.parts.count > 1 && site.parts.flatMap { Array($0) } == Array(0..<300))
    #expect(site.parts.flatMap { site.broken(in: $0) }.map(\.page.path) == ["p299.html"])
  }
}
