internal import Markup
internal import SwiftFrontend
internal import ViewProgram

/// Swift source with coloured words and numbered lines that can be linked to.
struct SourceListing {
  /// The file's name as diagnostics show it.
  let name: String
  private let bytes: [UInt8]
  private let tokens: [Token]
  /// The offset at which each line starts, followed by the end of the file.
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

  /// Whether it is published as a separate file rather than as part of the page.
  var isLong: Bool { bytes.count > 4_000 }
  /// The path of that file from the site's root.
  var publishedPath: String { name.hasPrefix("Scenarios/") ? String(name.dropFirst("Scenarios/".count)) : name }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes the lines of a range, counted from 1.
  ///
  /// - Parameter idPrefix: Forms every line's id together with its number. Lines without a prefix are all the code that
  ///   the page shows, so the keyboard must be able to reach them, to scroll long ones.
  func write(lines: ClosedRange<Int>, idPrefix: String? = nil, to page: inout MarkupWriter) {
    page.element("pre", idPrefix == nil ? [("tabindex", "0")] : []) { page in
      page.element("code") { page in
        for line in lines.clamped(to: 1...lineCount) {
          page.element("span", attributes(line, idPrefix)) { page in write(line: line, to: &page) }
        }
      }
    }
  }

  private func attributes(_ line: Int, _ idPrefix: String?) -> [(String, String)] {
    [("class", "line")] + (idPrefix.map { [("id", "\($0)\(line)")] } ?? []) + [("data-line", "\(line)")]
  }

  private func write(line: Int, to page: inout MarkupWriter) {
    guard let range = bytes(ofLine: line) else { return }
    write(range, to: &page)
  }

  /// Writes a part of the source in the colours of its words.
  ///
  /// - Parameter mayBreak: Whether a line that is too long may break after a parenthesis and before a modifier, so that
  ///   it need not break in the middle of a word.
  func write(_ range: Range<Int>, mayBreak: Bool = false, to page: inout MarkupWriter) {
    var position = range.lowerBound
    for token in tokens[firstToken(endingAfter: position)...] {
      if token.range.lowerBound >= range.upperBound { break }
      // A comment or a string may run over several lines; each gets its part.
      let start = max(token.range.lowerBound, position)
      let stop = min(token.range.upperBound, range.upperBound)
      writePlain(position..<start, mayBreak, to: &page)
      if let name = SourceListing.className(token.kind) {
        write(start..<stop, kind: name, to: &page)
      } else {
        writePlain(start..<stop, mayBreak, to: &page)
      }
      position = stop
    }
    writePlain(position..<range.upperBound, mayBreak, to: &page)
  }

  /// Writes punctuation and names without a colour.
  private func writePlain(_ range: Range<Int>, _ mayBreak: Bool, to page: inout MarkupWriter) {
    var position = range.lowerBound
    for offset in mayBreak ? range : 0..<0 {
      let end = opensArguments(offset) ? offset + 1 : beginsModifier(offset) ? offset : nil
      guard let end else { continue }
      write(position..<end, kind: nil, to: &page)
      page.element("wbr")
      position = end
    }
    write(position..<range.upperBound, kind: nil, to: &page)
  }

  /// Whether arguments follow on the same line.
  private func opensArguments(_ offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "("), offset + 1 < bytes.count else { return false }
    return bytes[offset + 1] != UInt8(ascii: ")") && bytes[offset + 1] != UInt8(ascii: "\n")
  }

  /// Whether it is the dot between a value and its member.
  private func beginsModifier(_ offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "."), offset > 0, offset + 1 < bytes.count else { return false }
    let before = bytes[offset - 1]
    let follows = before == UInt8(ascii: ")") || before == UInt8(ascii: "}") || SourceListing.isInName(before)
    return follows && SourceListing.isInName(bytes[offset + 1])
  }

  /// The names of types in some lines, and those of members that are called: views and modifiers among them.
  func called(in lines: [ClosedRange<Int>]) -> Set<String> {
    var names: Set<String> = []
    for range in lines.compactMap(bytes(ofLines:)) {
      for token in tokens[firstToken(endingAfter: range.lowerBound)...].prefix(while: {
        $0.range.lowerBound < range.upperBound
      }) where token.kind == .type || (token.kind == .member && isCalled(token)) {
        names.insert(text(token.range))
      }
    }
    return names
  }

  /// The names of the functions that it declares.
  var functionNames: Set<String> {
    let keywords = tokens.filter { $0.kind == .keyword && text($0.range) == "func" }
    return Set(
      keywords.map { keyword in
        let rest = bytes[keyword.range.upperBound...].drop { $0 == UInt8(ascii: " ") }
        return String(decoding: rest.prefix(while: SourceListing.isInName), as: UTF8.self)
      })
  }

  /// The words of its strings that the search finds.
  var writtenWords: [String] {
    var words = DistinctWords(most: SourceListing.mostWords)
    for token in tokens where token.kind == .string { words.add(text(token.range)) }
    return words.words
  }

  private static let mostWords = 400

  /// Whether arguments or a closure follow a name.
  private func isCalled(_ name: Token) -> Bool {
    let next = bytes[name.range.upperBound...].first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
  }

  // MARK: - Places

  /// The bytes of a line counted from 1, without its line break.
  func bytes(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line < lineStarts.count else { return nil }
    var end = lineStarts[line]
    if end > lineStarts[line - 1], bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    return lineStarts[line - 1]..<end
  }

  private func bytes(ofLines lines: ClosedRange<Int>) -> Range<Int>? {
    guard let first = bytes(ofLine: lines.lowerBound), let last = bytes(ofLine: lines.upperBound) else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// The offset of a line and column, counted from 1; the column counts bytes.
  func offset(line: Int, column: Int) -> Int? {
    guard let range = bytes(ofLine: line), column >= 1, range.lowerBound + column - 1 <= range.upperBound else {
      return nil
    }
    return range.lowerBound + column - 1
  }

  func place(of offset: Int) -> (line: Int, column: Int) {
    let line = lineStarts.lastIndex { $0 <= offset } ?? 0
    return (line + 1, offset - lineStarts[line] + 1)
  }

  /// Whether a line only marks where a region that articles quote begins or ends.
  func isRegionMark(_ line: Int) -> Bool {
    guard let range = bytes(ofLine: line) else { return false }
    let words = text(range).drop { $0 == " " }
    return words.hasPrefix("// region:") || words.hasPrefix("// endregion")
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The name of the call that begins at an offset, and the call with its arguments as far as they end on its line.
  ///
  /// - Parameter end: The end of the whole expression, when that is on the same line.
  func call(at start: Int, endingAt end: Int?) -> (name: Range<Int>, whole: Range<Int>) {
    let lineEnd = bytes(ofLine: place(of: start).line)?.upperBound ?? start
    var position = start
    while position < lineEnd, SourceListing.isInName(bytes[position]) || bytes[position] == UInt8(ascii: ".") {
      // `Color.red.frame(…)`: the modifier is a call of its own.
      if let end, position >= end { break }
      position += 1
    }
    let name = start..<position
    guard position < lineEnd, bytes[position] == UInt8(ascii: "(") else { return (name, name) }
    return (name, start..<(closingParenthesis(from: position, before: lineEnd) ?? position))
  }

  /// The offset after the parenthesis that closes the one at an offset; `nil` when that is on another line.
  private func closingParenthesis(from start: Int, before lineEnd: Int) -> Int? {
    var depth = 0
    var isInString = false
    for position in start..<lineEnd {
      switch bytes[position] {
      case UInt8(ascii: "\"") where position == start || bytes[position - 1] != UInt8(ascii: "\\"): isInString.toggle()
      case UInt8(ascii: "(") where !isInString: depth += 1
      case UInt8(ascii: ")") where !isInString:
        depth -= 1
        if depth == 0 { return position + 1 }
      default: continue
      }
    }
    return nil
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
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
