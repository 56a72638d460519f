internal import CMarkGFM

/// Turns the library's nodes into values.
struct MarkdownReader {
  let deepest: Int
  /// The number of footnotes so far; the library puts them in the order in which they are referred to.
  private var footnotes = 0
  private let tasks = cmark_find_syntax_extension("tasklist")

  init(deepest: Int) { self.deepest = deepest }

  mutating func node(
    _ node: OpaquePointer, depth: Int, in parent: MarkdownNode?
  ) throws(MarkdownParser.TooDeep) -> MarkdownNode {
    // A node made by an extension does not always know its line.
    let line = Int(cmark_node_get_start_line(node))
    let isPlaced = line >= parent?.line ?? 1
    var result = MarkdownNode(
      kind(node), line: isPlaced ? max(line, 1) : parent?.line ?? 1,
      column: isPlaced ? max(1, Int(cmark_node_get_start_column(node))) : parent?.column ?? 1,
      endLine: max(Int(cmark_node_get_end_line(node)), parent?.line ?? 1))
    guard depth < deepest else { throw MarkdownParser.TooDeep(line: result.line, most: deepest) }
    var child = cmark_node_first_child(node)
    while let current = child {
      result.children.append(try self.node(current, depth: depth + 1, in: result))
      child = cmark_node_next(current)
    }
    return result
  }

  private mutating func kind(_ node: OpaquePointer) -> MarkdownNode.Kind {
    // The library has no constants for these.
    switch cmark_node_get_type(node) {
    case CMARK_NODE_FOOTNOTE_DEFINITION: return footnote()
    case CMARK_NODE_FOOTNOTE_REFERENCE:
      return .footnoteReference(number: Int(MarkdownReader.text(cmark_node_get_literal(node))) ?? 0)
    default: return namedKind(node)
    }
  }

  private func namedKind(_ node: OpaquePointer) -> MarkdownNode.Kind {
    switch MarkdownReader.text(cmark_node_get_type_string(node)) {
    case "document": .document
    case "paragraph": .paragraph
    case "heading": .heading(level: Int(cmark_node_get_heading_level(node)))
    case "block_quote": .quote
    case "list": list(node)
    case "item", "tasklist": .item(isDone: isDone(node))
    case "code_block":
      .code(
        info: MarkdownReader.text(cmark_node_get_fence_info(node)),
        text: MarkdownReader.text(cmark_node_get_literal(node)))
    case "html_block": .htmlBlock(MarkdownReader.text(cmark_node_get_literal(node)))
    case "thematic_break": .thematicBreak
    case "table": .table(alignments(node))
    case "table_header": .row(isHeader: true)
    case "table_row": .row(isHeader: false)
    case "table_cell": .cell
    default: inlineKind(node)
    }
  }

  private func inlineKind(_ node: OpaquePointer) -> MarkdownNode.Kind {
    let literal = MarkdownReader.text(cmark_node_get_literal(node))
    return switch MarkdownReader.text(cmark_node_get_type_string(node)) {
    case "softbreak": .softBreak
    case "linebreak": .lineBreak
    case "code": .inlineCode(literal)
    case "html_inline": .inlineHTML(literal)
    case "emph": .emphasis
    case "strong": .strong
    case "strikethrough": .strikethrough
    case "link": .link(address: address(node), title: title(node))
    case "image": .image(address: address(node), title: title(node))
    default: .text(literal)
    }
  }

  private func address(_ node: OpaquePointer) -> String { MarkdownReader.text(cmark_node_get_url(node)) }
  private func title(_ node: OpaquePointer) -> String { MarkdownReader.text(cmark_node_get_title(node)) }

  private func list(_ node: OpaquePointer) -> MarkdownNode.Kind {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    return .list(
      start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil, isTight: cmark_node_get_list_tight(node) != 0)
  }

  private func isDone(_ node: OpaquePointer) -> Bool? {
    shim_isTask(node, tasks) != 0 ? cmark_gfm_extensions_get_tasklist_item_checked(node) : nil
  }

  private mutating func footnote() -> MarkdownNode.Kind {
    footnotes += 1
    return .footnote(number: footnotes)
  }

  private func alignments(_ node: OpaquePointer) -> [MarkdownNode.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    return (0..<count).map { column in
      switch letters[column] {
      case UInt8(ascii: "l"): .leading
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .trailing
      default: .none
      }
    }
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
}
