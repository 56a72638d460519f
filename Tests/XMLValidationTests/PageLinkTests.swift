import Testing
import XMLValidation

@Suite struct PageLinkTests {
  private func validate(_ page: String) throws -> ValidatedPage {
    try Validator(dtd: .off).validatePage(page, name: "a.html")
  }

  @Test func listsLinksWithTheirLines() throws {
    let links = try validate(Samples.page).links
    #expect(
      links.map(\.href) == ["style.css", "player.js", "#step-1", "other.html#top", "#step%2D1", "thumb.png"]
    )
    #expect(links.prefix(3).map(\.line) == [6, 7, 11])
  }

  @Test func listsAnchorsInDocumentOrder() throws {
    #expect(
      try validate(Samples.page).anchors == [
        "top", "step-1", "f", "f-title", "f-desc", "f-hatch", "f-fade", "f-clip", "f-mark", "caption", "width",
      ]
    )
  }

  @Test func findsNothingInABrokenPage() throws {
    let page = try validate("<p>")
    #expect(!page.issues.isEmpty)
    #expect(page.links == [])
    #expect(page.anchors == [])
  }

  @Test func parsesAPageOnceForAllOfThis() throws {
    var parsed: [String] = []
    let validator = try Validator(dtd: .off) { parsed.append($0) }
    #expect(!validator.validatePage(Samples.page, name: "a.html").links.isEmpty)
    #expect(parsed == ["a.html"])
  }
}
