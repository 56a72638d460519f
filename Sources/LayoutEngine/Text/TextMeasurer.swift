/// Measures texts with tables of its own, so that the same text has the same size on every machine.
///
///     let measurer = TextMeasurer(platform: .iOS, displayScale: 3)
///     let text = measurer.prepare(TextContent("Hello", font: .style(.body, platform: .iOS)))
///     measurer.size(text, proposal: Proposal(width: 100, height: nil))
///
/// A text never answers wider than it was proposed. It wraps at words, and within a word that is wider than the line,
/// and does not leave one short word alone on the last line if the word before it can join it there. A proposed height
/// keeps the lines that fit, at least one, and the last of them ends in an ellipsis. The answer is the widest line,
/// with one of the spaces it was broken at, rounded up to a pixel. A text that may shrink is set smaller before any
/// part of it is cut off.
public struct TextMeasurer: Sendable {
  /// The platform whose metrics are used.
  public let platform: Platform
  /// The fonts' metrics that were measured elsewhere; `nil` for the engine's own tables.
  public let metrics: FontMetrics?
  let grid: PixelGrid

  /// Makes a measurer for a platform; `displayScale` is in pixels per point.
  public init(platform: Platform, displayScale: Double, metrics: FontMetrics? = nil) {
    self.platform = platform
    self.metrics = metrics
    grid = PixelGrid(displayScale: displayScale)
  }

  /// The vertical metrics of a font: measured on the same platform, or else the engine's own.
  func vertical(of font: Font) -> VerticalMetrics {
    let own = VerticalMetrics(font, platform: platform)
    guard let metrics, metrics.platform == platform, var measured = metrics.face(for: font)?.vertical else {
      return own
    }
    if own.leading != 0 { measured.leading = own.lineHeight + own.leading - measured.lineHeight }
    return measured
  }

  /// Does the part of measuring that no proposal changes.
  public func prepare(_ text: TextContent) -> PreparedText { PreparedText(text, measurer: self) }

  /// The answer of a text to a proposal, without its lines.
  public func size(_ text: PreparedText, proposal: Proposal) -> Size {
    let scale = scale(of: text, proposal: proposal)
    let room = Room(text, proposal, scale: scale)
    if !text.isMixed, room.width >= text.naturalWidth, room.lines >= text.paragraphCount {
      let height = text.metrics.height(lines: max(text.paragraphCount, text.content.minimumLines), scale: scale)
      return Size(width: width(text.naturalWidth, proposal, scale), height: height)
    }
    var stack = LineStack()
    var widest = 0.0
    _ = forEachLine(of: text, in: room) { line in
      stack.add(text.metrics(ofLine: line))
      widest = max(widest, line.reportedWidth)
    }
    return Size(width: width(widest, proposal, scale), height: height(of: stack, text, scale))
  }

  /// The lines of a text at a proposal.
  public func layOut(_ text: PreparedText, proposal: Proposal) -> TextLayout {
    let scale = scale(of: text, proposal: proposal)
    var lines: [TextLayout.Line] = []
    var stack = LineStack()
    var widest = 0.0
    let isTruncated = forEachLine(of: text, in: Room(text, proposal, scale: scale)) { line in
      stack.add(text.metrics(ofLine: line))
      lines.append(text.line(line, baseline: grid.rounded(stack.baseline * scale), scale: scale))
      widest = max(widest, line.reportedWidth)
    }
    let size = Size(width: width(widest, proposal, scale), height: height(of: stack, text, scale))
    for index in lines.indices {
      lines[index].x = text.content.alignment.offset(of: lines[index].width, in: size.width)
    }
    var font = text.content.font
    font.size *= scale
    return TextLayout(
      text.content.string, lines: lines, size: size, isTruncated: isTruncated, font: font, scale: scale)
  }

  /// Which line's baseline is looked for.
  enum BaselineLine { case first, last }

  /// How far the first or the last line's baseline lies below the top of a text at a proposal, in points.
  func baseline(_ line: BaselineLine, of text: PreparedText, proposal: Proposal) -> Double {
    let scale = scale(of: text, proposal: proposal)
    // A text has at least one line, be it empty.
    if line == .first, !text.isMixed { return text.metrics.baseline(line: 0, scale: scale) }
    var stack = LineStack()
    var first: Double?
    _ = forEachLine(of: text, in: Room(text, proposal, scale: scale)) { line in
      stack.add(text.metrics(ofLine: line))
      first = first ?? stack.baseline
    }
    return grid.rounded((line == .last ? stack.baseline : first ?? 0) * scale)
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

  private func width(_ widest: Double, _ proposal: Proposal, _ scale: Double) -> Double {
    min(grid.roundedUp(widest * scale), max(0, proposal.width ?? .infinity))
  }

  /// The height of some lines, and of those for which room is kept.
  private func height(of lines: LineStack, _ text: PreparedText, _ scale: Double) -> Double {
    let missing = Double(max(0, text.content.minimumLines - lines.count))
    return grid.roundedUp((lines.height + missing * text.metrics.pitch) * scale)
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
