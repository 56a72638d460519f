internal import SwiftInterpreter

/// The markup that SwiftUI reads in a text's literal: `**bold**`, `*italic*`, `~~struck~~`, code and links.
///
/// The marks are removed, as they are not shown; their meaning for the parts between them is kept.
///
/// Every character is read at most a few times, wherever the marks are: a text from an untrusted source may consist
/// only of marks.
struct InlineMarkdown {
  private let characters: [Character]
  private var position = 0
  /// The marked parts around the position, the outermost first.
  private var open: [Stretch] = []
  /// How far each kind of end has been searched for: there is none between the place where it was last asked for and
  /// this one.
  private var searched = [Int](repeating: 0, count: End.allCases.count)
  private var result: [Part] = []
  private var hasMarks = false
  /// How many characters were read.
  private var looks = 0

  /// The styles that marks give a text.
  struct Style: OptionSet {
    let rawValue: UInt8

    static let bold = Style(rawValue: 1)
    static let italic = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let link = Style(rawValue: 8)
    static let struck = Style(rawValue: 32)
    /// Words follow the number before them.
    static let inflected = Style(rawValue: 16)
  }

  /// A stretch of the text without marks in it.
  struct Part {
    var text: String
    var style: Style
    /// The number of the value inserted there; `nil` for the literal's own characters.
    var inserted: Int?
  }

  /// A part of the text whose marks are read on their own.
  private struct Stretch {
    var end: Int
    /// Where reading continues after it.
    var next: Int
    var style: Style
  }

  /// The kinds of ends of a marked part.
  private enum End: Int, CaseIterable {
    case star, stars, underscore, underscores, tildes, backtick, bracket, parenthesis
  }

  private init(_ text: String) { characters = Array(text) }

  /// A text's literal with places for inserted values.
  struct Format {
    /// Stands for an inserted text; Unicode gives it no meaning.
    fileprivate static let place: Character = "\u{10FFFD}"
    private var literal = ""
    private var insertions = 0
    /// How many characters were read to find the marks.
    private(set) var looks = 0

    mutating func add(literal part: String) { literal += part }

    mutating func addInsertion() {
      literal.append(Format.place)
      insertions += 1
    }

    /// The parts of the text without its marks, in their order, and whether there were any marks.
    mutating func parts() -> (parts: [Part], hasMarks: Bool) {
      var reader = InlineMarkdown(literal)
      guard literal.utf8.contains(where: { marks.contains($0) }) else {
        for character in literal { reader.append(character) }
        return (numbered(reader.result), false)
      }
      reader.read()
      looks = reader.looks
      return (numbered(reader.result), reader.hasMarks)
    }

    private func numbered(_ parts: [Part]) -> [Part] {
      var parts = parts
      var next = 0
      for index in parts.indices where parts[index].inserted != nil {
        // A character of the literal's own that looks like a place stays one.
        parts[index].inserted = next < insertions ? next : nil
        next += 1
      }
      return parts
    }
  }

  private static let marks: [UInt8] = Array("*_~`[\\".utf8)

  private mutating func read() {
    while true {
      looks += 1
      let end = open.last?.end ?? characters.count
      if position >= end {
        guard let stretch = open.popLast() else { return }
        position = stretch.next
      } else if !(escaped() || code(end) || attributes(end) || link(end) || emphasis(end)) {
        append(characters[position])
        position += 1
      }
    }
  }

  private mutating func append(_ character: Character, _ more: Style = []) {
    let style = (open.last?.style ?? []).union(more)
    if character == Format.place {
      result.append(Part(text: "", style: style, inserted: 0))
    } else if let last = result.indices.last, result[last].style == style, result[last].inserted == nil {
      result[last].text.append(character)
    } else {
      result.append(Part(text: String(character), style: style))
    }
  }

  /// A backslash before punctuation.
  private mutating func escaped() -> Bool {
    guard characters[position] == "\\", position + 1 < characters.count,
      "*_~`[]()\\#".contains(characters[position + 1])
    else { return false }
    append(characters[position + 1])
    position += 2
    return true
  }

  private mutating func code(_ end: Int) -> Bool {
    guard characters[position] == "`", let close = first(.backtick, from: position + 1, end) else { return false }
    for character in characters[(position + 1)..<close] { append(character, .code) }
    position = close + 1
    hasMarks = true
    return true
  }

  /// `^[words](inflect: true)`; other attributes change nothing that is shown.
  private mutating func attributes(_ end: Int) -> Bool {
    guard characters[position] == "^", position + 1 < end, characters[position + 1] == "[",
      let close = first(.bracket, from: position + 2, end), close + 1 < end, characters[close + 1] == "(",
      let last = first(.parenthesis, from: close + 2, end)
    else { return false }
    let isInflected = String(characters[(close + 2)..<last]).hasPrefix("inflect")
    begin(at: position + 2, end: close, next: last + 1, isInflected ? .inflected : [])
    return true
  }

  /// `[words](address)`
  private mutating func link(_ end: Int) -> Bool {
    guard characters[position] == "[", let close = first(.bracket, from: position + 1, end), close + 1 < end,
      characters[close + 1] == "(", let last = first(.parenthesis, from: close + 2, end)
    else { return false }
    begin(at: position + 1, end: close, next: last + 1, .link)
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
    begin(at: start, end: close, next: close + count, mark == "~" ? .struck : count == 2 ? .bold : .italic)
    return true
  }

  private mutating func begin(at start: Int, end: Int, next: Int, _ style: Style) {
    open.append(Stretch(end: end, next: next, style: (open.last?.style ?? []).union(style)))
    position = start
    hasMarks = true
  }

  private mutating func closing(_ mark: Character, _ count: Int, from start: Int, _ end: Int) -> Int? {
    let kind: End =
      mark == "~" ? .tildes : mark == "*" ? (count == 1 ? .star : .stars) : (count == 1 ? .underscore : .underscores)
    if let close = first(kind, from: start, end - count + 1) { return close }
    // The marks before the end of the stretch close as well, whatever follows.
    let last = end - count
    return last >= start && closes(mark, count, at: last) ? last : nil
  }

  /// Whether there are marks with a word before them at a place, and no word continues after an underscore.
  private func closes(_ mark: Character, _ count: Int, at index: Int) -> Bool {
    characters[index] == mark && (count == 1 || characters[index + 1] == mark) && !characters[index - 1].isWhitespace
      && (mark != "_" || !isWord(index + count))
  }

  /// The first place where something ends; the places from which it is searched never move back.
  private mutating func first(_ kind: End, from start: Int, _ end: Int) -> Int? {
    let begin = max(searched[kind.rawValue], start)
    var index = begin
    while index < characters.count, !isEnd(kind, index) { index += 1 }
    looks += 1 + index - begin
    searched[kind.rawValue] = index
    return index < end ? index : nil
  }

  private func isEnd(_ kind: End, _ index: Int) -> Bool {
    switch kind {
    case .star: return isLast("*", 1, index)
    case .stars: return isLast("*", 2, index)
    case .underscore: return isLast("_", 1, index)
    case .underscores: return isLast("_", 2, index)
    case .tildes: return isLast("~", 2, index)
    case .backtick: return characters[index] == "`"
    case .bracket: return characters[index] == "]"
    case .parenthesis: return characters[index] == ")"
    }
  }

  /// Whether marks close at a place and are the last in their row.
  private func isLast(_ mark: Character, _ count: Int, _ index: Int) -> Bool {
    guard index + count <= characters.count, closes(mark, count, at: index) else { return false }
    return index + count == characters.count || characters[index + count] != mark
  }

  private func isWord(_ index: Int) -> Bool {
    characters.indices.contains(index) && (characters[index].isLetter || characters[index].isNumber)
  }
}
