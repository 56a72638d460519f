/// A text as the tree holds it: the characters and everything that decides their size.
public struct TextContent: Sendable, Equatable {
  /// Where a text without enough room is cut off.
  public enum Truncation: UInt8, Sendable { case head, middle, tail }
  /// How the lines of a text are aligned in its width.
  public enum Alignment: UInt8, Sendable { case leading, center, trailing }

  /// The characters, in stretches that share a font; there is at least one.
  public private(set) var runs: [TextRun]
  /// The most lines that are shown; `nil` for as many as there are.
  public var lineLimit: Int?
  /// The number of lines for which room is kept, even if there are fewer.
  public var minimumLines = 1
  /// The distance between two lines, in points, where their font's leading is smaller.
  public var lineSpacing = 0.0
  /// The smallest fraction of its font's size to which the text may shrink before it is cut off; 1 never shrinks it.
  public var minimumScale = 1.0
  /// Where the text is cut off when it has no room.
  public var truncation = Truncation.tail
  /// How the lines are aligned in the text's width; its size does not depend on it.
  public var alignment = Alignment.leading

  /// Makes content in one font; see the properties.
  public init(_ string: String, font: Font, lineLimit: Int? = nil) {
    self.init([TextRun(string, font: font)])
    self.lineLimit = lineLimit
  }

  /// Makes content in several fonts; the first run's is that of a text without characters.
  public init(_ runs: [TextRun]) {
    self.runs = runs.isEmpty ? [TextRun("", font: Font(size: 1.0 / 64))] : runs
  }

  /// The same in the colours of a scheme.
  func fixed(in scheme: Paint.Scheme) -> TextContent {
    var copy = self
    for index in runs.indices { copy.runs[index] = runs[index].fixed(in: scheme) }
    return copy
  }

  /// All characters, with a picture's name in brackets: `[star.fill] Favourites`.
  public var string: String { runs.count == 1 ? runs[0].words : runs.reduce("") { $0 + $1.words } }

  /// The first run's font.
  public var font: Font { runs[0].font }

  /// What is added after each character of the first run, in points; setting it sets it for all.
  public var tracking: Double {
    get { runs[0].tracking }
    set { for index in runs.indices { runs[index].tracking = newValue } }
  }
}
