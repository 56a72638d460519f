import LayoutEngine

/// Names for the parts of controls and containers that no call in the source made: by their purpose, and never by the
/// stacks and shapes that stand in for them.
///
///     LazyVStack(rows)     content of Form
///     padding(row)         row's insets
///     HStack(of Picker)    content of Picker
struct PartNames {
  private let record: IndexedTrace
  private var sections: [NodeID: String] = [:]

  private init(_ record: IndexedTrace) {
    self.record = record
    for node in record.trace.nodes where node.info.isPart && node.info.arguments == "rows" { nameSections(of: node) }
  }

  /// The record's trace, in which each part has its name.
  static func adding(to record: IndexedTrace) -> Trace {
    guard record.trace.nodes.contains(where: { $0.info.isPart || isImplicit($0) || $0.isOutlineEffect }) else {
      return record.trace
    }
    let names = PartNames(record)
    var trace = record.trace
    for index in trace.nodes.indices {
      guard let name = names.name(of: trace.nodes[index]) else { continue }
      trace.nodes[index] = trace.nodes[index].described { $0.partName = name }
    }
    return trace
  }

  /// Whether a part is one thing for a reader, with all that the system puts around it: a row, a section, its header.
  static func isUnit(_ node: Trace.Node) -> Bool {
    guard node.info.isPart else { return false }
    switch (node.info.name, node.info.arguments) {
    case ("row", _), ("header", _), ("padding", "header"), ("padding", "footer"): return true
    case ("LazyVStack", "rows"), ("LazyVStack", "section"): return true
    default: return false
    }
  }

  /// The stack around several views that the source writes without one.
  private static func isImplicit(_ node: Trace.Node) -> Bool {
    node.info.arguments == "implicit" && (node.info.name == "VStack" || node.info.name == "ZStack")
  }

  private func name(of node: Trace.Node) -> String? {
    if PartNames.isImplicit(node) { return "implicit " + node.info.name }
    if node.isOutlineEffect { return "outline of " + node.info.name }
    guard node.info.isPart else { return nil }
    switch (node.info.name, node.info.arguments) {
    // Written by the author.
    case ("listRowBackground", _): return nil
    case ("row", _), ("header", "table"): return node.info.name + " of " + (content(of: node) ?? owner(of: node))
    case ("padding", "header"), ("padding", "footer"): return node.info.arguments + words(in: node)
    case ("LazyVStack", "rows"): return "content of " + owner(of: node)
    case ("LazyVStack", "section"): return sections[node.id] ?? "section"
    case ("padding", "list"): return "section spacing"
    case ("padding", "margins"): return "margins"
    case ("Color", "separator"), ("Divider", "separator"): return "separator"
    // Rows of a lazy container that are not made.
    case ("ForEach", _):
      if case .standIn(let name) = node.info.appearance { return name }
      return nil
    // An `if` that does not hold, where one view is wanted.
    case ("EmptyView", _): return "empty content"
    default: return role(of: node)
    }
  }

  // MARK: - Rows and sections

  /// The author's view in a row, the first of several; `nil` where it has none.
  private func content(of row: Trace.Node) -> String? {
    var current = row
    while current.info.isPart {
      guard let first = current.children.first.flatMap({ record.node($0) }) else { return nil }
      current = first
    }
    return IndexedTrace.named(in: record.chain(from: current).compactMap { record.node($0) }).name
  }

  /// The author's list, form or table in which a part lies.
  private func owner(of part: Trace.Node) -> String {
    var current = record.parent(of: part)
    while let node = current {
      if !node.info.isPart, !Subject.isModifier(node) || node.info.isBackground { return NodeName.name(of: node) }
      current = record.parent(of: node)
    }
    return "list"
  }

  /// The text of a header or footer, in quotes after a space.
  private func words(in part: Trace.Node) -> String {
    guard let view = record.chain(from: part).last.flatMap({ record.node($0) }), let words = NodeName.words(of: view)
    else { return "" }
    return " " + NodeName.quoted(words)
  }

  /// Names the sections of a list, each after its header or by its number.
  private mutating func nameSections(of list: Trace.Node) {
    var header: Trace.Node?
    var own: [(section: NodeID, name: String?)] = []
    for child in list.children.compactMap({ record.node($0) }) {
      let parts = record.chain(from: child).compactMap { record.node($0) }.prefix { $0.info.isPart }
      if let section = parts.first(where: { $0.info.arguments == "section" }) {
        own.append((section: section.id, name: header.map { "section" + words(in: $0) }))
      }
      header = parts.first { $0.info.arguments == "header" }
    }
    for (index, (section, name)) in own.enumerated() {
      sections[section] =
        name ?? (own.count > 1 ? "section \(index + 1) of \(own.count)" : "section of " + owner(of: list))
    }
  }

  // MARK: - Other parts

  /// The purpose of a part, and what it belongs to: `row's insets`, `content of Picker`.
  private func role(of node: Trace.Node) -> String {
    let role = PartNames.role(node.info.name)
    let owner = node.info.arguments == "card" ? "section" : node.info.arguments
    guard let first = owner.unicodeScalars.first, node.text == nil, first.properties.isAlphabetic else { return role }
    if role == PartNames.content, !first.properties.isUppercase, !owner.hasPrefix("of "), isWhole(node) { return owner }
    if owner.hasPrefix("of ") { return role + " " + owner }
    return owner.hasSuffix("s") || first.properties.isUppercase ? role + " of " + owner : owner + "'s " + role
  }

  /// Whether a stack is the outermost one of a bar, a sheet or a table, and so holds all of it.
  private func isWhole(_ stack: Trace.Node) -> Bool {
    var current = record.parent(of: stack)
    while let node = current, node.info.isPart, node.info.arguments == stack.info.arguments {
      if PartNames.role(node.info.name) == PartNames.content { return false }
      current = record.parent(of: node)
    }
    return true
  }

  /// The role of a stack that the system makes.
  private static let content = "content"

  /// The purpose of a view or modifier in a part of the system's; a name that is not a type's already states it.
  private static func role(_ name: String) -> String {
    switch name {
    case "padding": return "insets"
    case "background", "Color": return "background"
    case "clipShape": return "corners"
    case "Shape", "RoundedRectangle", "Capsule", "Circle", "Rectangle": return "shape"
    case "Spacer": return "flexible space"
    case "Divider": return "divider"
    case "Text": return "text"
    case "Image": return "symbol"
    case "ScrollView": return "scroll view"
    default:
      let isType = name.unicodeScalars.first?.properties.isUppercase ?? false
      return isType ? content : name
    }
  }
}
