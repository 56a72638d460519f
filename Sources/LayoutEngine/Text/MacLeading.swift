/// What a text style adds, on macOS, to the lines of the plain system font of its size. Measured, in points.
struct MacLeading {
  /// Added to the height of a single line.
  let line: Double
  /// Added to the distance between lines.
  let pitch: Double
  /// Added above the baseline.
  let ascent: Double

  init(line: Double, pitch: Double, ascent: Double) {
    self.line = line
    self.pitch = pitch
    self.ascent = ascent
  }

  init(_ style: TextStyle) {
    switch style {
    case .largeTitle: self.init(line: 8, pitch: 9, ascent: 4)
    case .title: self.init(line: 7, pitch: 7, ascent: 4)
    case .title2: self.init(line: 5.5, pitch: 7, ascent: 3)
    case .title3: self.init(line: 3, pitch: 5, ascent: 2)
    case .headline, .body: self.init(line: 2.5, pitch: 3, ascent: 1)
    case .callout: self.init(line: 2.5, pitch: 3, ascent: 1)
    case .subheadline: self.init(line: 2, pitch: 3, ascent: 1)
    case .footnote, .caption, .caption2: self.init(line: 2, pitch: 3, ascent: 1)
    }
  }
}
