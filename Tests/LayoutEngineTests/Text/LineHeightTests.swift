import LayoutEngine
import Testing

@Suite struct LineHeightTests {
  /// The size of each text style on iOS, and the height of one line on displays of three and two pixels a point.
  static let iOSHeights: [(style: TextStyle, size: Double, at3x: Double, at2x: Double)] = [
    (.largeTitle, 34, 40 + 2.0 / 3, 41),
    (.title, 28, 33 + 2.0 / 3, 33.5),
    (.title2, 22, 26 + 1.0 / 3, 26.5),
    (.title3, 20, 24, 24),
    (.headline, 17, 20 + 1.0 / 3, 20.5),
    (.body, 17, 20 + 1.0 / 3, 20.5),
    (.callout, 16, 19 + 1.0 / 3, 19.5),
    (.subheadline, 15, 18, 18),
    (.footnote, 13, 15 + 2.0 / 3, 16),
    (.caption, 12, 14 + 1.0 / 3, 14.5),
    (.caption2, 11, 13 + 1.0 / 3, 13.5),
  ]

  @Test(arguments: iOSHeights) func roundsAnIOSLineUpToAPixel(
    style: TextStyle, size: Double, at3x: Double, at2x: Double
  ) {
    let text = TextContent("Hg", font: .style(style, platform: .iOS))
    let two = TextMeasurer(platform: .iOS, displayScale: 2)
    #expect(text.font.size == size)
    #expect(TextFixtures.iPhone.layOut(text, proposal: .unspecified).size.height == at3x)
    #expect(two.layOut(text, proposal: .unspecified).size.height == at2x)
  }

  /// A recording of a body text on an iPhone, wrapped to four lines, is 86.3 points high: 20.287 and three times 22.
  @Test func setsTheLinesOfAnIOSTextStyleItsLeadingApart() {
    let text = TextContent("a\nb\nc\nd", font: .style(.body, platform: .iOS))
    #expect(TextFixtures.iPhone.layOut(text, proposal: .unspecified).size.height == 86 + 1.0 / 3)
  }

  @Test(arguments: [(10.0, 13.0), (12, 15), (13, 16), (17, 20), (20, 24), (24, 28), (32, 38), (40, 47)])
  func meetsTheMeasuredHeightsOfMacOSSystemFonts(size: Double, height: Double) {
    #expect(TextFixtures.macSize("Hg", size: size).height == height)
  }

  @Test func stacksFourMacOSLinesToSixtyFourPoints() {
    #expect(TextFixtures.macSize("a\nb\nc\nd").height == 64)
  }

  @Test func keepsTheWholeLinesThatFitAHeight() {
    #expect(TextFixtures.macSize("a\nb\nc\nd", height: 42).height == 32)
    #expect(TextFixtures.macSize("a\nb\nc\nd", height: 48).height == 48)
    #expect(TextFixtures.macSize("a\nb\nc\nd", height: 0).height == 16)
    #expect(TextFixtures.macSize("a\nb\nc\nd", height: .infinity).height == 64)
  }

  @Test func setsBodyLinesOnMacOSSixteenPointsApart() {
    let text = TextContent("Footer", font: .style(.body, platform: .macOS))
    let layout = TextFixtures.mac.layOut(text, proposal: Proposal(width: 0, height: nil))
    #expect(layout.size == Size(width: 0, height: 95.5))
    #expect(layout.firstBaseline == 13)
    #expect(layout.lastBaseline == 93)
  }

  /// Recorded: four body lines with a spacing of four points are 93.5 high on an iPhone, for the spacing replaces the
  /// leading of 1.7 points.
  @Test(arguments: [(0.0, 86.5), (1, 86.5), (4, 93.5), (8, 105.5)])
  func setsLineSpacingInThePlaceOfASmallerLeading(spacing: Double, height: Double) {
    var text = TextContent("a\nb\nc\nd", font: .style(.body, platform: .iOS))
    text.lineSpacing = spacing
    let measurer = TextMeasurer(platform: .iOS, displayScale: 2)
    #expect(measurer.layOut(text, proposal: .unspecified).size.height == height)
  }

  @Test func fitsTheHeightItAnswered() {
    for size in stride(from: 6.0, through: 60, by: 0.7) {
      for measurer in [TextFixtures.iPhone, TextFixtures.mac] {
        let text = measurer.prepare(TextContent("a\nb\nc\nd\ne", font: Font(size: size)))
        let natural = measurer.size(text, proposal: .unspecified)
        #expect(measurer.size(text, proposal: Proposal(natural)) == natural)
      }
    }
  }

  @Test func putsAMacOSBaselineThirteenPointsDown() {
    let layout = TextFixtures.mac.layOut(TextContent("a\nb\nc\nd", font: Font(size: 13)), proposal: .unspecified)
    #expect(layout.lines.map(\.baseline) == [13, 29, 45, 61])
  }

  @Test func givesHeadlinesTheWeightOfThePlatform() {
    #expect(Font.style(.headline, platform: .iOS).weight == .semibold)
    #expect(Font.style(.headline, platform: .macOS).weight == .bold)
    #expect(Font.standard(platform: .macOS).style == nil)
    #expect(Font.standard(platform: .iOS).size == 17)
  }
}
