/// A text as the tree holds it: the characters and everything that decides their size.
public struct TextContent: Sendable, Equatable {
  public var string: String
  public var font: Font
  /// The most lines that are shown; `nil` for as many as there are.
  public var lineLimit: Int?

  public init(_ string: String, font: Font, lineLimit: Int? = nil) {
    self.string = string
    self.font = font
    self.lineLimit = lineLimit
  }
}

/// A font by what layout needs of it.
public struct Font: Sendable, Equatable {
  public enum Weight: UInt8, Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  public enum Design: UInt8, Sendable { case standard, monospaced, rounded, serif }

  /// The size of the em, in points.
  public var size: Double
  public var weight: Weight
  public var design: Design
  public var italic: Bool

  public init(size: Double, weight: Weight = .regular, design: Design = .standard, italic: Bool = false) {
    self.size = size
    self.weight = weight
    self.design = design
    self.italic = italic
  }
}

/// What the measurer made of a text: its lines and how much room they take.
public struct TextLayout: Sendable, Equatable {
  public struct Line: Sendable, Equatable {
    /// The characters drawn in this line, an ellipsis included.
    public var string: String
    /// The drawn width in points.
    public var width: Double
    /// The distance of the baseline from the top of the text, in points.
    public var baseline: Double

    public init(string: String, width: Double, baseline: Double) {
      self.string = string
      self.width = width
      self.baseline = baseline
    }
  }

  public var lines: [Line]
  /// What the text answers.
  public var size: Size
  /// Not all characters are shown.
  public var isTruncated: Bool
  public var font: Font

  public init(lines: [Line], size: Size, isTruncated: Bool, font: Font) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.font = font
  }
}
