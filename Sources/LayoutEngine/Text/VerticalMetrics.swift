/// How far a font's letters reach above and below their baseline, and the distance between its lines, in points.
struct VerticalMetrics: Sendable, Equatable {
  /// From the baseline to the top of a line.
  var ascender: Double
  /// From the baseline to the bottom of a line.
  var descender: Double
  /// The height of capitals.
  var capHeight: Double
  /// The distance between a text style's lines: its published line height minus the line's own height; negative where
  /// the published height is smaller. A font that was asked for by its size has none.
  var leading: Double

  /// The height of a line, without leading.
  var lineHeight: Double { ascender + descender }
}

extension VerticalMetrics {
  /// The metrics of San Francisco, which every weight and design of the system font shares.
  ///
  /// The Mac's numbers differ from the iPhone's. Both were found in recorded distances around texts.
  init(_ font: Font, platform: Platform) {
    let size = Font.usableSize(font.size)
    switch platform {
    case .iOS: self.init(ascender: size * 1950 / 2048, descender: size * 494 / 2048, capHeight: 0, leading: 0)
    case .macOS: self.init(ascender: size * 1980 / 2048, descender: size * 432 / 2048, capHeight: 0, leading: 0)
    }
    capHeight = size * 1443 / 2048
    if let published = font.publishedLineHeight(platform: platform) { leading = published - lineHeight }
  }
}

extension Font {
  /// The height of capitals, in points.
  public func capHeight(platform: Platform) -> Double { VerticalMetrics(self, platform: platform).capHeight }

  /// From the baseline to the top of a line, in points.
  public func ascender(platform: Platform) -> Double { VerticalMetrics(self, platform: platform).ascender }

  /// From the baseline to the bottom of a line, in points.
  public func descender(platform: Platform) -> Double { VerticalMetrics(self, platform: platform).descender }

  /// How much higher a line of a text field is than a line of a text, in points: the leading of the font's style, less
  /// what rounding the text's height to pixels has added already.
  ///
  /// - Parameters:
  ///   - platform: whose text styles count.
  ///   - displayScale: pixels per point.
  public func fieldLeading(platform: Platform, displayScale: Double) -> Double {
    let vertical = VerticalMetrics(self, platform: platform)
    let line = LineMetrics(self, vertical, platform: platform, grid: PixelGrid(displayScale: displayScale))
    return max(0, line.pitch - line.height(lines: 1))
  }

  /// How much higher an empty field for a password is than a line of a text, in points: it has whole points. With text in
  /// it it is as high as the text. Recorded on iOS.
  ///
  /// - Parameter displayScale: pixels per point.
  public func emptySecureFieldLeading(displayScale: Double) -> Double {
    let vertical = VerticalMetrics(self, platform: .iOS)
    let line = LineMetrics(self, vertical, platform: .iOS, grid: PixelGrid(displayScale: displayScale))
    return max(0, line.lineHeight.rounded(.up) - line.height(lines: 1))
  }

  /// A size that can be measured with: negative and infinite ones count as zero.
  static func usableSize(_ size: Double) -> Double {
    size.isFinite ? max(size, 1.0 / 64) : 1.0 / 64
  }
}
