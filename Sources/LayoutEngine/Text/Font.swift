/// The properties of a font that layout needs.
public struct Font: Sendable, Equatable {
  /// How heavy the strokes are.
  public enum Weight: UInt8, Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  /// How far the lines of a text style are apart: two points less or more than usual, as Apple's guidelines say.
  public enum Leading: Int8, Sendable { case tight = -2, standard = 0, loose = 2 }
  /// The family of the system's fonts.
  public enum Design: UInt8, Sendable { case standard, monospaced, rounded, serif }

  /// The size of the em, in points.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// The family of the system's fonts.
  public var design: Design
  /// Whether the letters are slanted.
  public var italic: Bool
  /// Whether every digit is as wide as a zero.
  public var hasMonospacedDigits = false
  /// Whether small letters are drawn as small capitals.
  public var hasLowercaseSmallCaps = false
  /// Whether capitals are drawn as small capitals.
  public var hasUppercaseSmallCaps = false
  /// The text style the font was asked for by; `nil` when it was asked for by its size.
  ///
  /// A text style's lines are set further apart than those of the plain system font of that size.
  public var style: TextStyle?
  /// How far the lines of a text style are apart.
  public var leading = Leading.standard
  /// The reader's text size that the text style was asked for at.
  public var typeSize = DynamicTypeSize.large

  /// Makes a font; its size is in points.
  public init(size: Double, weight: Weight = .regular, design: Design = .standard, italic: Bool = false) {
    self.size = size
    self.weight = weight
    self.design = design
    self.italic = italic
  }

  /// The font of a text for which none is set: the body size, on macOS as a plain system font.
  public static func standard(platform: Platform, typeSize: DynamicTypeSize = .large) -> Font {
    switch platform {
    case .iOS: style(.body, platform: platform, typeSize: typeSize)
    case .macOS: Font(size: 13)
    }
  }
}
