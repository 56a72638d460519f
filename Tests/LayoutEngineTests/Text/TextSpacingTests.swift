import LayoutEngine
import Testing

@Suite struct TextSpacingTests {
  @Test func meetsTheMeasuredDistancesOfThePlainMacOSFont() {
    let spacing = TextSpacing(font: Font(size: 13), platform: .macOS)
    #expect(spacing.textToText == 0)
    #expect(spacing.textAboveView == 8.15087890625)
    #expect(spacing.viewAboveText == 4.7421875)
  }

  @Test(arguments: [(10.0, 6.2314453125, 3.609375), (17, 10.54345703125, 6.0859375), (40, 23.92578125, 13.4375)])
  func scalesWithTheSizeAsMeasured(size: Double, below: Double, above: Double) {
    let spacing = TextSpacing(font: Font(size: size), platform: .macOS)
    #expect(spacing.textAboveView == below)
    #expect(spacing.viewAboveText == above)
  }

  @Test(arguments: [
    (TextStyle.body, 1.0, 11.1509, 6.2241), (.largeTitle, 1.5, 23.3018, 12.6788), (.title, 0.5, 20.9092, 11.0920),
    (.title3, 2.5, 13.5972, 7.4981), (.caption2, 1.5, 9.2314, 4.9147),
  ])
  func setsTextStylesFurtherApartOnMacOS(style: TextStyle, between: Double, below: Double, above: Double) {
    let spacing = TextSpacing(font: .style(style, platform: .macOS), platform: .macOS)
    #expect(spacing.textToText == between)
    #expect(abs(spacing.textAboveView - below) < 0.0001)
    #expect(abs(spacing.viewAboveText - above) < 0.0001)
  }

  @Test func derivesTheIOSDistancesFromTheSizeAlone() {
    let body = TextSpacing(font: .style(.body, platform: .iOS), platform: .iOS)
    #expect(body == TextSpacing(font: Font(size: 17), platform: .iOS))
    #expect(body.textToText == 0)
  }
}
