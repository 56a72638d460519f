internal import Markup
internal import SwiftFrontend
internal import ViewProgram

/// Swift source with coloured words and numbered lines that can be linked to.
struct SourceListing {
  /// The file's name as diagnostics show it.
  let name: String
  private let bytes: [UInt8]
  private let tokens: [Token]
  /// The offset at which each line starts, and after the last one the end of the file.
  private let lineStarts: [Int]

  /// - Parameter tokens: The tokens of the source, which cover it from start to end.
  init(_ source: SourceText, tokens: [Token]) {
    name = source.name
    bytes = source.bytes
    self.tokens = tokens
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    if starts.last != bytes.count { starts.append(bytes.count) }
    lineStarts = starts
  }

  var lineCount: Int { max(1, lineStarts.count - 1) }

  /// Writes the lines of a range, counted from 1; every line's id is the prefix and its number.
  func write(lines: ClosedRange<Int>, idPrefix: String, to page: inout MarkupWriter) {
    page.element("pre") { page in
      page.element("code") { page in
        for line in lines.clamped(to: 1...lineCount) {
          page.element("span", attributes(line, idPrefix)) { page in write(line: line, to: &page) }
        }
      }
    }
  }

  private func attributes(_ line: Int, _ idPrefix: String) -> [(String, String)] {
    [("class", "line"), ("id", "\(idPrefix)\(line)"), ("data-line", "\(line)")]
  }

  private func write(line: Int, to page: inout MarkupWriter) {
    guard line < lineStarts.count else { return }
    var position = lineStarts[line - 1]
    var end = lineStarts[line]
    if end > position, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    for token in tokens[firstToken(endingAfter: position)...] {
      if token.range.lowerBound >= end { break }
      // A comment or a string may run over several lines; each gets its part.
      let start = max(token.range.lowerBound, position)
      let stop = min(token.range.upperBound, end)
      write(position..<start, kind: nil, to: &page)
      write(start..<stop, kind: SourceListing.className(token.kind), to: &page)
      position = stop
    }
    write(position..<end, kind: nil, to: &page)
  }

  /// The index of the first token that reaches beyond an offset; tokens stand in order and never overlap.
  private func firstToken(endingAfter offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func write(_ range: Range<Int>, kind: String?, to page: inout MarkupWriter) {
    guard !range.isEmpty else { return }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if let kind { page.element("span", [("class", kind)], text: text) } else { page.text(text) }
  }

  /// The style sheet's one-letter class of a kind of word; `nil` for plain text.
  private static func className(_ kind: Token.Kind) -> String? {
    switch kind {
    case .keyword: "k"
    case .type: "t"
    case .string: "s"
    case .number: "n"
    case .comment: "c"
    case .member: "m"
    case .attribute: "a"
    case .argumentLabel: "l"
    case .plain: nil
    }
  }
}
