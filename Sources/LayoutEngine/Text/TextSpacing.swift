/// The distances a text prefers to what is above and below it in a vertical stack, in points.
///
/// What stands here for macOS was measured there. The plain system font of `s` points keeps `969/2048 s` below itself
/// and `432/2048 s` above, and to each adds half its descender's height in whole points; this meets twelve measured
/// sizes from 10 to 40 points exactly. Text styles keep more and are a table, of their usual weights.
///
/// Nothing was measured on an iPhone: the values for iOS are derived, by the same formula from the font's size and with
/// nothing between two texts, because the lines of text styles are not set apart there either.
public struct TextSpacing: Sendable, Equatable {
  /// From a text to another text below it; the lower text's value counts.
  public var textToText: Double
  /// From the text to a view below it that is no text.
  public var textAboveView: Double
  /// From a view that is no text to the text below it.
  public var viewAboveText: Double

  /// The spacing of texts in a font.
  public init(font: Font, platform: Platform) {
    let size = Font.usableSize(font.size)
    let halfDescender = (size * SanFrancisco.descender).rounded(.up) / 2
    textToText = 0
    textAboveView = size * 969 / 2048 + halfDescender
    viewAboveText = size * 432 / 2048 + halfDescender
    if platform == .macOS, let style = font.style { addLeading(of: style) }
  }

  private mutating func addLeading(of style: TextStyle) {
    let leading = TextSpacing.leading(of: style)
    textToText = leading.between
    textAboveView += leading.below
    viewAboveText += leading.above
  }

  private static func leading(of style: TextStyle) -> (between: Double, below: Double, above: Double) {
    switch style {
    case .largeTitle: (1.5, 7.5, 3.6944)
    case .title: (0.5, 7.5, 3.4514)
    case .title2: (2, 5.5, 2.6863)
    case .title3: (2.5, 4.5, 2.3341)
    case .headline: (1, 3, 1.5311)
    case .body: (1, 3, 1.4819)
    case .callout: (1, 3.5, 1.9211)
    case .subheadline: (1.5, 3.5, 1.8604)
    case .footnote, .caption: (1.5, 3, 1.2996)
    case .caption2: (1.5, 3, 1.3053)
    }
  }
}
