public import LayoutEngine

extension IndexedTrace {
  /// A view's name is looked for behind at most this many wrappers, so that sentences about thousands of views stay
  /// fast.
  private static let mostWrappers = 40
  /// Sizes that differ by less are the same, in points.
  private static let tolerance = 0.05

  /// The name of a child for a reader: that of the view in its wrappers, unless a wrapper has its own label or is a
  /// control, whose text is named with it: `Button “Save”`.
  ///
  /// A wrapper that makes the child larger or smaller than the view is named with it, `padding around Text “Stage”`: the
  /// child's length is not the text's.
  ///
  /// - Parameter axis: the axis of the length that is stated with the name; `nil` for both.
  public func viewName(of id: NodeID, along axis: Axis? = nil) -> String {
    name(of: id) { chain, place in IndexedTrace.wrapper(in: chain, around: place, along: axis) }
  }

  /// The name of a child next to its proposal: also with the wrapper that proposes something else to the view, as in
  /// `frame around Color`, where the colour takes what the frame proposes.
  ///
  /// - Parameter most: how long the child can be, if that is stated with the name. A text cannot be endless: an endless
  ///   child is the frame around it.
  public func offeredName(of id: NodeID, reaching most: Double? = nil) -> String {
    name(of: id) { chain, place in
      IndexedTrace.wrapper(in: chain, around: place) ?? self.proposing(in: chain, to: place)
        ?? (most == .infinity && chain[place].text != nil ? IndexedTrace.frame(in: chain, around: place) : nil)
    }
  }

  /// The name of a child in sentences about its calls: with its outermost wrapper if that decides a length itself, as
  /// in `frame around Color`, because the length is not that of the view.
  func askedName(of node: Trace.Node) -> String {
    let name = offeredName(of: node.id)
    guard Subject.isModifier(node), name == viewName(of: node.id), node.info.labels.isEmpty,
      IndexedTrace.named(in: chain(from: node).compactMap { self.node($0) }).node.id != node.id,
      decidingReasons(of: node.id).contains(where: { $0.decidesItself(node.id) })
    else { return name }
    return NodeName.kind(of: node) + " around " + name
  }

  private static func frame(in chain: [Trace.Node], around place: Int) -> Trace.Node? {
    chain[..<place].last { $0.info.name == "frame" }
  }

  /// - Parameter wrapper: the node of a chain that is named with the view at a place of it.
  private func name(of id: NodeID, with wrapper: ([Trace.Node], Int) -> Trace.Node?) -> String {
    guard let node = node(id) else { return "" }
    let chain = chain(from: node, atMost: IndexedTrace.mostWrappers).compactMap { self.node($0) }
    if let system = systemName(of: chain) { return system }
    let named = IndexedTrace.named(in: chain)
    guard let place = chain.firstIndex(where: { $0.id == named.node.id }), let wrapper = wrapper(chain, place) else {
      return named.name
    }
    return NodeName.kind(of: wrapper) + " around " + named.name
  }

  /// The innermost wrapper with the same proposal as the chain, if the view has another.
  private func proposing(in chain: [Trace.Node], to place: Int) -> Trace.Node? {
    let offered = finalProposal(of: chain[0].id)
    guard finalProposal(of: chain[place].id) != offered else { return nil }
    return chain[..<place].last { Subject.isModifier($0) && finalProposal(of: $0.id) == offered }
  }

  /// The names of the system's parts that a reader sees as one thing; other parts are rows, margins and columns of the
  /// author's views.
  private static let bars = ["navigation bar", "tab bar", "toolbar", "window bar"]

  /// The name of a bar that the system adds to a view, instead of those of the stacks it is made of; `nil` for
  /// everything inside it.
  private func systemName(of chain: [Trace.Node]) -> String? {
    guard let owner = chain.first?.info.arguments, IndexedTrace.bars.contains(owner),
      chain.allSatisfy({ $0.info.isPart }),
      chain.last?.children.isEmpty == false
    else { return nil }
    guard let parent = chain[0].parent.flatMap({ node($0) }), parent.info.isPart, parent.info.arguments == owner else {
      return owner
    }
    // A view that a modifier adds to its own view is not inside the part to which the modifier belongs.
    return Subject.isModifier(parent) && parent.children.first != chain[0].id ? owner : nil
  }

  /// The view of a chain that a reader knows, and its name.
  static func named(in chain: [Trace.Node]) -> (node: Trace.Node, name: String) {
    if let unit = chain.prefix(while: { $0.info.isPart }).first(where: { PartNames.isUnit($0) }) {
      return (unit, NodeName.name(of: unit))
    }
    if let labelled = chain.first(where: { !$0.info.labels.isEmpty }) { return (labelled, NodeName.name(of: labelled)) }
    // A list has its own name, not that of the stack inside it; a scroll view has its own, not that of its content.
    let own = chain.filter { !$0.info.isPart }
    let view = own.first { !Subject.isModifier($0) } ?? own.last ?? chain[chain.count - 1]
    guard let control = chain.first(where: { $0.info.isControl }) else { return (view, NodeName.name(of: view)) }
    guard let last = chain.last, let text = last.text, last.id != control.id else {
      return (control, NodeName.name(of: control))
    }
    return (control, NodeName.kind(of: control) + " " + NodeName.quoted(text.string))
  }

  /// The wrapper that gives a chain another size than a view inside it has: the innermost that is as large as the chain;
  /// `nil` where the view is.
  private static func wrapper(
    in chain: [Trace.Node], around place: Int, along axis: Axis? = nil
  ) -> Trace.Node? {
    let isAsLarge = { (node: Trace.Node) in
      Axis.allCases.allSatisfy { side in
        axis.map { $0 != side } ?? false
          || (node.frame.size[side] - chain[0].frame.size[side]).magnitude < tolerance
      }
    }
    guard !isAsLarge(chain[place]) else { return nil }
    return chain[..<place].prefix { isAsLarge($0) }.last { Subject.isModifier($0) }
  }
}

extension Reason {
  /// Whether a node gets its length by this step, instead of passing on that of the view inside it.
  fileprivate func decidesItself(_ node: NodeID) -> Bool {
    self.node == node && subject < 0 && step.decidesSize && !follows(DecidedFormula(formula))
  }
}
