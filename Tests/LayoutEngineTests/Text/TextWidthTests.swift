import LayoutEngine
import Testing

/// The table of advances stands in for Apple's typeface; these are widths Apple's own software gave.
@Suite struct TextWidthTests {
  static func width(_ string: String, _ font: Font, scale: Double = 2) -> Double {
    let measurer = TextMeasurer(platform: .iOS, displayScale: scale)
    return measurer.layOut(TextContent(string, font: font), proposal: .unspecified).size.width
  }

  @Test func comesWithinOneAndAHalfPercentOfAPublishedIOSWidth() {
    let width = TextWidthTests.width("This is a test string", Font(size: 17), scale: 3)
    #expect(abs(width - 143.40) / 143.40 < 0.015)
  }

  @Test(arguments: [
    (10.0, 97.5), (11, 106), (12, 114.5), (13, 122.5), (15, 138.5), (17, 154), (20, 176.5), (22, 191), (24, 207),
    (26, 224), (32, 275),
  ])
  func comesWithinTwoAndAHalfPercentOfAMeasuredPhraseAtEverySize(size: Double, measured: Double) {
    let width = TextWidthTests.width("The quick brown fox", Font(size: size))
    #expect(abs(width - measured) / measured < 0.025)
  }

  @Test(arguments: [
    (Font.Weight.light, 174.0), (.regular, 176.5), (.medium, 181), (.bold, 189.5), (.black, 202),
  ])
  func growsWiderWithTheWeight(weight: Font.Weight, measured: Double) {
    let width = TextWidthTests.width("The quick brown fox", Font(size: 20, weight: weight))
    #expect(abs(width - measured) / measured < 0.025)
  }

  @Test(arguments: [
    ("Hello", 31.0), ("Three", 35.5), ("small", 31.5), ("Count: 0", 52), ("Label", 33), ("Vegetables", 68),
    ("Placeholder", 72), ("Right side", 60.5), ("100", 22.5), (TextFixtures.sentence, 439.5),
  ])
  func comesWithinAPointOrOneAndAHalfPercentOfMeasuredWordsAtThirteenPoints(word: String, measured: Double) {
    let width = TextFixtures.macSize(word).width
    #expect(abs(width - measured) <= max(1, measured * 0.015))
  }

  @Test(arguments: [
    ("Hello", 49.0), ("Large", 54), ("Title line", 79), ("Tracked text", 116.5), ("Count: 0", 82),
    ("Dotted title", 105.5),
  ])
  func comesWithinFourPercentOfMeasuredTitles(word: String, measured: Double) {
    #expect(abs(TextFixtures.macSize(word, size: 22).width - measured) / measured < 0.04)
  }

  @Test(arguments: [("Notifications", 101.5), ("Vegetables", 89), ("Password", 77.5), ("Hidden", 57.5)])
  func comesWithinThreePercentOfMeasuredHeadlines(word: String, measured: Double) {
    let width = TextWidthTests.width(word, .style(.headline, platform: .iOS))
    #expect(abs(width - measured) / measured < 0.03)
  }

  @Test func givesAMonospacedFontOneAdvance() {
    let font = Font(size: 20, design: .monospaced)
    #expect(TextWidthTests.width("The quick brown fox", font) == 235)
    #expect(TextWidthTests.width("iiiiiiiiiiiiiiiiiii", font) == 235)
  }

  @Test func answersWholePixels() {
    for string in ["a", "Hello", "The quick brown fox", "1,024"] {
      let width = TextWidthTests.width(string, Font(size: 17), scale: 3) * 3
      #expect(abs(width - width.rounded()) < 1e-9)
    }
  }

  @Test func givesIdeographsAnEmAndMarksNothing() {
    #expect(TextWidthTests.width("漢字", Font(size: 20)) == 40)
    #expect(TextWidthTests.width("e\u{301}", Font(size: 20)) == TextWidthTests.width("e", Font(size: 20)))
    #expect(TextWidthTests.width("a\u{200B}\u{FEFF}a", Font(size: 20)) == TextWidthTests.width("aa", Font(size: 20)))
  }

  @Test func countsAnEmojiOnceHoweverManyCodePointsItHas() {
    let one = TextWidthTests.width("😀", Font(size: 20))
    #expect(one == 25)
    #expect(TextWidthTests.width("👩‍👩‍👧‍👦", Font(size: 20)) == one)
    #expect(TextWidthTests.width("🇩🇪", Font(size: 20)) == one)
    #expect(TextWidthTests.width("❤️", Font(size: 20)) == one)
  }

  @Test func survivesSizesNoFontHas() {
    for size in [0, -4, Double.nan, .infinity, 1e-300, 1e9] {
      let answer = TextFixtures.macSize("Hello", size: size)
      #expect(answer.width.isFinite && answer.height.isFinite && answer.width >= 0 && answer.height > 0)
    }
  }
}
