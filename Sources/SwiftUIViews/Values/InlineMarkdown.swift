internal import SwiftInterpreter

/// The markup that SwiftUI reads in a text's literal: `**bold**`, `*italic*`, `~~struck~~`, code and links.
///
/// It is taken off, as the marks are not shown. The marked parts look like the rest: all of a text has one font here.
struct InlineMarkdown {
  private let characters: [Character]
  private var position = 0
  private var result = ""
  private var hasMarks = false

  private init(_ text: String) { characters = Array(text) }

  /// A text's literal with places for what is inserted.
  struct Format {
    /// Stands for an inserted text; Unicode gives it no meaning.
    private static let place: Character = "\u{10FFFD}"
    private var literal = ""
    private var inserted: [String] = []

    mutating func add(literal part: String) { literal += part }

    mutating func add(inserted part: String) {
      literal.append(Format.place)
      inserted.append(part)
    }

    /// The text without marks; `nil` when it has none.
    func plain() -> String? {
      guard literal.utf8.contains(where: { marks.contains($0) }) else { return nil }
      var reader = InlineMarkdown(literal)
      reader.read(upTo: reader.characters.count)
      guard reader.hasMarks else { return nil }
      var text = ""
      var next = 0
      for character in reader.result {
        if character == Format.place, next < inserted.count {
          text += inserted[next]
          next += 1
        } else {
          text.append(character)
        }
      }
      return text
    }
  }

  private static let marks: [UInt8] = Array("*_~`[\\".utf8)

  private mutating func read(upTo end: Int) {
    while position < end {
      if escaped() || code(end) || link(end) || emphasis(end) { continue }
      result.append(characters[position])
      position += 1
    }
  }

  /// A backslash before punctuation.
  private mutating func escaped() -> Bool {
    guard characters[position] == "\\", position + 1 < characters.count,
      "*_~`[]()\\#".contains(characters[position + 1])
    else { return false }
    result.append(characters[position + 1])
    position += 2
    return true
  }

  private mutating func code(_ end: Int) -> Bool {
    guard characters[position] == "`", let close = index(of: "`", from: position + 1, end) else { return false }
    result += String(characters[(position + 1)..<close])
    position = close + 1
    hasMarks = true
    return true
  }

  /// `[words](address)`
  private mutating func link(_ end: Int) -> Bool {
    guard characters[position] == "[", let close = index(of: "]", from: position + 1, end), close + 1 < end,
      characters[close + 1] == "(", let last = index(of: ")", from: close + 2, end)
    else { return false }
    position += 1
    read(upTo: close)
    position = last + 1
    hasMarks = true
    return true
  }

  /// One or two marks before a word and the same after one.
  private mutating func emphasis(_ end: Int) -> Bool {
    let mark = characters[position]
    guard mark == "*" || mark == "_" || mark == "~" else { return false }
    let count = position + 1 < end && characters[position + 1] == mark ? 2 : 1
    let start = position + count
    // An underscore inside a word is a part of it, and so is a single tilde.
    guard start < end, !characters[start].isWhitespace, mark != "~" || count == 2, mark != "_" || !isWord(position - 1),
      let close = closing(mark, count, from: start + 1, end)
    else { return false }
    position = start
    read(upTo: close)
    position = close + count
    hasMarks = true
    return true
  }

  private func closing(_ mark: Character, _ count: Int, from start: Int, _ end: Int) -> Int? {
    var index = start
    while index + count <= end {
      let isMark = characters[index] == mark && (count == 1 || characters[index + 1] == mark)
      let isLast = index + count == end || characters[index + count] != mark
      if isMark, isLast, !characters[index - 1].isWhitespace, mark != "_" || !isWord(index + count) { return index }
      index += 1
    }
    return nil
  }

  private func isWord(_ index: Int) -> Bool {
    characters.indices.contains(index) && (characters[index].isLetter || characters[index].isNumber)
  }

  private func index(of character: Character, from start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      if characters[index] == character { return index }
      index += 1
    }
    return nil
  }
}
