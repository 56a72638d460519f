/// A stretch of a text that is set in one font, or a picture in a text.
public struct TextRun: Sendable, Equatable {
  /// The characters; for a picture, the character that stands for it.
  public var string: String
  /// What the characters are set in.
  public var font: Font
  /// What is added after each character, in points.
  public var tracking = 0.0
  /// How far the characters are moved up, in points.
  public var baselineOffset = 0.0
  /// The picture that is drawn instead of the characters; `nil` for characters.
  public var image: InlineImage?
  /// What the characters are drawn in; `nil` for what the whole text is.
  public var paint: Paint?
  /// The lines under and through the characters.
  public var decorations: [TextDecoration] = []

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

  /// The same in the colours of a scheme.
  func fixed(in scheme: Paint.Scheme) -> TextRun {
    var copy = self
    copy.paint = paint?.fixed(in: scheme)
    for index in decorations.indices { copy.decorations[index].paint = decorations[index].paint?.fixed(in: scheme) }
    return copy
  }

  /// Whether there is more to draw than its characters on the line's baseline.
  var isSetApart: Bool { baselineOffset != 0 || image != nil || !decorations.isEmpty }

  /// The characters, or the name of the picture in brackets.
  var words: String {
    switch image?.content {
    case .image(let name), .symbol(let name): "[" + name + "]"
    case nil: string
    }
  }

  /// Unicode's character for an object in a text.
  static let imageCharacter: Character = "\u{FFFC}"
}

/// A picture that stands in a line of text, in points.
public struct InlineImage: Sendable, Equatable {
  /// What is drawn in a picture's room.
  public enum Content: Sendable, Equatable {
    /// An image of the preview's assets.
    case image(name: String)
    /// A system symbol, in the colour of the text.
    case symbol(name: String)
  }

  /// The room it takes in the line.
  public var width: Double
  /// How far it reaches above the baseline.
  public var ascent: Double
  /// How far it reaches below the baseline.
  public var descent: Double
  /// What is drawn there; `nil` where only the room is known.
  public var content: Content?

  /// Makes a picture; see the properties.
  public init(width: Double, ascent: Double, descent: Double = 0, content: Content? = nil) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.content = content
  }

  /// The picture at a fraction of its size.
  func scaled(by scale: Double) -> InlineImage {
    InlineImage(width: width * scale, ascent: ascent * scale, descent: descent * scale, content: content)
  }
}
