import LayoutEngine

/// The type of a preview's view with every modifier around it, as Swift nests it.
///
///     ModifiedContent<ModifiedContent<Color, _FrameLayout>, _PaddingLayout>
///
/// It is read from the nodes, so it is the structure and close to what Swift prints, but not a compiler's output: a
/// condition shows the branch that was taken, and a modifier whose type's name is not known is written `.name`.
public struct TypeStructure: Sendable {
  /// How Swift spells the type of a view with a modifier; `nil` where that is not known.
  ///
  ///     "_PaddingLayout"           around the view: ModifiedContent<Color, _PaddingLayout>
  ///     "_OverlayModifier<_>"      with the type of a second view at the end
  ///     "_ClipEffect<some Shape>"  with the argument at the end, where it is a short one
  ///     "IDView<Self, ID>"         a type of its own around the view's
  ///     "Self"                     the view's own type
  public typealias Spelling = (_ modifier: String, _ arguments: String, _ type: String) -> String?

  /// A type with what it belongs to: the preview, or the body of one of the scenario's own types.
  public struct Part: Sendable, Equatable {
    /// Empty for the preview, else the type's name with `.body`.
    public var title: String
    /// The type on as many lines as the columns ask for.
    public var lines: [String]
    /// The type on one line.
    public var text: String
  }

  /// The preview's own type first, then the bodies of the scenario's types in the order they are met.
  public let parts: [Part]

  /// - Parameters:
  ///   - record: the layout whose nodes are read.
  ///   - columns: how many characters a line may have.
  ///   - spelling: gives Swift's spelling of the modifiers' types.
  public init(_ record: IndexedTrace, columns: Int = 88, spelling: @escaping Spelling) {
    var types = TypeReader(record, spelling)
    let root = types.root()
    parts = ([("", root)] + types.bodies).map { title, type in
      Part(title: title, lines: type.lines(columns: columns), text: type.text)
    }
  }

  /// The parts as text: a body is below the name of its type.
  public var text: String {
    parts.map { part in
      (part.title.isEmpty ? "" : part.title + ":\n") + part.lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

/// Reads the types of nodes from the inside out.
private struct TypeReader {
  /// A node with as many of its enclosures as are still around it.
  private struct Item {
    var node: Trace.Node
    var enclosures: ArraySlice<Enclosure>

    init(_ node: Trace.Node) {
      self.node = node
      enclosures = node.info.enclosures[...]
    }
  }

  private let record: IndexedTrace
  /// The bodies of the scenario's own views and modifiers.
  var bodies: [(title: String, type: NestedType)] = []
  /// For each of the scenario's modifiers that is being read, its name and the type to which it is applied.
  private var contents: [(name: String, type: NestedType?)] = []

  private let spelling: TypeStructure.Spelling

  init(_ record: IndexedTrace, _ spelling: @escaping TypeStructure.Spelling) {
    self.record = record
    self.spelling = spelling
  }

  mutating func root() -> NestedType {
    NestedType(content: types(of: record.root.map { [Item($0)] } ?? []))
  }

  /// The types of neighbours; those that share an enclosure or a modifier on all of them are one.
  private mutating func types(of items: [Item]) -> [NestedType] {
    var types: [NestedType] = []
    var index = 0
    while index < items.count {
      let run = items[index...].prefix { TypeReader.belongTogether($0, items[index]) }
      if let enclosure = items[index].enclosures.last {
        types.append(enclosed(Array(run), by: enclosure))
      } else {
        types += modified(Array(run))
      }
      index += run.count
    }
    return types
  }

  private static func belongTogether(_ item: Item, _ first: Item) -> Bool {
    if item.node.id == first.node.id { return true }
    if let enclosure = first.enclosures.last { return item.enclosures.last?.id == enclosure.id }
    let (info, other) = (item.node.info, first.node.info)
    return item.enclosures.isEmpty && isModifier(info) && info.name == other.name && info.source == other.source
      && info.source != .none
  }

  private static func isModifier(_ info: NodeInfo) -> Bool { info.name.first?.isLowercase ?? false }

  // MARK: Enclosures

  private mutating func enclosed(_ items: [Item], by enclosure: Enclosure) -> NestedType {
    let inner = items.map { item in
      var item = item
      item.enclosures = item.enclosures.dropLast()
      return item
    }
    switch enclosure.kind {
    case .viewModifier: return ownModifier(inner, enclosure.name)
    case .content:
      let type = NestedType(content: types(of: inner))
      guard let name = contents.last?.name else { return type }
      contents[contents.count - 1].type = type
      return NestedType("_ViewModifier_Content", [NestedType(name)])
    case .view:
      let type = NestedType(content: types(of: inner))
      addBody(of: enclosure.name, type)
      return NestedType(enclosure.name)
    case .builder: return NestedType(content: types(of: inner))
    case .group:
      let content = types(of: inner)
      if enclosure.name == "ForEach" {
        return NestedType("ForEach", [NestedType("…"), TypeReader.element(of: content)])
      }
      return NestedType(enclosure.name, [NestedType(content: content)])
    case .modifier:
      return modified(NestedType(content: types(of: inner)), enclosure.name, "", second: nil)
    }
  }

  private mutating func ownModifier(_ items: [Item], _ name: String) -> NestedType {
    contents.append((name, nil))
    let body = NestedType(content: types(of: items))
    let content = contents.removeLast().type
    addBody(of: name, body)
    return (content ?? NestedType("EmptyView")).modified(by: NestedType(name))
  }

  private mutating func addBody(of name: String, _ type: NestedType) {
    let title = name + ".body"
    if !bodies.contains(where: { $0.title == title }) { bodies.append((title, type)) }
  }

  /// The type of one element: the shortest stretch of types that is repeated.
  private static func element(of types: [NestedType]) -> NestedType {
    for period in 1..<max(types.count, 1) where types.count.isMultiple(of: period) {
      if types.indices.allSatisfy({ types[$0] == types[$0 % period] }) {
        return NestedType(content: Array(types.prefix(period)))
      }
    }
    return types.first ?? NestedType("EmptyView")
  }

  // MARK: Nodes

  /// Neighbours with the same modifier: it may be on a group of them, or on each.
  private mutating func modified(_ items: [Item]) -> [NestedType] {
    guard items.count > 1 else { return items.map { type(of: $0.node) } }
    let children = items.compactMap { $0.node.children.first.flatMap { record.node($0) } }
    let inner = types(of: children.map { Item($0) })
    if inner.count == 1 { return [modified(inner[0], by: items[0].node)] }
    guard inner.count == items.count else { return items.map { type(of: $0.node) } }
    return items.indices.map { modified(inner[$0], by: items[$0].node) }
  }

  private mutating func type(of node: Trace.Node) -> NestedType {
    let children = node.children.compactMap { record.node($0) }
    if TypeReader.isModifier(node.info) {
      return modified(NestedType(content: types(of: children.prefix(1).map { Item($0) })), by: node)
    }
    guard !children.isEmpty else { return NestedType(node.info.name) }
    let content = NestedType(content: types(of: children.map { Item($0) }))
    // The implicit stack around several views is not in the source.
    return node.info.arguments == "implicit" ? content : NestedType(node.info.name, [content])
  }

  private mutating func modified(_ content: NestedType, by node: Trace.Node) -> NestedType {
    let second = node.children.dropFirst().first.flatMap { record.node($0) }
    let type = second.map { NestedType(content: types(of: [Item($0)])) }
    return modified(content, node.info.name, node.info.arguments, second: type)
  }

  private func modified(
    _ content: NestedType, _ name: String, _ arguments: String, second: NestedType?
  ) -> NestedType {
    guard let spelling = spelling(name, arguments, content.name) else {
      return content.modified(by: NestedType("." + name))
    }
    if spelling == "Self" { return content }
    guard let bracket = spelling.firstIndex(of: "<"), spelling.hasSuffix(">") else {
      return content.modified(by: NestedType(spelling))
    }
    let (outer, list) = (String(spelling[..<bracket]), spelling[spelling.index(after: bracket)...].dropLast())
    if list.hasPrefix("Self, ") { return NestedType(outer, [content, NestedType(String(list.dropFirst(6)))]) }
    if list == "_", let second { return content.modified(by: NestedType(outer, [second])) }
    if list.hasPrefix("some "), !arguments.isEmpty { return content.modified(by: NestedType("\(outer)<\(arguments)>")) }
    return content.modified(by: NestedType(spelling))
  }
}
