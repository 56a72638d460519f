/// Finds the places of a text where a line may end.
///
/// A line may end after spaces, after a hyphen within a word, before and after ideographs and emoji, at a zero width
/// space; it must end at a newline. An opening bracket stays with what follows it, a closing one with what precedes.
struct Segmentation {
  let classes: [CharacterClass]

  /// The segments of all paragraphs, in order. An empty paragraph is a segment of no characters.
  func segments() -> [PreparedText.Segment] {
    var result: [PreparedText.Segment] = []
    var start = 0
    while true {
      let newline = classes[start...].firstIndex(of: .newline)
      appendParagraph(start..<(newline ?? classes.count), to: &result)
      guard let newline else { return result }
      start = newline + 1
    }
  }

  private func appendParagraph(_ range: Range<Int>, to result: inout [PreparedText.Segment]) {
    let first = result.count
    var start = range.lowerBound
    // The spaces a paragraph begins with are drawn with its first word.
    var searchStart = classes[range].firstIndex { $0 != .space } ?? range.lowerBound
    repeat {
      let end = endOfSegment(from: searchStart, in: range)
      let spaceEnd = classes[end..<range.upperBound].firstIndex { $0 != .space } ?? range.upperBound
      result.append(
        PreparedText.Segment(start: start, end: end, spaceEnd: spaceEnd, paragraphEnd: end, endsParagraph: false))
      start = spaceEnd
      searchStart = spaceEnd
    } while start < range.upperBound
    let paragraphEnd = result[result.count - 1].end
    for index in first..<result.count { result[index].paragraphEnd = paragraphEnd }
    result[result.count - 1].endsParagraph = true
  }

  private func endOfSegment(from start: Int, in range: Range<Int>) -> Int {
    var index = start
    while index < range.upperBound {
      if classes[index] == .space { return index }
      index += 1
      if index < range.upperBound, mayBreak(before: index, segmentStart: start) { return index }
    }
    return range.upperBound
  }

  private func mayBreak(before index: Int, segmentStart: Int) -> Bool {
    switch (classes[index - 1], classes[index]) {
    case (.zeroWidthSpace, _): true
    case (_, .closing), (_, .stop), (.opening, _), (_, .zeroWidth), (.zeroWidth, _), (_, .zeroWidthSpace): false
    // A hyphen that begins a word is a minus sign, or a list's mark.
    case (.hyphen, let after): index - 1 > segmentStart && (after == .letter || after.standsAlone)
    // Brackets and quotation marks of Latin text stay with their neighbours.
    case (.other, _), (_, .other): false
    case (.closing, _): true
    case (let before, let after): before.standsAlone || after.standsAlone
    }
  }
}
