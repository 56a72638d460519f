public import Markup

/// A doc comment as paragraphs: blank lines separate them, backticks mark code.
public struct CaptionText {
  private let text: String
  private static let mark = UInt8(ascii: "`")

  public init(_ text: String) { self.text = text }

  /// Writes the paragraphs.
  public func write(to page: inout MarkupWriter) {
    for paragraph in paragraphs {
      page.element("p", [("class", "caption")]) { page in
        for (index, bytes) in paragraph.utf8.split(separator: CaptionText.mark, omittingEmptySubsequences: false)
          .enumerated()
        {
          let piece = String(Substring(bytes))
          // Every second piece was between backticks.
          if index.isMultiple(of: 2) { page.text(piece) } else { page.element("code", text: piece) }
        }
      }
    }
  }

  /// The text without marks, on one line: for a description or an alternative text.
  public var plain: String {
    let line = paragraphs.joined(separator: " ")
    return line.utf8.contains(CaptionText.mark) ? line.filter { $0 != "`" } : line
  }

  private var paragraphs: [String] {
    // Most comments are a single line, for which a quick check suffices.
    if let first = text.utf8.first, (0x21..<0x7F).contains(first), text.utf8.allSatisfy({ $0 != 0x0A && $0 != 0x0D }) {
      return [text]
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split { $0.allSatisfy(\.isWhitespace) }.map { $0.joined(separator: " ") }
  }
}
