import LayoutEngine
import Testing

@Suite struct LineBreakingTests {
  @Test func wrapsBetweenWords() {
    #expect(TextFixtures.lines("one two three", width: 70) == ["one two", "three"])
    #expect(TextFixtures.lines("one two three", width: 69) == ["one", "two", "three"])
  }

  @Test func keepsEverythingOnOneLineWithoutAWidth() {
    for width in [nil, Double.infinity] {
      let layout = TextFixtures.gridLayout("one two three", width: width)
      #expect(layout.lines.map(\.string) == ["one two three"])
      #expect(layout.size.width == 130)
    }
  }

  @Test func answersTheWidestLineWithOneSpaceItWasBrokenAt() {
    #expect(TextFixtures.gridLayout("three two one six", width: 100).size.width == 100)
    #expect(TextFixtures.gridLayout("three two    one six", width: 120).size.width == 100)
    #expect(TextFixtures.gridLayout("three two one six", width: 95).size.width == 95)
    #expect(TextFixtures.gridLayout("three two one six", width: 100).lines[0].width.rounded() == 90)
  }

  @Test func leavesNoShortWordAloneOnTheLastLineIfAnotherCanJoinIt() {
    #expect(TextFixtures.lines("aaaa bbbb cccc dddd ee", width: 210) == ["aaaa bbbb cccc", "dddd ee"])
    #expect(TextFixtures.lines("aaaa bbbb cccc dddd eeeeee", width: 210) == ["aaaa bbbb cccc dddd", "eeeeee"])
    #expect(TextFixtures.lines("aaaabbbb e", width: 80) == ["aaaabbbb", "e"])
    #expect(TextFixtures.lines("a bbbbbbb c", width: 90) == ["a", "bbbbbbb c"])
  }

  @Test(arguments: [
    (TextFixtures.sentence, 400.0, 355.5), (TextFixtures.sentence, 300, 274), (TextFixtures.sentence, 200, 196.5),
    (TextFixtures.sentence, 150, 137), (TextFixtures.sentence, 100, 95.5),
    ("First line.\nSecond paragraph wraps here as well.", 220, 186),
  ])
  func breaksWhereAppleBreaks(text: String, width: Double, measured: Double) {
    #expect(abs(TextFixtures.macSize(text, width: width).width - measured) / measured < 0.015)
  }

  @Test func addsNoSpaceToAWidthThatWasNotBrokenAtOne() {
    #expect(TextFixtures.gridLayout("ab three", width: 50).size.width == 50)
    #expect(TextFixtures.gridLayout("three", width: 55).size.width == 50)
    #expect(TextFixtures.gridLayout("a\nthree", width: 200).size.width == 50)
  }

  @Test func breaksAWordWiderThanTheLineBetweenCharacters() {
    let layout = TextFixtures.gridLayout("a abcdefgh ij", width: 35)
    #expect(layout.lines.map(\.string) == ["a", "abc", "def", "gh", "ij"])
    #expect(layout.size.width == 30)
  }

  @Test func continuesTheLineAfterTheRestOfABrokenWord() {
    #expect(TextFixtures.lines("abcdefg hi", width: 50) == ["abcde", "fg hi"])
  }

  @Test func answersNoWidthWhenProposedNone() {
    let layout = TextFixtures.gridLayout("Hello, World", width: 0)
    #expect(layout.size.width == 0)
    #expect(layout.lines.count == 11)
    #expect(TextFixtures.gridLayout("Hello", width: -20).size.width == 0)
  }

  @Test func gives61LinesToASentenceOfSixtyOneLettersInNoWidth() {
    #expect(TextFixtures.macSize(TextFixtures.sentence, width: 0) == Size(width: 0, height: 976))
  }

  @Test(arguments: [(100.0, 6), (120, 4), (134, 4), (150, 4), (200, 3), (260, 2), (300, 2), (400, 2), (500, 1)])
  func breaksAMeasuredSentenceIntoAsManyLinesAsApple(width: Double, lines: Int) {
    #expect(TextFixtures.macSize(TextFixtures.sentence, width: width).height == Double(16 * lines))
  }

  @Test func letsTheSpacesHangThatDoNotFit() {
    let size = TextFixtures.macSize(TextFixtures.sentence, width: 136)
    #expect(size == Size(width: 136, height: 64))
  }

  @Test func breaksAfterAHyphenWithinAWord() {
    #expect(TextFixtures.lines("well-known", width: 60) == ["well-", "known"])
    #expect(TextFixtures.lines("a -b", width: 30) == ["a", "-b"])
    #expect(TextFixtures.lines("1-2 3", width: 30) == ["1-2", "3"])
  }

  @Test func breaksBetweenIdeographsButKeepsTheirPunctuation() {
    let font = Font(size: 10)
    let text = TextContent("日本語、文字", font: font)
    let layout = TextFixtures.iPhone.layOut(text, proposal: Proposal(width: 30, height: nil))
    #expect(layout.lines.map(\.string) == ["日本", "語、文", "字"])
  }

  @Test func neverSplitsWhatAReaderTakesForOneCharacter() {
    let family = "👩‍👩‍👧‍👦"
    #expect(TextFixtures.lines(family + family, width: 0) == [family, family])
    #expect(TextFixtures.lines("e\u{301}e\u{301}", width: 10) == ["e\u{301}", "e\u{301}"])
  }

  @Test func startsALineAtEveryNewline() {
    #expect(TextFixtures.lines("a\nb\r\nc", width: nil) == ["a", "b", "c"])
    #expect(TextFixtures.lines("a\n\nb", width: nil) == ["a", "", "b"])
    #expect(TextFixtures.lines("a\n", width: nil) == ["a", ""])
    #expect(TextFixtures.lines("ab cd\nef", width: 30) == ["ab", "cd", "ef"])
  }

  @Test func isOneEmptyLineWithoutCharacters() {
    for width in [nil, 0, 50, Double.infinity] {
      let layout = TextFixtures.gridLayout("", width: width)
      #expect(layout.lines.map(\.string) == [""])
      #expect(layout.size.width == 0)
      #expect(layout.size.height > 0)
    }
  }

  @Test func keepsTheSpacesATextBeginsAndEndsWith() {
    #expect(TextFixtures.gridLayout("  ab  ", width: nil).size.width == 60)
    #expect(TextFixtures.gridLayout("   ", width: nil).size.width == 30)
    #expect(TextFixtures.lines("   ", width: 10).count == 1)
  }

  @Test func staysTogetherAtANoBreakSpace() {
    #expect(TextFixtures.lines("a b\u{A0}c", width: 40) == ["a", "b\u{A0}c"])
  }

  @Test func neverAnswersWiderThanProposedAndFitsWhatItAnswered() {
    let text = TextFixtures.iPhone.prepare(
      TextContent("Sphinx of black-quartz, judge\nmy vow 漢字 👍", font: Font(size: 17)))
    for width in stride(from: 0, through: 300, by: 0.37) {
      let size = TextFixtures.iPhone.size(text, proposal: Proposal(width: width, height: nil))
      #expect(size.width <= width)
      let layout = TextFixtures.iPhone.layOut(text, proposal: Proposal(width: width, height: nil))
      #expect(layout.size == size)
      #expect(!layout.isTruncated)
      let again = TextFixtures.iPhone.size(text, proposal: Proposal(size))
      #expect(again == size)
    }
  }

  @Test func givesTheSameAnswerToTheSameQuestion() {
    let content = TextContent(TextFixtures.sentence, font: Font(size: 17))
    let proposal = Proposal(width: 120, height: 50)
    let first = TextFixtures.iPhone.layOut(content, proposal: proposal)
    let prepared = TextFixtures.iPhone.prepare(content)
    _ = TextFixtures.iPhone.size(prepared, proposal: .zero)
    #expect(TextFixtures.iPhone.layOut(prepared, proposal: proposal) == first)
    #expect(TextFixtures.iPhone.layOut(content, proposal: proposal) == first)
  }
}
