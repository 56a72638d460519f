internal import Diagnostics

/// A doc comment in a Markdown document.
///
/// It is Markdown by itself: its code, emphasis, links and lists stay. Markup that would reach beyond it is escaped:
/// headings, lines, HTML, DocC's directives. An unclosed block of code ends with the comment.
struct MarkdownCaption {
  private(set) var lines: [String] = []

  init(_ comment: String) {
    var paragraph: [String] = []
    var fence: Substring?
    let all = comment.split(omittingEmptySubsequences: false) { $0.isNewline }
    for line in all.map({ VisibleText.escaping(String($0)) }) {
      if let open = fence {
        lines.append(line)
        if MarkdownCaption.ends(open, line) { fence = nil }
      } else if let open = MarkdownCaption.fence(line) {
        take(&paragraph)
        lines.append(line)
        fence = open
      } else if line.allSatisfy(\.isWhitespace) {
        take(&paragraph)
        if lines.last?.isEmpty == false { lines.append("") }
      } else {
        paragraph.append(line)
      }
    }
    take(&paragraph)
    if let fence { lines.append(String(fence)) }
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  private mutating func take(_ paragraph: inout [String]) {
    let text = MarkdownCaption.withoutHTML(paragraph.joined(separator: "\n"))
    lines += text.split(separator: "\n").map(MarkdownCaption.withoutBlock)
    paragraph = []
  }

  // MARK: Lines

  /// The fence that begins a block of code; `nil` for another line.
  private static func fence(_ line: String) -> Substring? {
    line.firstMatch(of: /^ {0,3}(~{3,}|`{3,}(?=[^`]*$))/)?.1
  }

  private static func ends(_ fence: Substring, _ line: String) -> Bool {
    guard let mark = line.wholeMatch(of: /\ {0,3}(~{3,}|`{3,})\s*/)?.1 else { return false }
    return mark.hasPrefix(fence)
  }

  /// The line changed so that it does not begin a heading or a directive, nor make a heading of the line above.
  private static func withoutBlock(_ line: Substring) -> String {
    guard line.contains(/^\s*(#{1,6}(\s|$)|@|(-+|=+)\s*$)/) else { return String(line) }
    let indent = line.prefix(while: \.isWhitespace)
    return indent + "\\" + line.dropFirst(indent.count)
  }

  // MARK: Texts

  /// A paragraph whose angle brackets are text, except in addresses and code.
  private static func withoutHTML(_ paragraph: String) -> String {
    var (result, rest) = ("", paragraph[...])
    // Numbers of backticks that do not occur again in the rest of the text.
    var unclosed: Set<Int> = []
    while let character = rest.first {
      let piece: Substring
      switch character {
      case "`":
        let mark = rest.prefix { $0 == "`" }
        let end = unclosed.contains(mark.count) ? nil : end(ofCode: mark.count, in: rest[mark.endIndex...])
        if end == nil { unclosed.insert(mark.count) }
        piece = end.map { rest[..<$0] } ?? mark
        result += end == nil ? String(mark) : code(piece, mark.count)
      case "\\":
        piece = rest.prefix(2)
        result += piece
      case "<":
        let address = rest.prefixMatch(of: /<(https?:|mailto:)[^\s<>]*>/)?.0
        piece = address ?? rest.prefix(1)
        result += address ?? "\\<"
      default:
        piece = rest.prefix { !"`\\<".contains($0) }
        result += piece
      }
      rest = rest[piece.endIndex...]
    }
    return result
  }

  /// The end of the first run of a number of backticks.
  private static func end(ofCode length: Int, in text: Substring) -> Substring.Index? {
    var rest = text
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      if run.count == length { return run.endIndex }
      rest = rest[run.endIndex...]
    }
    return nil
  }

  /// Code with its marks: two backticks, which DocC takes for a link to a symbol, become one.
  private static func code(_ span: Substring, _ length: Int) -> String {
    let inside = span.dropFirst(length).dropLast(length)
    return length == 2 && !inside.contains("`") ? "`\(inside)`" : String(span)
  }
}
