public import LayoutEngine

/// How an author names the view that a figure is about.
///
///     FocusQuery("row")     // the view labelled "row", else one with that text, else one of that name
///     FocusQuery("#row")    // the view labelled "row", as a figure writes it
///     FocusQuery("Row")     // the same, or the body of the author's own view of that name
///     FocusQuery("12:5")    // the view whose call covers line 12, column 5
public enum FocusQuery: Equatable, Sendable {
  /// A label, a text, or the name of a view or modifier, including those that the author declares.
  case name(String)
  /// A place in the scenario's own file, counted from 1.
  case place(line: Int, column: Int?)
  /// A node of the layout.
  case node(NodeID)

  /// Reads `LABEL` or `LINE[:COLUMN]`.
  public init(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int(String($0)) }
    if numbers.count == parts.count, parts.count <= 2, let line = numbers.first, numbers.allSatisfy({ $0 > 0 }) {
      self = .place(line: line, column: numbers.count > 1 ? numbers[1] : nil)
    } else {
      self = .name(text)
    }
  }

  /// The first placed view that the query names; `nil` when there is none.
  public func node(in record: IndexedTrace) -> Trace.Node? {
    switch self {
    case .node(let id): return record.node(id).flatMap { $0.isPlaced ? $0 : nil }
    case .name(let name):
      let nodes = record.placedNodes
      return nodes.first { $0.info.labels.contains(name) } ?? nodes.first { FocusQuery.text(of: $0) == name }
        ?? nodes.first { $0.info.name == name || $0.info.partName.map(WritingDirection.plain) == name }
        ?? FocusQuery.body(of: name, record) ?? nodes.first { FocusQuery.isMarked($0, name) }
    case .place(let line, let column):
      return record.placedNodes.filter { FocusQuery.covers($0.info.source, line, column) }
        .min { FocusQuery.distance($0.info.source, line, column) < FocusQuery.distance($1.info.source, line, column) }
    }
  }

  /// The content of the first view or modifier of a name that the author declares: the view of its body, with its
  /// modifiers.
  private static func body(of name: String, _ record: IndexedTrace) -> Trace.Node? {
    let outermost = record.placedNodes.first { node in
      node.info.enclosures.contains { ($0.kind == .view || $0.kind == .viewModifier) && $0.name == name }
    }
    guard let outermost else { return nil }
    return record.chain(from: outermost).lazy.compactMap { record.node($0) }.first { !Subject.isModifier($0) }
      ?? outermost
  }

  /// Whether a label is the one that a figure shows as a mark such as `#row`.
  private static func isMarked(_ node: Trace.Node, _ mark: String) -> Bool {
    node.info.labels.contains { WritingDirection.plain(NodeName.mark($0)) == mark }
  }

  private static func text(of node: Trace.Node) -> String? {
    node.text?.string
  }

  private static func covers(_ range: SourceRange, _ line: Int, _ column: Int?) -> Bool {
    guard range.file == 0, range.line > 0, Int(range.line) <= line, line <= Int(range.endLine) else { return false }
    guard let column else { return true }
    if line == Int(range.line), column < Int(range.column) { return false }
    return line < Int(range.endLine) || column < Int(range.endColumn)
  }

  /// How far from the place the view's call begins; of several views on one line the outermost comes first.
  private static func distance(_ range: SourceRange, _ line: Int, _ column: Int?) -> Int {
    let lines = line - Int(range.line)
    guard let column, lines == 0 else { return lines * 1_000 }
    return column - Int(range.column)
  }
}
