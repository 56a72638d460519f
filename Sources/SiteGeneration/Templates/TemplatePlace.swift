internal import LayoutEngine

/// A line and a column of a template, both counted from 1.
struct TemplatePlace: Equatable {
  /// Its name without an ending.
  var template: String
  var line: Int
  var column = 1

  /// The template's file as the user knows it.
  var file: String { "Site/templates/\(template).mustache" }
  var range: SourceRange { SourceRange(line: line, column: column, endLine: line, endColumn: column) }

  mutating func advance(over text: ArraySlice<UInt8>) {
    guard let last = text.lastIndex(of: UInt8(ascii: "\n")) else { return column += text.count }
    line += text.count { $0 == UInt8(ascii: "\n") }
    column = text.endIndex - last
  }
}

extension TemplatePlace {
  /// Stands before a text in a page that is filled in to find places; no value has control characters.
  var mark: String { "\u{1}\(template) \(line)\u{1}" }

  /// Where the text that a line begins with comes from; `nil` when it begins with a value.
  init?(markedLine: Substring) {
    let text = markedLine.drop { $0 == " " || $0 == "\t" }
    let words = text.dropFirst().prefix { $0 != "\u{1}" }.split(separator: " ")
    guard text.first == "\u{1}", words.count == 2, let line = Int(words[1]) else { return nil }
    self.init(template: String(words[0]), line: line)
  }
}
