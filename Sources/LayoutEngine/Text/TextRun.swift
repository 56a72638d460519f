/// A stretch of a text that is set in one font, or a picture in a text.
public struct TextRun: Sendable, Equatable {
  /// The characters; of a picture, the one that stands for it.
  public var string: String
  /// What the characters are set in.
  public var font: Font
  /// What is added after each character, in points.
  public var tracking = 0.0
  /// How far the characters are moved up, in points.
  public var baselineOffset = 0.0
  /// The picture that stands in the place of the characters.
  public var image: InlineImage?
  /// What the characters are drawn in; `nil` for what the whole text is.
  public var paint: Paint?

  /// Makes a run; see the properties.
  public init(_ string: String, font: Font) {
    self.string = string
    self.font = font
  }

  /// Makes a run of a picture.
  public init(_ image: InlineImage, font: Font) {
    self.init(String(TextRun.imageCharacter), font: font)
    self.image = image
  }

  /// Unicode's character for an object in a text.
  static let imageCharacter: Character = "\u{FFFC}"
}

/// A picture that stands in a line of text, in points.
public struct InlineImage: Sendable, Equatable {
  /// The room it takes in the line.
  public var width: Double
  /// How far it reaches above the baseline.
  public var ascent: Double
  /// How far it reaches below the baseline.
  public var descent: Double

  /// Makes a picture; see the properties.
  public init(width: Double, ascent: Double, descent: Double = 0) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}
