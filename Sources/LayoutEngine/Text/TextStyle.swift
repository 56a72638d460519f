/// The roles a text can play; each platform gives every role a size and a weight.
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

  /// The size in points, at the default setting of the reader's text size.
  func size(platform: Platform) -> Double {
    switch platform {
    case .iOS: iOSSize
    case .macOS: macOSSize
    }
  }

  private var iOSSize: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The distance between the baselines of two lines on iOS, in points, as Apple's guidelines publish it.
  var iOSLeading: Double {
    switch self {
    case .largeTitle: 41
    case .title: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption: 16
    case .caption2: 13
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

  /// The published distance of a text style's baselines on iOS.
  var leading: Double? { style?.metrics(at: typeSize).leading }
}
