import LayoutEngine
import Testing

@Suite struct TruncationTests {
  @Test func endsTheLastLineThatFitsTheHeightInAnEllipsis() {
    let layout = TextFixtures.gridLayout("one two three", width: 60, height: 40)
    #expect(layout.lines.map(\.string) == ["one", "two t…"])
    #expect(layout.isTruncated)
  }

  @Test func keepsOneLineInNoHeight() {
    #expect(TextFixtures.lines("one two three", width: 70, height: 0) == ["one tw…"])
    #expect(TextFixtures.lines("one two three", width: 70, height: -9) == ["one tw…"])
  }

  @Test func limitsTheLinesAsAsked() {
    #expect(TextFixtures.lines("one two three", width: 60, limit: 2) == ["one", "two t…"])
    #expect(TextFixtures.lines("one two three", width: 60, limit: 3) == ["one", "two", "three"])
    #expect(TextFixtures.lines("one two three", width: 60, limit: 0).count == 1)
  }

  @Test func takesTheLowerOfHeightAndLimit() {
    #expect(TextFixtures.lines("a b c d e", width: 10, height: 200, limit: 2).count == 2)
    #expect(TextFixtures.lines("a b c d e", width: 10, height: 41, limit: 9).count == 2)
  }

  @Test func answersTheWidthATruncatedLineIsDrawnWith() {
    #expect(TextFixtures.gridLayout("abcdefghijkl", width: 55, limit: 1).size.width == 50)
    #expect(TextFixtures.gridLayout("ab cd efghij", width: 54, limit: 1).size.width == 50)
    let text = TextFixtures.mac.prepare(
      TextContent(TextFixtures.sentence, font: Font(size: 13), lineLimit: 1))
    let size = TextFixtures.mac.size(text, proposal: Proposal(width: 150, height: nil))
    #expect(size.width > 135 && size.width <= 150)
  }

  @Test func dropsTheSpacesBeforeTheEllipsis() {
    #expect(TextFixtures.lines("abc defgh", width: 54, limit: 1) == ["abc…"])
  }

  @Test func marksParagraphsThatAreLeftOut() {
    #expect(TextFixtures.lines("one\ntwo", width: nil, limit: 1) == ["one…"])
    #expect(TextFixtures.lines("one\ntwo\nthree", width: nil, height: 41) == ["one", "two…"])
  }

  @Test func leavesATextThatFitsAsItIs() {
    let layout = TextFixtures.gridLayout("one two", width: 70, height: 20, limit: 1)
    #expect(layout.lines.map(\.string) == ["one two"])
    #expect(!layout.isTruncated)
  }

  @Test func drawsTheEllipsisAloneWhereNothingElseFits() {
    let layout = TextFixtures.gridLayout("abc", width: 4, height: 0)
    #expect(layout.lines.map(\.string) == ["…"])
    #expect(layout.size.width == 4)
  }
}
