public import LayoutEngine

extension IndexedTrace {
  /// Behind more wrappers nobody looks for a view's name, and a sentence about each of thousands must not look for long.
  private static let mostWrappers = 40
  /// Sizes that differ by less are the same, in points.
  private static let tolerance = 0.05

  /// What a reader calls a child: the view in its wrappers, unless a wrapper has a label of its own or is a control,
  /// whose text is named with it: `Button “Save”`.
  ///
  /// A wrapper that makes the child larger or smaller than the view is named with it, `padding around Text “Stage”`: the
  /// child's length is not the text's.
  ///
  /// - Parameter axis: the axis of the length that is told of the child; `nil` for both.
  public func viewName(of id: NodeID, along axis: Axis? = nil) -> String {
    name(of: id) { chain, place in IndexedTrace.wrapper(in: chain, around: place, along: axis) }
  }

  /// What a reader calls a child beside what it was proposed: with the wrapper, too, that proposes something else to the
  /// view, as `frame around Color`, which takes what the frame proposes.
  ///
  /// - Parameter most: how long the child can be, where that is told beside the name. A text has an end: a child without
  ///   one is the frame around it.
  public func offeredName(of id: NodeID, reaching most: Double? = nil) -> String {
    name(of: id) { chain, place in
      IndexedTrace.wrapper(in: chain, around: place) ?? self.proposing(in: chain, to: place)
        ?? (most == .infinity && chain[place].text != nil ? IndexedTrace.frame(in: chain, around: place) : nil)
    }
  }

  /// What a reader calls a child in the sentences about its calls: with its outermost wrapper where that decides a length
  /// itself, as `frame around Color`. What is said of the length is not true of the view.
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

  /// The innermost wrapper that is proposed what the chain is, where the view is proposed something else.
  private func proposing(in chain: [Trace.Node], to place: Int) -> Trace.Node? {
    let offered = finalProposal(of: chain[0].id)
    guard finalProposal(of: chain[place].id) != offered else { return nil }
    return chain[..<place].last { Subject.isModifier($0) && finalProposal(of: $0.id) == offered }
  }

  /// What the parts of the system are called that a reader sees as one thing; others are rows, margins, columns of the
  /// author's own views.
  private static let bars = ["navigation bar", "tab bar", "toolbar", "window bar"]

  /// What a reader calls a bar that the system adds to a view, and not by the stacks it is made of; `nil` for everything
  /// inside it.
  private func systemName(of chain: [Trace.Node]) -> String? {
    guard let owner = chain.first?.info.arguments, IndexedTrace.bars.contains(owner),
      chain.allSatisfy({ $0.info.isPart }),
      chain.last?.children.isEmpty == false
    else { return nil }
    guard let parent = chain[0].parent.flatMap({ node($0) }), parent.info.isPart, parent.info.arguments == owner else {
      return owner
    }
    // What a modifier puts beside its view is not inside of what the modifier belongs to.
    return Subject.isModifier(parent) && parent.children.first != chain[0].id ? owner : nil
  }

  /// The view of a chain that a reader knows, and what it is called.
  static func named(in chain: [Trace.Node]) -> (node: Trace.Node, name: String) {
    if let unit = chain.prefix(while: { $0.info.isPart }).first(where: { PartNames.isUnit($0) }) {
      return (unit, NodeName.name(of: unit))
    }
    if let labelled = chain.first(where: { !$0.info.labels.isEmpty }) { return (labelled, NodeName.name(of: labelled)) }
    // A list is called so, and not by the stack that the system makes of it; a scroll view, and not by its content.
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
  /// Whether a node has a length by this step, and does not only hand on what is inside it.
  fileprivate func decidesItself(_ node: NodeID) -> Bool {
    self.node == node && subject < 0 && step.decidesSize && !follows(DecidedFormula(formula))
  }
}
