import LayoutEngine

/// What was found about a child that is drawn elsewhere, or otherwise, than its container lays it out.
///
///     DrawnFinding(record, stack, children)?.title
///     // offset moves Color by 20 right and 10 down; VStack keeps its place
struct DrawnFinding {
  let title: String

  /// `nil` where every child is drawn as it is laid out.
  init?(_ record: IndexedTrace, _ node: Trace.Node, _ children: [NodeID]) {
    let container = NodeName.name(of: node)
    let titles = children.lazy.compactMap { child -> String? in
      guard let outer = record.node(child) else { return nil }
      let chain = record.chain(from: outer).compactMap { record.node($0) }
      // What the system makes of its own parts is as it is meant.
      for (place, (wrapper, inner)) in zip(chain, chain.dropFirst()).enumerated() where !wrapper.info.isPart {
        let counts = container + " " + DrawnFinding.counted(chain[...place])
        if let title = DrawnFinding.effect(of: wrapper, on: inner, record, container, counts) { return title }
        if let title = DrawnFinding.clip(by: wrapper, of: inner, record) { return title }
      }
      return nil
    }
    guard let title = titles.first else { return nil }
    self.title = title
  }

  /// What the container counts of a child: the frame of what is drawn otherwise, or what is around it.
  ///
  /// - Parameter wrappers: from the child to what draws otherwise.
  private static func counted(_ wrappers: ArraySlice<Trace.Node>) -> String {
    guard let outer = wrappers.first, let last = wrappers.last else { return "" }
    let size = LengthText.size(outer.frame.size)
    let around = zip(wrappers, wrappers.dropFirst()).first { !$0.frame.size.isAlmost($1.frame.size) }?.0
    guard let around, !outer.frame.size.isAlmost(last.frame.size) else { return "still counts " + size }
    return "counts the " + NodeName.kind(of: around) + " around it, " + size
  }

  /// What an effect, or an offset, does to how a view is drawn.
  private static func effect(
    of wrapper: Trace.Node, on inner: Trace.Node, _ record: IndexedTrace, _ container: String, _ counts: String
  ) -> String? {
    let name = record.viewName(of: inner.id)
    if let map = wrapper.effect, map.isFinite, reshapes(map) {
      // A circle that is turned lies where it lay.
      guard !isShape(inner) || !map.cover(of: wrapper.frame).isAlmost(wrapper.frame) else { return nil }
      let change = DrawnChange(map)
      return
        (wrapper.isOutlineEffect
        ? name + " is drawn " + change.participle + " in its frame; "
        : NodeName.kind(of: wrapper) + " " + change.words(about: name) + "; ") + counts
    }
    // An offset places what it wraps elsewhere, and answers for the place where it stood. So does what ignores the safe
    // area, unless what it wraps grows.
    let moves = wrapper.info.name == "offset" || wrapper.info.name == "ignoresSafeArea"
    guard !moves || inner.frame.size.isAlmost(wrapper.frame.size) else {
      return NodeName.kind(of: wrapper) + " makes " + name + " " + LengthText.size(inner.frame.size) + "; " + counts
    }
    let x = moves ? inner.frame.minX - wrapper.frame.minX : wrapper.effect?.tx ?? 0
    let y = moves ? inner.frame.minY - wrapper.frame.minY : wrapper.effect?.ty ?? 0
    let ways = [way(x, "right", "left"), way(y, "down", "up")].compactMap { $0 }.joined(separator: " and ")
    guard !ways.isEmpty else { return nil }
    if wrapper.isOutlineEffect { return name + " is drawn " + ways + " of its frame's place; " + counts }
    let border = inner.info.name == "border" && inner.info.labels.isEmpty ? " with its border" : ""
    return NodeName.kind(of: wrapper) + " moves " + name + border + " by " + ways + "; " + container
      + " keeps its place"
  }

  private static func isShape(_ node: Trace.Node) -> Bool {
    switch node.info.appearance {
    case .fill, .stroke: true
    default: false
    }
  }

  /// Whether a map turns or scales what is drawn by more than what calculating with sines leaves of nothing.
  private static func reshapes(_ map: Transform) -> Bool {
    [map.a - 1, map.b, map.c, map.d - 1].contains { $0.magnitude > DrawnChange.tolerance }
  }

  /// `24 to the right`.
  private static func way(_ distance: Double, _ after: String, _ before: String) -> String? {
    guard distance.isFinite, distance.magnitude > StackShares.tolerance else { return nil }
    return LengthText.length(distance.magnitude) + " " + (distance > 0 ? after : before)
  }

  /// What is larger than the shape that it is clipped to; what a scroll view shows a part of is meant to be longer.
  private static func clip(by wrapper: Trace.Node, of inner: Trace.Node, _ record: IndexedTrace) -> String? {
    guard case .clip = wrapper.info.appearance else { return nil }
    let chain = record.chain(from: inner).compactMap { record.node($0) }
    guard let view = chain.last, !chain.contains(where: { $0.info.appearance == .viewport }) else { return nil }
    let isLarger = Axis.allCases.contains { axis in
      view.frame.size[axis] > wrapper.frame.size[axis] + StackShares.tolerance
    }
    guard isLarger else { return nil }
    return record.viewName(of: view.id) + " is " + LengthText.size(view.frame.size) + "; " + NodeName.kind(of: wrapper)
      + " hides what lies outside " + LengthText.size(wrapper.frame.size)
  }
}
