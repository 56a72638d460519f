/// The distances a text prefers to what is above and below it in a vertical stack, in points.
///
/// With L the height of the font's line without leading, and d a tenth of it, rounded up to a pixel:
///
/// - to a view above it that is no text: L + d − ascender;
/// - to a view below it that is no text: L + d − height of capitals, and no less than d + descender;
/// - to a text above it: the font's leading, rounded up to a pixel, and no less than nothing.
///
/// OpenSwiftUI found the rule; it meets all forty recorded fonts of both platforms.
public struct TextSpacing: Sendable, Equatable {
  /// From a text to another text below it; the lower text's value counts.
  public var textToText: Double
  /// From the text to a view below it that is no text.
  public var textAboveView: Double
  /// From a view that is no text to the text below it.
  public var viewAboveText: Double

  /// The spacing of texts in a font.
  public init(font: Font, platform: Platform, displayScale: Double) {
    self.init(VerticalMetrics(font, platform: platform), grid: PixelGrid(displayScale: displayScale))
  }

  init(_ vertical: VerticalMetrics, grid: PixelGrid) {
    let tenth = grid.roundedUp(vertical.lineHeight / 10)
    textToText = max(0, grid.roundedUp(vertical.leading))
    viewAboveText = tenth + vertical.descender
    textAboveView = max(vertical.lineHeight + tenth - vertical.capHeight, tenth + vertical.descender)
  }

  /// Merges the distances of another text at the same edge; the larger ones count.
  mutating func merge(_ other: TextSpacing) {
    textToText = max(textToText, other.textToText)
    textAboveView = max(textAboveView, other.textAboveView)
    viewAboveText = max(viewAboveText, other.viewAboveText)
  }
}

extension TextSpacing {
  /// The distances where there is no text.
  static let none = TextSpacing(
    VerticalMetrics(ascender: 0, descender: 0, capHeight: 0, leading: 0), grid: PixelGrid(displayScale: 1))
}
