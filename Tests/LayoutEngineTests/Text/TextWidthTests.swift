import LayoutEngine
import Testing

/// The table of advances stands in for Apple's typeface; these widths come from Apple's own software.
@Suite struct TextWidthTests {
  static func width(_ string: String, _ font: Font, scale: Double = 2) -> Double {
    let measurer = TextMeasurer(platform: .iOS, displayScale: scale)
    return measurer.layOut(TextContent(string, font: font), proposal: .unspecified).size.width
  }

  @Test func comesWithinOneAndAHalfPercentOfAPublishedIOSWidth() {
    let width = TextWidthTests.width("This is a test string", Font(size: 17), scale: 3)
    #expect(abs(width - 143.40) / 143.40 < 0.015)
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
