/// Measures texts with tables of its own, so that the same text has the same size on every machine.
///
///     let measurer = TextMeasurer(platform: .iOS, displayScale: 3)
///     let text = measurer.prepare(TextContent("Hello", font: .style(.body, platform: .iOS)))
///     measurer.size(text, proposal: Proposal(width: 100, height: nil))
///
/// A text never answers wider than it was proposed. It wraps at words, and within a word that is wider than the line,
/// and does not leave one short word alone on the last line if the word before it can join it there.
/// A proposed height keeps the lines that fit, at least one, and the last of them ends in an ellipsis. The answer is
/// the widest line, with one of the spaces it was broken at, rounded up to a pixel.
public struct TextMeasurer: Sendable {
  public let platform: Platform
  private let grid: PixelGrid

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
    let width = proposedWidth(proposal)
    let limit = lineLimit(text, proposal: proposal)
    if width >= text.naturalWidth, limit >= text.paragraphCount {
      return Size(width: text.naturalWidth, height: height(text, lines: text.paragraphCount))
    }
    var count = 0
    var widest = 0.0
    _ = forEachLine(of: text, width: width, limit: limit) { line in
      count += 1
      widest = max(widest, line.reportedWidth)
    }
    return answer(text, widest: widest, count: count, width: width)
  }

  /// The lines of a text at a proposal.
  public func layOut(_ text: PreparedText, proposal: Proposal) -> TextLayout {
    let width = proposedWidth(proposal)
    var lines: [TextLayout.Line] = []
    var widest = 0.0
    let isTruncated = forEachLine(of: text, width: width, limit: lineLimit(text, proposal: proposal)) { line in
      var string = String(text.characters[line.start..<line.end])
      if line.isTruncated { string.append("…") }
      let baseline = text.metrics.baseline(line: lines.count)
      lines.append(TextLayout.Line(string: string, width: line.drawnWidth, baseline: baseline))
      widest = max(widest, line.reportedWidth)
    }
    let size = answer(text, widest: widest, count: lines.count, width: width)
    return TextLayout(lines: lines, size: size, isTruncated: isTruncated, font: text.content.font)
  }

  /// Measures a text that is asked for only once.
  public func layOut(_ text: TextContent, proposal: Proposal) -> TextLayout {
    layOut(prepare(text), proposal: proposal)
  }

  /// Visits the lines that are shown and tells whether that left some of the text out.
  private func forEachLine(
    of text: PreparedText, width: Double, limit: Int, visit: (LineBreaker.Line) -> Void
  ) -> Bool {
    var breaker = LineBreaker(text, width: width)
    for _ in 1..<limit {
      guard let line = breaker.next() else { return false }
      visit(line)
    }
    guard let last = breaker.truncatedNext() else { return false }
    visit(last)
    return last.isTruncated
  }

  private func answer(_ text: PreparedText, widest: Double, count: Int, width: Double) -> Size {
    Size(width: min(grid.roundedUp(widest), width), height: height(text, lines: count))
  }

  private func height(_ text: PreparedText, lines: Int) -> Double {
    text.metrics.height(lines: max(lines, text.content.minimumLines))
  }

  private func proposedWidth(_ proposal: Proposal) -> Double {
    max(0, proposal.width ?? .infinity)
  }

  private func lineLimit(_ text: PreparedText, proposal: Proposal) -> Int {
    let fitting = proposal.height.map(text.metrics.lines(fitting:)) ?? .max
    return max(1, min(fitting, text.content.lineLimit ?? .max))
  }
}
