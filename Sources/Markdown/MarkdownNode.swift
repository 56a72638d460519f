/// A part of a text in Markdown: a block such as a paragraph, or a part of one.
public struct MarkdownNode: Equatable, Sendable {
  /// The kind of a part, with everything known of it except its children.
  public enum Kind: Equatable, Sendable {
    // Blocks
    case document
    case paragraph
    /// - Parameter level: 1 to 6.
    case heading(level: Int)
    case quote
    /// - Parameters:
    ///   - start: the first number; `nil` for a list without numbers.
    ///   - isTight: whether no item holds blank lines.
    case list(start: Int?, isTight: Bool)
    /// - Parameter isDone: whether its box is checked; `nil` for an item without one.
    case item(isDone: Bool?)
    /// - Parameters:
    ///   - info: the words after the fence; empty for code that is only indented.
    ///   - text: the lines, each with its end.
    case code(info: String, text: String)
    case htmlBlock(String)
    case thematicBreak
    /// - Parameter number: counted from 1 in the order in which the notes are referred to.
    case footnote(number: Int)
    case table([Alignment])
    case row(isHeader: Bool)
    case cell

    // Inside paragraphs
    case text(String)
    /// A line of the source ends here.
    case softBreak
    /// A line of the text ends here.
    case lineBreak
    case inlineCode(String)
    case inlineHTML(String)
    case emphasis
    case strong
    case strikethrough
    case link(address: String, title: String)
    case image(address: String, title: String)
    case footnoteReference(number: Int)
  }

  /// How the cells of a column are aligned.
  public enum Alignment: Equatable, Sendable { case none, leading, center, trailing }

  public var kind: Kind
  public var children: [MarkdownNode]
  /// Where it begins: a line counted from 1, and a column that counts bytes from 1.
  public var line: Int
  public var column: Int
  /// The line it ends on.
  public var endLine: Int

  public init(_ kind: Kind, line: Int, column: Int = 1, endLine: Int, children: [MarkdownNode] = []) {
    (self.kind, self.children, self.line, self.column, self.endLine) = (kind, children, line, column, endLine)
  }

  /// The letters in it, without any marks.
  public var plainText: String {
    switch kind {
    case .text(let text), .inlineCode(let text): text
    case .softBreak, .lineBreak: " "
    default: children.map(\.plainText).joined()
    }
  }

  /// It and everything inside, in the order of the source.
  public var all: [MarkdownNode] { [self] + children.flatMap(\.all) }
}
