/// A text as the measurer laid it out: its lines and how much room they take.
public struct TextLayout: Sendable, Equatable {
  /// One line of a text.
  public struct Line: Sendable, Equatable {
    /// The characters drawn in this line, an ellipsis included; the spaces it was broken at are not.
    public var string: String
    /// How far the line starts from the left of the text, in points.
    public var x = 0.0
    /// The drawn width in points.
    public var width: Double
    /// The distance of the baseline from the top of the text, in points.
    public var baseline: Double
    /// The parts of the line that are set in fonts of their own, from left to right; none where all of the text has
    /// one font.
    public var pieces: [Piece] = []

    /// Makes a line; see the properties.
    public init(string: String, width: Double, baseline: Double) {
      self.string = string
      self.width = width
      self.baseline = baseline
    }
  }

  /// A part of a line in one font.
  public struct Piece: Sendable, Equatable {
    /// The characters; for a picture, the character that stands for it.
    public var string: String
    /// How far it starts from the start of its line, in points.
    public var x: Double
    /// The drawn width in points.
    public var width: Double
    /// What it is set in, at the size it is drawn.
    public var font: Font
    /// How far it is above the line's baseline, in points.
    public var baselineOffset: Double
    /// What it is drawn in; `nil` for what the whole text is.
    public var paint: Paint?
    /// The picture that is drawn there; `nil` for characters.
    public var image: InlineImage?
    /// The lines under and through the characters.
    public var decorations: [TextDecoration] = []
  }

  /// The characters as the source has them, however they are broken into lines and cut off.
  public var string: String
  /// The lines, from top to bottom.
  public var lines: [Line]
  /// What the text answers.
  public var size: Size
  /// Whether some characters are not shown.
  public var isTruncated: Bool
  /// The font the lines are set in, at the size they are drawn.
  public var font: Font
  /// The fraction of the font's size to which the text has shrunk; 1 if it has not.
  public var scale: Double

  /// Makes a layout; see the properties. Without a string the text is what its lines show.
  public init(
    _ string: String? = nil, lines: [Line], size: Size, isTruncated: Bool, font: Font, scale: Double = 1
  ) {
    self.string = string ?? TextLayout.joined(lines)
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.font = font
    self.scale = scale
  }

  /// What the lines show, one after the other.
  public var shown: String { TextLayout.joined(lines) }

  private static func joined(_ lines: [Line]) -> String {
    lines.count == 1 ? lines[0].string : lines.map { $0.string }.joined(separator: " ")
  }

  /// The distance of the first line's baseline from the top, in points.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance of the last line's baseline from the top, in points.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

extension TextContent.Alignment {
  /// How far a line starts from the left of a width.
  func offset(of line: Double, in width: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: (width - line) / 2
    case .trailing: width - line
    }
  }
}

extension PreparedText {
  /// A line as it is drawn.
  func line(_ line: LineBreaker.Line, baseline: Double, scale: Double) -> TextLayout.Line {
    let string = string(of: line)
    var result = TextLayout.Line(string: string, width: line.drawnWidth * scale, baseline: baseline)
    if runs.count > 1 || content.runs[0].isSetApart {
      result.pieces = pieces(line, scale)
    }
    return result
  }

  private func string(of line: LineBreaker.Line) -> String {
    // Many texts are one line, which need not be put together.
    let isWhole = line.start == 0 && line.end == characters.count && !line.isTruncated && content.runs.count == 1
    if isWhole, content.runs[0].image == nil { return content.runs[0].string }
    var string = ""
    for index in line.start..<line.end { string.append(characters[index]) }
    guard line.isTruncated else { return string }
    string.append("…")
    for index in line.tailStart..<line.tailEnd { string.append(characters[index]) }
    return string
  }

  private func pieces(_ line: LineBreaker.Line, _ scale: Double) -> [TextLayout.Piece] {
    var pieces: [TextLayout.Piece] = []
    append(line.start, line.end, 0, scale, to: &pieces)
    guard line.isTruncated else { return pieces }
    let (cut, x) = (run(at: max(line.start, line.end - 1)), width(line.start, line.end))
    pieces.append(piece("…", run: cut, x, runs[cut].ellipsisWidth, scale))
    append(line.tailStart, line.tailEnd, x + runs[cut].ellipsisWidth, scale, to: &pieces)
    return pieces
  }

  /// Appends the characters from a start to an end, a piece for each run.
  private func append(_ start: Int, _ end: Int, _ x: Double, _ scale: Double, to pieces: inout [TextLayout.Piece]) {
    var from = start
    while from < end {
      let run = run(at: from)
      let to = min(end, runs[run].end)
      // Spaces at a piece's ends draw nothing.
      let isDrawn = { [characters] in CharacterClass(characters[$0]) != .space }
      if let first = (from..<to).first(where: isDrawn), let last = (from..<to).last(where: isDrawn) {
        let string = String(characters[first...last])
        pieces.append(piece(string, run: run, x + positions[first] - positions[start], width(first, last + 1), scale))
      }
      from = to
    }
  }

  private func piece(
    _ string: String, run: Int, _ x: Double, _ width: Double, _ scale: Double
  ) -> TextLayout.Piece {
    let run = content.runs[run]
    var font = run.font
    font.size *= scale
    return TextLayout.Piece(
      string: string, x: x * scale, width: width * scale, font: font, baselineOffset: run.baselineOffset * scale,
      paint: run.paint, image: run.image?.scaled(by: scale), decorations: run.decorations)
  }
}
