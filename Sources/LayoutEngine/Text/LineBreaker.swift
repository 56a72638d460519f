/// Fills one line after the other with the segments of a text, as many as fit.
struct LineBreaker {
  /// The characters of a line and its widths.
  struct Line {
    var start: Int
    /// The end of the drawn characters, before the spaces it was broken at; in a truncated line, before its ellipsis.
    var end: Int
    /// Where the characters after the ellipsis of a truncated line start.
    var tailStart = 0
    var tailEnd = 0
    /// The width of the drawn characters.
    var drawnWidth: Double
    /// The width it adds to the text's answer, with a space it was broken at.
    var reportedWidth: Double
    /// Whether an ellipsis replaces the rest.
    var isTruncated = false
  }

  private let text: PreparedText
  private let width: Double
  private var segment = 0
  private var start = 0

  init(_ text: PreparedText, width: Double) {
    self.text = text
    self.width = width + PixelGrid.tolerance
  }

  var isAtEnd: Bool { segment >= text.segments.count }

  mutating func next() -> Line? {
    guard segment < text.segments.count else { return nil }
    if text.width(start, text.segments[segment].end) > width, let line = lineOfCharacters() { return line }
    return lineOfSegments()
  }

  /// Takes as many characters of a word wider than a line as fit: at least one.
  private mutating func lineOfCharacters() -> Line? {
    let end = max(start + 1, lastFitting(from: start, to: text.segments[segment].end, width: width))
    guard end < text.segments[segment].end else { return nil }
    let drawn = text.width(start, end)
    defer { start = end }
    return Line(start: start, end: end, drawnWidth: drawn, reportedWidth: drawn)
  }

  private mutating func lineOfSegments() -> Line {
    var last = segment
    while !text.segments[last].endsParagraph, text.width(start, text.segments[last + 1].end) <= width { last += 1 }
    if leavesOneWord(after: last) { last -= 1 }
    let final = text.segments[last]
    let spaceEnd = final.endsParagraph ? final.spaceEnd : min(final.end + 1, final.spaceEnd)
    let line = Line(
      start: start, end: final.end, drawnWidth: text.width(start, final.end),
      reportedWidth: text.width(start, spaceEnd))
    segment = last + 1
    if segment < text.segments.count { start = text.segments[segment].start }
    return line
  }

  /// The largest part of the line that a last word may fill for another to be moved to it.
  private static let loneWordShare = 0.25

  /// Whether the paragraph's last line would be a single short word that the word before it can join.
  ///
  /// Apple's text system avoids a single word in the last line: it moves a word of the line before, where that line
  /// keeps another and the two fit. On macOS it did so for words of 10 and 13 percent of the line, and not for one of
  /// 40; the limit in between is a guess.
  private func leavesOneWord(after last: Int) -> Bool {
    guard last > segment, !text.segments[last].endsParagraph, text.segments[last + 1].endsParagraph
    else { return false }
    let (before, moved, alone) = (text.segments[last - 1], text.segments[last], text.segments[last + 1])
    let areWords = before.spaceEnd > before.end && moved.spaceEnd > moved.end
    let isShort = text.width(alone.start, alone.end) < width * LineBreaker.loneWordShare
    return areWords && isShort && text.width(moved.start, alone.end) <= width
  }

  /// Takes the next line as the last that is shown: an ellipsis replaces what does not fit.
  mutating func truncatedNext() -> Line? {
    guard segment < text.segments.count else { return nil }
    var ahead = self
    guard let whole = ahead.next() else { return nil }
    if ahead.isAtEnd { return whole }
    let paragraphEnd = max(start, text.segments[segment].paragraphEnd)
    let room = width - text.runs[text.run(at: start)].ellipsisWidth
    var (end, tail) = (start, paragraphEnd)
    switch text.content.truncation {
    case .tail: end = lastFitting(from: start, to: paragraphEnd, width: room)
    case .head: tail = firstFitting(from: start, to: paragraphEnd, width: room)
    case .middle:
      end = lastFitting(from: start, to: paragraphEnd, width: room / 2)
      tail = firstFitting(from: end, to: paragraphEnd, width: room - text.width(start, end))
    }
    while end > start, isSpace(end - 1) { end -= 1 }
    while tail < paragraphEnd, isSpace(tail) { tail += 1 }
    let ellipsis = text.runs[text.run(at: max(start, end - 1))].ellipsisWidth
    let drawn = text.width(start, end) + ellipsis + text.width(tail, paragraphEnd)
    return Line(
      start: start, end: end, tailStart: tail, tailEnd: paragraphEnd, drawnWidth: drawn, reportedWidth: drawn,
      isTruncated: true)
  }

  private func isSpace(_ index: Int) -> Bool { CharacterClass(text.characters[index]) == .space }

  /// The first start such that the characters from it to an end are no wider than a width.
  private func firstFitting(from limit: Int, to end: Int, width: Double) -> Int {
    var (low, high) = (limit, end)
    while low < high {
      let middle = (low + high) / 2
      if text.width(middle, end) <= width { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The furthest end such that the characters from a start to it are no wider than a width.
  private func lastFitting(from start: Int, to limit: Int, width: Double) -> Int {
    var (low, high) = (start, limit)
    while low < high {
      let middle = (low + high + 1) / 2
      if text.width(start, middle) <= width { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
