internal import CMarkGFM

/// Reads GitHub-flavoured Markdown: CommonMark with tables, footnotes, task lists, strikethrough and bare addresses.
///
///     let document = try MarkdownParser().document("# Stacks\n\nThey *share*.")
///     document.children[0].kind  // .heading(level: 1)
public struct MarkdownParser: Sendable {
  /// A text that is nested deeper than a page could show.
  public struct TooDeep: Error, Equatable {
    public let line: Int
    public let most: Int
  }

  /// How deeply parts may be nested.
  private static let deepest = 60

  /// Made once for the process: the library keeps its extensions in a global table.
  private static let extensions: [String] = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["table", "strikethrough", "autolink", "tasklist"]
  }()

  public init() {}

  /// The tree of a text.
  ///
  /// - Throws: Where the text is nested too deeply.
  public func document(_ text: String) throws(TooDeep) -> MarkdownNode {
    let names = MarkdownParser.extensions
    let parser = cmark_parser_new(shim_options())
    defer { cmark_parser_free(parser) }
    for name in names { cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name)) }
    var bytes = text
    bytes.withUTF8 { buffer in
      buffer.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    let root = cmark_parser_finish(parser)
    defer { cmark_node_free(root) }
    guard let root else { return MarkdownNode(.document, line: 1, endLine: 1) }
    var reader = MarkdownReader(deepest: MarkdownParser.deepest)
    return try reader.node(root, depth: 0, in: nil)
  }
}
