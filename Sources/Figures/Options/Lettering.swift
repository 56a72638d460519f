/// How a figure's texts are written.
public enum Lettering: Sendable {
  /// As text in Inter by its name: small, and for pages that include the font.
  case named
  /// As text with the fonts inside the figure, which only browsers read.
  ///
  /// - Parameter font: gives the font of a weight (400, 500, 600, 700) as a `data:` address.
  case embedded(font: @Sendable (_ weight: Int) -> String?)
  /// As outlines, which look the same wherever the figure is shown; a text without an outline stays text.
  ///
  /// - Parameters:
  ///   - outline: gives the outline of a letter.
  ///   - texts: gives outlines of whole texts, for those in which a letter has none of its own.
  case outlined(
    outline: @Sendable (OutlinedLetter) -> String?,
    texts: @Sendable ([OutlinedText]) -> [OutlinedText: String] = { _ in [:] })
}

extension Lettering {
  /// The most letters of a text that is outlined as a whole: longer ones would exceed the numbers with which paths are
  /// drawn.
  public static let mostLetters = 2000

  /// Whether a text has more letters than are outlined as a whole.
  public static func isTooLong(_ text: String) -> Bool { text.unicodeScalars.count > mostLetters }
}

/// A letter whose outline is asked for.
///
/// The outline is path data in thousandths of an em; its origin is the baseline's start, its y axis points down.
public struct OutlinedLetter: Hashable, Sendable {
  public var letter: Unicode.Scalar
  /// 400, 500, 600 or 700.
  public var weight: Int
  /// Whether it is a digit as wide as all others.
  public var isTabular: Bool

  public init(letter: Unicode.Scalar, weight: Int, isTabular: Bool) {
    self.letter = letter
    self.weight = weight
    self.isTabular = isTabular
  }
}

/// A text whose outline is asked for as a whole: its letters join, change places or come from several fonts.
///
/// The outline is path data in thousandths of an em; its origin is the baseline's start, middle or end, its y axis points
/// down.
public struct OutlinedText: Hashable, Sendable {
  public enum Anchor: String, Sendable { case start, middle, end }

  public var string: String
  /// 400, 500, 600 or 700.
  public var weight: Int
  public var isItalic: Bool
  public var anchor: Anchor

  public init(_ string: String, weight: Int = 400, isItalic: Bool = false, anchor: Anchor = .start) {
    self.string = string
    self.weight = weight
    self.isItalic = isItalic
    self.anchor = anchor
  }
}
