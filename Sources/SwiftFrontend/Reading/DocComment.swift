internal import SwiftSyntax

/// The text of the documentation comment before a declaration.
enum DocComment {
  /// The last unbroken run of `///` lines or the last `/** */`, without the comment marks.
  static func text(of trivia: Trivia) -> String {
    var lines: [String] = []
    for piece in trivia {
      switch piece {
      case .docLineComment(let text): lines.append(line(text.dropFirst(3)))
      case .docBlockComment(let text): lines = block(text)
      // An empty line separates a comment from what follows.
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        if count > 1 { lines = [] }
      case .lineComment, .blockComment: lines = []
      default: continue
      }
    }
    return joined(lines)
  }

  private static func line(_ text: Substring) -> String {
    trimmed(text.first == " " ? text.dropFirst() : text)
  }

  private static func block(_ text: String) -> [String] {
    text.dropFirst(3).dropLast(2).split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      let content = line.drop { $0 == " " || $0 == "\t" }
      guard content.first == "*" else { return trimmed(content) }
      return self.line(content.dropFirst())
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// The lines without empty ones at the start and the end.
  private static func joined(_ lines: [String]) -> String {
    let first = lines.firstIndex { !$0.isEmpty } ?? 0
    let last = lines.lastIndex { !$0.isEmpty } ?? -1
    return first <= last ? lines[first...last].joined(separator: "\n") : ""
  }
}
