/// What the measurer made of a text: its lines and how much room they take.
public struct TextLayout: Sendable, Equatable {
  /// One line of a text.
  public struct Line: Sendable, Equatable {
    /// The characters drawn in this line, an ellipsis included; the spaces it was broken at are not.
    public var string: String
    /// The drawn width in points.
    public var width: Double
    /// The distance of the baseline from the top of the text, in points.
    public var baseline: Double

    /// Makes a line; see the properties.
    public init(string: String, width: Double, baseline: Double) {
      self.string = string
      self.width = width
      self.baseline = baseline
    }
  }

  /// The lines, from top to bottom.
  public var lines: [Line]
  /// What the text answers.
  public var size: Size
  /// Whether some characters are not shown.
  public var isTruncated: Bool
  /// The font the lines are set in, at the size they are drawn.
  public var font: Font
  /// What is left of the font's size where the text was let shrink; 1 where it was not.
  public var scale: Double

  /// Makes a layout; see the properties.
  public init(lines: [Line], size: Size, isTruncated: Bool, font: Font, scale: Double = 1) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.font = font
    self.scale = scale
  }

  /// The distance of the first line's baseline from the top, in points.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance of the last line's baseline from the top, in points.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
