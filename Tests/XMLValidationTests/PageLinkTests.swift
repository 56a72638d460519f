import Testing
import XMLValidation

@Suite struct PageLinkTests {
  @Test func listsLinksWithTheirLines() throws {
    let validator = try Validator(dtd: .off)
    let links = validator.links(in: Samples.page)
    #expect(
      links.map(\.href) == ["style.css", "player.js", "#step-1", "other.html#top", "#step%2D1", "thumb.png"]
    )
    #expect(links.prefix(3).map(\.line) == [6, 7, 11])
  }

  @Test func listsAnchorsInDocumentOrder() throws {
    let validator = try Validator(dtd: .off)
    #expect(
      validator.anchors(in: Samples.page) == [
        "top", "step-1", "f", "f-title", "f-desc", "f-hatch", "f-fade", "f-clip", "f-mark", "caption", "width",
      ]
    )
  }

  @Test func findsNothingInABrokenPage() throws {
    let validator = try Validator(dtd: .off)
    #expect(validator.links(in: "<p>") == [])
    #expect(validator.anchors(in: "<p>") == [])
  }
}
