/// Measures texts with tables of its own, so that the same text has the same size on every machine.
///
///     let measurer = TextMeasurer(platform: .iOS, displayScale: 3)
///     let text = measurer.prepare(TextContent("Hello", font: .style(.body, platform: .iOS)))
///     measurer.size(text, proposal: Proposal(width: 100, height: nil))
///
/// A text never answers wider than it was proposed. It wraps at words, and within a word that is wider than the line,
/// and does not leave one short word alone on the last line if the word before it can join it there.
/// A proposed height keeps the lines that fit, at least one, and the last of them ends in an ellipsis. The answer is
/// the widest line, with one of the spaces it was broken at, rounded up to a pixel. A text that may shrink is set smaller
/// before anything of it is cut off.
public struct TextMeasurer: Sendable {
  /// The platform whose metrics are used.
  public let platform: Platform
  let grid: PixelGrid

  /// Makes a measurer for a platform; `displayScale` is in pixels per point.
  public init(platform: Platform, displayScale: Double) {
    self.platform = platform
    grid = PixelGrid(displayScale: displayScale)
  }

  /// Does the part of measuring that no proposal changes.
  public func prepare(_ text: TextContent) -> PreparedText {
    PreparedText(text, metrics: LineMetrics(text.font, platform: platform, grid: grid, lineSpacing: text.lineSpacing))
  }

  /// What a text answers to a proposal, without its lines.
  public func size(_ text: PreparedText, proposal: Proposal) -> Size {
    let scale = scale(of: text, proposal: proposal)
    let room = Room(text, proposal, scale: scale)
    if room.width >= text.naturalWidth, room.lines >= text.paragraphCount {
      return answer(text, widest: text.naturalWidth, count: text.paragraphCount, proposal, scale)
    }
    var count = 0
    var widest = 0.0
    _ = forEachLine(of: text, in: room) { line in
      count += 1
      widest = max(widest, line.reportedWidth)
    }
    return answer(text, widest: widest, count: count, proposal, scale)
  }

  /// The lines of a text at a proposal.
  public func layOut(_ text: PreparedText, proposal: Proposal) -> TextLayout {
    let scale = scale(of: text, proposal: proposal)
    var lines: [TextLayout.Line] = []
    var widest = 0.0
    let isTruncated = forEachLine(of: text, in: Room(text, proposal, scale: scale)) { line in
      var string = String(text.characters[line.start..<line.end])
      if line.isTruncated { string.append("…") }
      let baseline = text.metrics.baseline(line: lines.count, scale: scale)
      lines.append(TextLayout.Line(string: string, width: line.drawnWidth * scale, baseline: baseline))
      widest = max(widest, line.reportedWidth)
    }
    var font = text.content.font
    font.size *= scale
    let size = answer(text, widest: widest, count: lines.count, proposal, scale)
    return TextLayout(lines: lines, size: size, isTruncated: isTruncated, font: font, scale: scale)
  }

  /// Which line's baseline is looked for.
  enum BaselineLine { case first, last }

  /// How far the first or the last line's baseline lies below the top of a text at a proposal, in points.
  func baseline(_ line: BaselineLine, of text: PreparedText, proposal: Proposal) -> Double {
    let scale = scale(of: text, proposal: proposal)
    var count = 0
    // A text has at least one line, be it empty.
    if line == .last { _ = forEachLine(of: text, in: Room(text, proposal, scale: scale)) { _ in count += 1 } }
    return text.metrics.baseline(line: max(0, count - 1), scale: scale)
  }

  /// Measures a text that is asked for only once.
  public func layOut(_ text: TextContent, proposal: Proposal) -> TextLayout {
    layOut(prepare(text), proposal: proposal)
  }

  /// Visits the lines that are shown, and returns whether some of the text was left out.
  func forEachLine(of text: PreparedText, in room: Room, visit: (LineBreaker.Line) -> Void) -> Bool {
    var breaker = LineBreaker(text, width: room.width)
    for _ in 1..<room.lines {
      guard let line = breaker.next() else { return false }
      visit(line)
    }
    guard let last = breaker.truncatedNext() else { return false }
    visit(last)
    return last.isTruncated
  }

  private func answer(
    _ text: PreparedText, widest: Double, count: Int, _ proposal: Proposal, _ scale: Double
  ) -> Size {
    let width = min(grid.roundedUp(widest * scale), max(0, proposal.width ?? .infinity))
    return Size(
      width: width, height: text.metrics.height(lines: max(count, text.content.minimumLines), scale: scale))
  }

  /// The room that a proposal leaves a text, in the text's own points: a text that is set at half its size has twice
  /// as many of them.
  struct Room {
    var width: Double
    var lines: Int

    init(_ text: PreparedText, _ proposal: Proposal, scale: Double) {
      width = max(0, proposal.width ?? .infinity) / scale
      let fitting = proposal.height.map { text.metrics.lines(fitting: $0 / scale) } ?? .max
      lines = max(1, min(fitting, text.content.lineLimit ?? .max))
    }
  }
}
