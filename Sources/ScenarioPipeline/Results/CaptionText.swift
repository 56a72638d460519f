public import Markup

/// A doc comment as paragraphs: blank lines part them, backticks mark code.
public struct CaptionText {
  private let text: String

  public init(_ text: String) { self.text = text }

  /// Writes the paragraphs.
  public func write(to page: inout MarkupWriter) {
    for paragraph in paragraphs {
      page.element("p", [("class", "caption")]) { page in
        for (index, piece) in paragraph.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
          // Every second piece stood between backticks.
          if index.isMultiple(of: 2) { page.text(String(piece)) } else { page.element("code", text: String(piece)) }
        }
      }
    }
  }

  /// The text without marks, on one line: for a description or an alternative text.
  public var plain: String { paragraphs.joined(separator: " ").filter { $0 != "`" } }

  private var paragraphs: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split { $0.allSatisfy(\.isWhitespace) }.map { $0.joined(separator: " ") }
  }
}
