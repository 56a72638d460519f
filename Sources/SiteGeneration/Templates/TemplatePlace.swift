internal import LayoutEngine

/// A line and a column of a template, both counted from 1.
struct TemplatePlace: Equatable {
  /// The template's name without an ending.
  var template: String
  var line: Int
  var column = 1

  /// The template's file as the user knows it.
  var file: String { "Site/templates/\(template).mustache" }
  var range: SourceRange { SourceRange(line: line, column: column, endLine: line, endColumn: column) }

  func advanced(over text: ArraySlice<UInt8>) -> TemplatePlace {
    let lines = text.count { $0 == UInt8(ascii: "\n") }
    let last = text.lastIndex(of: UInt8(ascii: "\n"))
    return TemplatePlace(
      template: template, line: line + lines, column: last.map { text.endIndex - $0 } ?? column + text.count)
  }
}

extension TemplatePlace {
  static let markEnd: Character = "\u{1}"

  /// Precedes a text in a page that is filled in to find places; values contain no control characters.
  var mark: String { "\(TemplatePlace.markEnd)\(template) \(line)\(TemplatePlace.markEnd)" }

  init?(firstMarkIn text: Substring) {
    let parts = text.split(separator: TemplatePlace.markEnd, maxSplits: 2, omittingEmptySubsequences: false)
    let words = parts.count == 3 ? parts[1].split(separator: " ") : []
    guard words.count == 2, let line = Int(words[1]) else { return nil }
    self.init(template: String(words[0]), line: line)
  }
}
