/// A line of source as a terminal shows it, with the mark under a stretch of it.
struct SourceLine: Sendable, Equatable {
  /// The line with tabs as spaces and without what does not fit.
  private(set) var text = ""
  /// The spaces before the mark.
  private(set) var indent = ""
  /// A caret at the start, tildes for the rest.
  private(set) var mark = ""

  /// The number of terminal columns that are used.
  private static let width = 100
  private static let tabWidth = 4

  /// A character of the line and its position relative to the mark.
  private struct Cell {
    var text: String
    var width: Int
    var isMarked: Bool
  }

  /// The number of bytes of a very long line that are examined on either side of the mark's start.
  private static let reach = 500

  /// A line as it was shown before.
  init(text: String, indent: String, mark: String) { (self.text, self.indent, self.mark) = (text, indent, mark) }

  /// `column` counts bytes from 1, `length` is in bytes.
  init(_ bytes: ArraySlice<UInt8>, column: Int, length: Int) {
    let near = Self.near(column - 1, in: bytes)
    let start = column - 1 - (near.startIndex - bytes.startIndex)
    self.init(near, marked: start..<(start + max(1, length)))
  }

  private init(_ bytes: ArraySlice<UInt8>, marked: Range<Int>) {
    var (cells, start) = Self.cells(bytes, marked)
    // The mark may be after the last character, where something is missing.
    if start == nil {
      start = cells.count
      cells.append(Cell(text: "", width: 1, isMarked: true))
    }
    show(Self.cut(cells, keeping: start ?? 0))
  }

  /// The bytes around an offset, cut where characters of UTF-8 begin.
  private static func near(_ offset: Int, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var first = max(line.startIndex, min(line.endIndex, line.startIndex + offset - reach))
    var last = max(first, min(line.endIndex, line.startIndex + offset + reach))
    while first < line.endIndex, line[first] & 0xC0 == 0x80 { first += 1 }
    while last < line.endIndex, line[last] & 0xC0 == 0x80 { last += 1 }
    return line[first..<max(first, last)]
  }

  private static func cells(_ bytes: ArraySlice<UInt8>, _ marked: Range<Int>) -> (cells: [Cell], start: Int?) {
    var cells: [Cell] = []
    var start: Int?
    var offset = 0
    for character in String(decoding: bytes, as: UTF8.self) where !character.isNewline {
      let end = offset + character.utf8.count
      let isMarked = offset < marked.upperBound && marked.lowerBound < end
      if isMarked, start == nil { start = cells.count }
      cells.append(cell(character, isMarked: isMarked))
      offset = end
    }
    return (cells, start)
  }

  private static func cell(_ character: Character, isMarked: Bool) -> Cell {
    if character == "\t" {
      return Cell(text: String(repeating: " ", count: tabWidth), width: tabWidth, isMarked: isMarked)
    }
    if character.unicodeScalars.contains(where: VisibleText.isHidden) {
      let text = VisibleText.escaping(String(character))
      return Cell(text: text, width: text.count, isMarked: isMarked)
    }
    return Cell(text: String(character), width: isWide(character) ? 2 : 1, isMarked: isMarked)
  }

  /// Whether the character takes two columns in a terminal: East Asian scripts and emoji.
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    if character.unicodeScalars.contains("\u{FE0F}") { return true }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// A window of the line around the start of the mark, with “…” where something is left out.
  private static func cut(_ cells: [Cell], keeping start: Int) -> [Cell] {
    let total = cells.reduce(0) { $0 + $1.width }
    guard total > width else { return cells }
    // A third of the width comes before the mark.
    var first = start
    var room = width / 3
    while first > 0, room > cells[first - 1].width {
      first -= 1
      room -= cells[first].width
    }
    var last = first
    room = width - 2
    while last < cells.count, room >= cells[last].width {
      room -= cells[last].width
      last += 1
    }
    var window = Array(cells[first..<last])
    if first > 0 { window.insert(Cell(text: "…", width: 1, isMarked: false), at: 0) }
    if last < cells.count { window.append(Cell(text: "…", width: 1, isMarked: false)) }
    return window
  }

  private mutating func show(_ cells: [Cell]) {
    for cell in cells {
      text += cell.text
      let columns = String(repeating: cell.isMarked ? "~" : " ", count: cell.width)
      if cell.isMarked {
        mark += columns
      } else if mark.isEmpty {
        indent += columns
      }
    }
    if !mark.isEmpty { mark = "^" + mark.dropFirst() }
    while text.last == " " { text.removeLast() }
  }
}
