/// A text taken apart once, so that it can be asked for its size at many proposals.
///
/// It holds where each character starts and where a line may end; asking for a size only adds and compares numbers.
public struct PreparedText: Sendable {
  /// A stretch of characters no line may end within, and the spaces after it.
  struct Segment: Sendable {
    let start: Int
    /// The end of what is drawn.
    let end: Int
    /// The end of the spaces that follow.
    let spaceEnd: Int
    /// The end of what is drawn of the paragraph the segment belongs to.
    var paragraphEnd: Int
    var endsParagraph: Bool
  }

  /// What was prepared.
  public let content: TextContent
  let characters: [Character]
  /// The distance from the text's start to each character, were it one line; one more than there are characters.
  let positions: [Double]
  let segments: [Segment]
  let paragraphCount: Int
  /// The width of the widest paragraph as one line, in whole pixels.
  let naturalWidth: Double
  let ellipsisWidth: Double
  let metrics: LineMetrics

  init(_ content: TextContent, metrics: LineMetrics) {
    let advances = GlyphAdvances(font: content.font)
    let characters = Array(content.string)
    let classes = characters.map { CharacterClass($0) }
    var positions = [0.0]
    positions.reserveCapacity(characters.count + 1)
    var position = 0.0
    for (character, kind) in zip(characters, classes) {
      let width = advances.width(of: character, class: kind)
      position += width > 0 ? max(0, width + content.tracking) : 0
      positions.append(position)
    }
    let segments = Segmentation(classes: classes).segments()
    self.content = content
    self.characters = characters
    self.positions = positions
    self.segments = segments
    self.metrics = metrics
    ellipsisWidth = advances.width(of: "…", class: .other)
    paragraphCount = segments.reduce(0) { $0 + ($1.endsParagraph ? 1 : 0) }
    naturalWidth = metrics.grid.roundedUp(PreparedText.widestParagraph(segments, positions: positions))
  }

  /// The width of a stretch of characters.
  func width(_ start: Int, _ end: Int) -> Double { positions[end] - positions[start] }

  private static func widestParagraph(_ segments: [Segment], positions: [Double]) -> Double {
    var widest = 0.0
    var start = 0
    var isFirst = true
    for segment in segments {
      if isFirst { start = segment.start }
      isFirst = segment.endsParagraph
      if segment.endsParagraph { widest = max(widest, positions[segment.spaceEnd] - positions[start]) }
    }
    return widest
  }
}
