import LayoutEngine

/// What was found about a child that is drawn elsewhere, or otherwise, than its container lays it out.
///
///     DrawnFinding(record, stack, children)?.title
///     // offset moves Color by 20 right and 10 down; VStack keeps its place
struct DrawnFinding {
  let title: String

  /// `nil` where every child is drawn as it is laid out.
  init?(_ record: IndexedTrace, _ node: Trace.Node, _ children: [NodeID]) {
    let name = NodeName.name(of: node)
    let titles = children.lazy.compactMap { child -> String? in
      guard let outer = record.node(child) else { return nil }
      let chain = record.chain(from: outer).compactMap { record.node($0) }
      // What the system makes of its own parts is as it is meant.
      for (wrapper, inner) in zip(chain, chain.dropFirst()) where !wrapper.info.isPart {
        if let title = DrawnFinding.effect(of: wrapper, on: inner, record, name) { return title }
        if let title = DrawnFinding.clip(by: wrapper, of: inner, record) { return title }
      }
      return nil
    }
    guard let title = titles.first else { return nil }
    self.title = title
  }

  /// What an effect, or an offset, does to how a view is drawn.
  private static func effect(
    of wrapper: Trace.Node, on inner: Trace.Node, _ record: IndexedTrace, _ name: String
  ) -> String? {
    if let effect = wrapper.effect, effect.isFinite, reshapes(effect) {
      return NodeName.kind(of: wrapper) + " changes only how " + record.viewName(of: inner.id) + " is drawn: " + name
        + " counts " + LengthText.size(wrapper.frame.size)
    }
    // An offset places what it wraps elsewhere, and answers for the place where it stood. So does what ignores the safe
    // area, unless what it wraps grows.
    let moves = wrapper.info.name == "offset" || wrapper.info.name == "ignoresSafeArea"
    guard !moves || inner.frame.size.isAlmost(wrapper.frame.size) else {
      return NodeName.kind(of: wrapper) + " makes " + record.viewName(of: inner.id) + " "
        + LengthText.size(inner.frame.size)
        + "; " + name + " counts " + LengthText.size(wrapper.frame.size)
    }
    let x = moves ? inner.frame.minX - wrapper.frame.minX : wrapper.effect?.tx ?? 0
    let y = moves ? inner.frame.minY - wrapper.frame.minY : wrapper.effect?.ty ?? 0
    let ways = [way(x, "right", "left"), way(y, "down", "up")].compactMap { $0 }
    guard !ways.isEmpty else { return nil }
    let border = inner.info.name == "border" && inner.info.labels.isEmpty ? " with its border" : ""
    return NodeName.kind(of: wrapper) + " moves " + record.viewName(of: inner.id) + border + " by "
      + ways.joined(separator: " and ") + "; " + name + " keeps its place"
  }

  /// Whether a map turns or scales what is drawn by more than what calculating with sines leaves of nothing.
  private static func reshapes(_ map: Transform) -> Bool {
    [map.a - 1, map.b, map.c, map.d - 1].contains { $0.magnitude > 1e-6 }
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
