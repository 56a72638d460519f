public import LayoutEngine

/// What a figure is about: a container with its children, or one view with its chain of modifiers.
///
///     let subject = Subject(record, focus: FocusQuery("row"))
///     for child in subject?.children ?? [] { … }
public struct Subject: Equatable, Sendable {
  /// What is shown of the subject.
  public enum Kind: Sendable {
    /// How a container shares its room among its children.
    case container
    /// What each modifier does to the proposal and the answer of one view.
    case chain
  }

  /// How a container arranges its children.
  public enum Arrangement: Equatable, Sendable {
    /// One behind the other, along an axis.
    case line(Axis)
    /// In columns and rows.
    case grid
    /// On top of each other.
    case layers
  }

  /// The container, or the outermost of the chain.
  public let node: NodeID
  /// Whether the figure shows a container or a chain.
  public let kind: Kind
  /// The wrappers and the view inside them, outermost first; for a container only its node.
  public let chain: [NodeID]
  /// The placed children in source order; empty for a chain.
  public let children: [NodeID]
  /// How the children are arranged.
  public let arrangement: Arrangement
  /// What was found about the subject; `nil` when nothing was, or another view is meant.
  public let finding: Finding?

  /// Chooses the subject: the view that the author names, else that of a finding, else the container whose children's
  /// offers and answers differ most, of those that hold half of the views, else the chain from the root inwards.
  ///
  /// - Parameters:
  ///   - record: the layout.
  ///   - focus: what the author names; `nil` to choose.
  /// - Returns: `nil` for a layout without a placed view, and for a focus that names none.
  public init?(_ record: IndexedTrace, focus: FocusQuery? = nil) {
    let search = SubjectSearch(record)
    if let focus {
      guard let node = focus.node(in: record) else { return nil }
      let named = search.named(node)
      self.init(record, at: named, finding: search.finding(about: Subject(record, at: named)))
    } else if let (node, finding) = search.finding(isSeen: true) {
      self.init(record, at: node, finding: finding)
    } else if let node = search.decidingContainer(), node.isPlaced {
      self.init(record, at: node)
    } else if let (node, finding) = search.finding(isSeen: false) {
      self.init(record, at: node, finding: finding)
    } else if let node = record.root, node.isPlaced {
      self.init(record, at: node)
    } else {
      return nil
    }
  }

  /// A view with its children, or with its chain of modifiers.
  public init(_ record: IndexedTrace, at node: Trace.Node, finding: Finding? = nil) {
    self.node = node.id
    self.finding = finding
    let children = record.sharingChildren(of: node)
    kind = children.count > 1 ? .container : .chain
    self.children = children.count > 1 ? children : []
    chain = children.count > 1 ? [node.id] : record.chain(from: node)
    arrangement = Subject.arrangement(record, node)
  }

  private static func arrangement(_ record: IndexedTrace, _ node: Trace.Node) -> Arrangement {
    if node.tracks != nil || node.isGridOfRows { return .grid }
    let length = record.decidingReasons(of: node.id).first { $0.step == .stackLength && $0.node == node.id }
    if let length { return .line(length.axis) }
    switch node.info.name {
    case "HStack", "LazyHStack", "GridRow": return .line(.horizontal)
    case "VStack", "LazyVStack": return .line(.vertical)
    case "LazyVGrid", "LazyHGrid": return .grid
    default: return .layers
    }
  }
}

extension IndexedTrace {
  /// The placed children among which a container shares its room; the second child of a modifier and views drawn behind
  /// others are not part of the negotiation.
  public func sharingChildren(of node: Trace.Node) -> [NodeID] {
    let children = node.children.filter { self.node($0)?.isPlaced ?? false }
    if children.count > 1, Subject.isModifier(node) || node.info.isBackground { return Array(children.prefix(1)) }
    guard node.isGridOfRows else { return children }
    // A grid's rows are laid out by the grid: their cells are its children.
    return children.flatMap { id -> [NodeID] in
      guard let row = self.node(id), row.info.name == "GridRow" else { return [id] }
      return row.children.filter { self.node($0)?.isPlaced ?? false }
    }
  }

  /// A node and the nodes it wraps, as long as each has one child.
  ///
  /// - Parameters:
  ///   - node: the outermost.
  ///   - most: how many nodes are followed.
  public func chain(from node: Trace.Node, atMost most: Int = .max) -> [NodeID] {
    var chain = [node.id]
    var current = node
    while chain.count < most {
      let children = sharingChildren(of: current)
      guard children.count == 1, let next = self.node(children[0]) else { return chain }
      chain.append(next.id)
      current = next
    }
    return chain
  }

  /// The nodes from the root down to a node, itself included.
  public func path(to id: NodeID) -> [Trace.Node] {
    var path: [Trace.Node] = []
    var current = node(id)
    while let node = current {
      path.append(node)
      current = parent(of: node)
    }
    return path.reversed()
  }
}

extension Subject {
  /// Whether a node is a modifier, which the source writes with a small letter, or a change of a shape's outline.
  static func isModifier(_ node: Trace.Node) -> Bool {
    if node.isOutlineEffect { return true }
    return node.info.name.utf8.first?.isLowercaseLetter ?? false
  }
}
