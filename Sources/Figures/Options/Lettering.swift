/// How a figure's texts are written.
public enum Lettering: Sendable {
  /// As text in Inter by its name: small, and for pages that bring the font along.
  case named
  /// As text with the fonts inside the figure, which only browsers read.
  ///
  /// - Parameter font: gives the font of a weight (400, 500, 600, 700) as a `data:` address.
  case embedded(font: @Sendable (_ weight: Int) -> String?)
  /// As outlines, which look the same wherever the figure is shown; a text in letters without an outline stays text.
  ///
  /// - Parameter outline: gives the outline of a letter.
  case outlined(outline: @Sendable (OutlinedLetter) -> String?)
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
