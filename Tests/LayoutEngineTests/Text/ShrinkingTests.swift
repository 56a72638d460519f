import LayoutEngine
import Testing

/// Texts of ten points a character and twenty a line that may shrink.
@Suite struct ShrinkingTests {
  private func layout(
    _ string: String, factor: Double, width: Double?, height: Double? = nil, limit: Int? = nil
  ) -> TextLayout {
    var content = TextContent(string, font: TextFixtures.grid, lineLimit: limit)
    content.minimumScale = factor
    return TextFixtures.iPhone.layOut(content, proposal: Proposal(width: width, height: height))
  }

  @Test func setsOneLineExactlyAsWideAsItsRoom() {
    let shrunk = layout("abcdefghij", factor: 0.5, width: 80, limit: 1)
    #expect(abs(shrunk.scale - 0.8) < 1e-9)
    #expect(abs(shrunk.size.width - 80) < 1e-6)
    #expect(shrunk.lines.map(\.string) == ["abcdefghij"])
    #expect(abs(shrunk.font.size - TextFixtures.grid.size * 0.8) < 1e-9)
    #expect(!shrunk.isTruncated)
  }

  @Test func cutsOffAtTheSmallestSizeWhatDoesNotFitThere() {
    let shrunk = layout("abcdefghij", factor: 0.5, width: 40, limit: 1)
    #expect(shrunk.scale == 0.5)
    #expect(shrunk.lines.map(\.string) == ["abcdefg…"])
    #expect(shrunk.isTruncated)
  }

  @Test func shrinksToAHeightAsToAWidth() {
    let shrunk = layout("abc", factor: 0.1, width: 300, height: 10)
    #expect(abs(shrunk.size.height - 10) < 0.34)
    #expect(shrunk.scale < 0.6 && shrunk.scale > 0.4)
  }

  @Test func fillsAllLinesBeforeItShrinks() {
    let shrunk = layout("abc def ghi", factor: 0.1, width: 60, limit: 2)
    // Seven characters of the first line, or of the last, have to fit into sixty points.
    #expect(abs(shrunk.scale - 6.0 / 7) < 0.001)
    #expect(shrunk.lines.count == 2 && !shrunk.isTruncated)
  }

  @Test func leavesATextAloneThatFitsOrMayWrap() {
    #expect(layout("abc", factor: 0.1, width: 30, limit: 1).scale == 1)
    #expect(layout("abc def ghi", factor: 0.1, width: 30).scale == 1)
    #expect(layout("abcdef", factor: 1, width: 30, limit: 1).scale == 1)
  }

  @Test(arguments: [0.0, 5, 17, 33, 50, 64, 99, 120], [0.0, 7, 20, 35, 60])
  func answersWhatItsLinesTake(width: Double, height: Double) {
    var content = TextContent("one two three four", font: TextFixtures.grid)
    content.minimumScale = 0.4
    let text = TextFixtures.iPhone.prepare(content)
    let proposal = Proposal(width: width, height: height)
    let layout = TextFixtures.iPhone.layOut(text, proposal: proposal)
    #expect(TextFixtures.iPhone.size(text, proposal: proposal) == layout.size)
    #expect(layout.size.width <= width)
    #expect((0.4...1).contains(layout.scale))
    #expect(!layout.isTruncated || layout.scale == 0.4)
  }
}
