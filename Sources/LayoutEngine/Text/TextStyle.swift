/// The roles a text can play; each platform gives every role a size and a weight.
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

  /// The size in points, at the default setting of the reader's text size.
  func size(platform: Platform) -> Double {
    switch platform {
    case .iOS: metrics(at: .large).size
    case .macOS: macOSSize
    }
  }

  /// The distance between the baselines of two lines on iOS at a setting of the text size, in points.
  public func leading(at setting: DynamicTypeSize) -> Double { metrics(at: setting).leading }

  /// A length that grows with the reader's text size as the lines of this style do, on iOS.
  ///
  /// It grows by the distance of the baselines, not by the font's size, and to whole pixels: 17 points are 16⅓ at
  /// medium, where the body's font is 16.
  ///
  /// - Parameters:
  ///   - length: the length at the default setting, in points.
  ///   - setting: the reader's text size.
  ///   - displayScale: pixels per point.
  /// - Source: `UIFontMetrics.scaledValue(for:)`, as measured in jaredsinclair.com/2024/03/02/scaled-metrics.html.
  public func scaled(_ length: Double, at setting: DynamicTypeSize, displayScale: Double) -> Double {
    guard setting != .large else { return length }
    let scaled = length * leading(at: setting) / leading(at: .large)
    return (scaled * displayScale).rounded() / displayScale
  }

  /// The distance between the baselines of two lines on macOS, in points, as Apple's guidelines publish it.
  var macOSLeading: Double {
    switch self {
    case .largeTitle: 32
    case .title: 26
    case .title2: 22
    case .title3: 20
    case .headline, .body: 16
    case .callout: 15
    case .subheadline: 14
    case .footnote, .caption, .caption2: 13
    }
  }

  private var macOSSize: Double {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }

  func weight(platform: Platform) -> Font.Weight {
    switch (self, platform) {
    case (.headline, .iOS): .semibold
    case (.headline, .macOS): .bold
    case (.caption2, .macOS): .medium
    default: .regular
    }
  }
}

extension Font {
  /// The font of a text style, as in `.font(.title)`.
  public static func style(
    _ style: TextStyle, platform: Platform, typeSize: DynamicTypeSize = .large
  ) -> Font {
    let size = platform == .iOS ? style.metrics(at: typeSize).size : style.size(platform: platform)
    var font = Font(size: size, weight: style.weight(platform: platform))
    font.style = style
    font.typeSize = typeSize
    return font
  }

  /// The weight that `bold()` gives the font: text styles have a bold of their own. Recorded.
  public func boldWeight(platform: Platform) -> Weight {
    switch (style, platform) {
    case (nil, _), (.largeTitle, _), (.title, _), (.title2, _): .bold
    case (.headline, .macOS): .heavy
    case (.caption, .macOS): .medium
    default: .semibold
    }
  }

  /// The published distance of a text style's baselines, in points; `nil` for a font that was asked for by its size.
  func publishedLineHeight(platform: Platform) -> Double? {
    guard let style else { return nil }
    return (platform == .iOS ? style.metrics(at: typeSize).leading : style.macOSLeading) + Double(leading.rawValue)
  }
}
