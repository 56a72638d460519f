/// A text taken apart once, so that it can be asked for its size at many proposals.
///
/// It holds where each character starts and where a line may end; asking for a size only adds and compares numbers. It
/// never changes and is passed along with every question: it is a class, so that this copies only a reference.
public final class PreparedText: Sendable {
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

  /// Where a run's characters end, and the height of its lines.
  struct Run: Sendable {
    let end: Int
    let metrics: LineMetrics
    let ellipsisWidth: Double
  }

  /// What was prepared.
  public let content: TextContent
  let characters: [Character]
  /// The distance from the text's start to each character, were it one line; one more than there are characters.
  let positions: [Double]
  /// The distance from the text's start to the end of the character before each one; the kerning lies in between.
  let ends: [Double]
  let segments: [Segment]
  let paragraphCount: Int
  /// The width of the widest paragraph as one line, in whole pixels.
  let naturalWidth: Double
  /// The runs that `content` has, in the same order.
  let runs: [Run]
  /// The lines of the text, with room for the tallest of its fonts.
  let metrics: LineMetrics
  /// Whether lines differ in height.
  let isMixed: Bool
  /// The distances the text prefers to what is above and below it.
  let spacing: TextSpacing

  init(_ content: TextContent, measurer: TextMeasurer) {
    var setting = Setting(measurer, lineSpacing: content.lineSpacing)
    for run in content.runs { setting.append(run) }
    let classes = setting.characters.map { CharacterClass($0) }
    let segments = Segmentation(classes: classes).segments()
    self.content = content
    characters = setting.characters
    positions = setting.positions
    ends = setting.ends
    self.segments = segments
    runs = setting.runs
    let first = setting.runs[0].metrics
    metrics = setting.runs.reduce(into: first) { $0.merge($1.metrics) }
    isMixed = setting.runs.contains { $0.metrics != first }
    spacing = setting.spacing
    paragraphCount = segments.reduce(0) { $0 + ($1.endsParagraph ? 1 : 0) }
    naturalWidth = metrics.grid.roundedUp(PreparedText.widestParagraph(segments, positions, ends))
  }

  /// The width of a stretch of characters.
  func width(_ start: Int, _ end: Int) -> Double { end > start ? ends[end] - positions[start] : 0 }

  /// The run of a character, or of the one before the end of the text.
  func run(at character: Int) -> Int {
    runs.firstIndex { $0.end > character } ?? runs.count - 1
  }

  /// The height of a line with some of the characters.
  func metrics(ofLine line: LineBreaker.Line) -> LineMetrics {
    guard isMixed else { return metrics }
    var index = run(at: line.start)
    var merged = runs[index].metrics
    while index + 1 < runs.count, runs[index].end < max(line.end, line.tailEnd) {
      index += 1
      merged.merge(runs[index].metrics)
    }
    return merged
  }

  private static func widestParagraph(_ segments: [Segment], _ positions: [Double], _ ends: [Double]) -> Double {
    var widest = 0.0
    var start = 0
    var isFirst = true
    for segment in segments {
      if isFirst { start = segment.start }
      isFirst = segment.endsParagraph
      if segment.endsParagraph { widest = max(widest, ends[segment.spaceEnd] - positions[start]) }
    }
    return widest
  }
}

/// Sets the runs of a text one after the other in an endless line.
private struct Setting {
  private(set) var characters: [Character] = []
  private(set) var positions = [0.0]
  private(set) var ends = [0.0]
  private(set) var runs: [PreparedText.Run] = []
  private(set) var spacing = TextSpacing.none
  private let measurer: TextMeasurer
  private let lineSpacing: Double

  init(_ measurer: TextMeasurer, lineSpacing: Double) {
    self.measurer = measurer
    self.lineSpacing = lineSpacing
  }

  mutating func append(_ run: TextRun) {
    let vertical = measurer.vertical(of: run.font)
    var metrics = LineMetrics(
      run.font, vertical, platform: measurer.platform, grid: measurer.grid, lineSpacing: lineSpacing)
    let advances = GlyphAdvances(font: run.font, metrics: measurer.metrics)
    if let image = run.image {
      metrics.merge(LineMetrics(image: image, grid: measurer.grid))
      append(TextRun.imageCharacter, width: max(0, image.width))
    } else {
      append(run, advances)
    }
    if run.baselineOffset.isFinite { metrics.moveLetters(up: run.baselineOffset) }
    spacing.merge(TextSpacing(vertical, grid: measurer.grid))
    let ellipsis = advances.width(of: "…", class: .other)
    runs.append(PreparedText.Run(end: characters.count, metrics: metrics, ellipsisWidth: ellipsis))
  }

  private mutating func append(_ run: TextRun, _ advances: GlyphAdvances) {
    var previous: Character?
    // Only for the first run: an array that reserves room again and again is copied each time.
    if positions.isEmpty {
      positions.reserveCapacity(run.string.utf8.count)
      ends.reserveCapacity(run.string.utf8.count)
    }
    for character in run.string {
      if let previous { positions[positions.count - 1] += advances.kerning(previous, character) }
      let width = advances.width(of: character, class: CharacterClass(character))
      append(character, width: width > 0 ? max(0, width + run.tracking) : 0)
      previous = character
    }
  }

  private mutating func append(_ character: Character, width: Double) {
    characters.append(character)
    positions.append(positions[positions.count - 1] + width)
    ends.append(positions[positions.count - 1])
  }
}
