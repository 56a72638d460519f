import LayoutEngine

/// A title about a child that is drawn elsewhere or differently than its container lays it out.
///
///     DrawnFinding(record, stack, children)?.title
///     // offset moves Color by 20 right and 10 down; its place in VStack stays
struct DrawnFinding {
  let title: String
  /// The child that is drawn differently, and whether it is turned or scaled.
  let child: NodeID
  let isReshaped: Bool

  /// `nil` where every child is drawn as it is laid out.
  init?(_ record: IndexedTrace, _ node: Trace.Node, _ children: [NodeID]) {
    let name = NodeName.name(of: node)
    let found = children.lazy.compactMap {
      DrawnFinding(record, chain: record.node($0).map { record.chain(from: $0) } ?? [], in: name)
    }
    guard let first = found.first else { return nil }
    self = first
  }

  /// - Parameters:
  ///   - chain: the wrappers and the view inside them, outermost first.
  ///   - container: the container that lays out the outermost; `nil` where the title is about the chain alone.
  /// - Returns: `nil` where all is drawn as it is laid out.
  init?(_ record: IndexedTrace, chain: [NodeID], in container: String? = nil) {
    let chain = chain.compactMap { record.node($0) }
    // A view without an extent, or a hidden one, cannot be seen to move.
    guard let child = chain.first?.id, let view = chain.last, view.frame.size.width > 0, view.frame.size.height > 0,
      record.canBeSeen(view)
    else { return nil }
    self.child = child
    // The system's own parts are as they are meant to be.
    for (place, (wrapper, inner)) in zip(chain, chain.dropFirst()).enumerated() where !wrapper.info.isPart {
      // What makes a chain larger has its own title.
      if container == nil, wrapper.ignoresSafeArea { continue }
      let ending = Ending(wrappers: chain[...place], inner: inner, container: container)
      if let title = DrawnFinding.effect(of: wrapper, on: inner, record, ending) {
        self.title = title
        isReshaped = wrapper.effect.map { DrawnFinding.reshapes($0) } ?? false
        return
      }
      if container != nil, let title = DrawnFinding.clip(by: wrapper, of: inner, record) {
        (self.title, isReshaped) = (title, false)
        return
      }
    }
    return nil
  }

  /// The end of a sentence about a view that is drawn differently: what its container counts, or what a clip leaves of
  /// it.
  private struct Ending {
    /// The wrappers from the outermost to the one that draws differently, and the view inside that.
    let wrappers: ArraySlice<Trace.Node>
    let inner: Trace.Node
    let container: String?

    /// For a view that is moved.
    var ofMove: String {
      if let clip { return clip }
      return container.map { "its place in " + $0 + " stays" } ?? counts
    }

    /// For a view that is turned, scaled or larger.
    var counts: String {
      guard let outer = wrappers.first, let last = wrappers.last else { return "" }
      guard let container else { return "its own frame is " + LengthText.size(last.frame.size) }
      let size = LengthText.size(outer.frame.size)
      let around = zip(wrappers, wrappers.dropFirst()).first { !$0.frame.size.isAlmost($1.frame.size) }?.0
      guard let around, !outer.frame.size.isAlmost(last.frame.size) else { return container + " still counts " + size }
      return container + " counts the " + NodeName.kind(of: around) + " around it, " + size
    }

    /// The wrapper that hides a part of a moved view.
    private var clip: String? {
      let clip = wrappers.dropLast().last { node in
        guard case .clip = node.info.appearance else { return false }
        return !node.frame.holds(inner.frame)
      }
      return clip.map { NodeName.kind(of: $0) + " hides what lies outside " + LengthText.size($0.frame.size) }
    }
  }

  /// What an effect, or an offset, does to how a view is drawn.
  private static func effect(
    of wrapper: Trace.Node, on inner: Trace.Node, _ record: IndexedTrace, _ ending: Ending
  ) -> String? {
    let name = record.viewName(of: inner.id)
    if let map = wrapper.effect, map.isFinite, reshapes(map) {
      // A circle that is turned covers the same area.
      guard !isShape(inner) || !map.cover(of: wrapper.frame).isAlmost(wrapper.frame) else { return nil }
      let change = DrawnChange(map)
      return
        (wrapper.isOutlineEffect
        ? name + " draws its outline " + change.participle + "; "
        : NodeName.kind(of: wrapper) + " " + change.words(about: name) + "; ") + ending.counts
    }
    // These place what they wrap elsewhere, and answer for the place where it stood, unless what they wrap has another
    // size there.
    let moves = ["offset", "ignoresSafeArea", "matchedGeometryEffect"].contains(wrapper.info.name)
    guard !moves || inner.frame.size.isAlmost(wrapper.frame.size) else {
      return NodeName.kind(of: wrapper) + " makes " + name + " " + LengthText.size(inner.frame.size) + "; "
        + ending.counts
    }
    let x = moves ? inner.frame.minX - wrapper.frame.minX : wrapper.effect?.tx ?? 0
    let y = moves ? inner.frame.minY - wrapper.frame.minY : wrapper.effect?.ty ?? 0
    let ways = [way(x, "right", "left"), way(y, "down", "up")].compactMap { $0 }.joined(separator: " and ")
    guard !ways.isEmpty else { return nil }
    if wrapper.isOutlineEffect { return name + " draws its outline " + ways + "; " + ending.counts }
    let border = inner.info.name == "border" && inner.info.labels.isEmpty ? " with its border" : ""
    return NodeName.kind(of: wrapper) + " moves " + name + border + " by " + ways + "; " + ending.ofMove
  }

  private static func isShape(_ node: Trace.Node) -> Bool {
    switch node.info.appearance {
    case .fill, .stroke: true
    default: false
    }
  }

  /// Whether a map turns or scales a drawn view by more than the errors of calculating with sines.
  private static func reshapes(_ map: Transform) -> Bool {
    [map.a - 1, map.b, map.c, map.d - 1].contains { $0.magnitude > DrawnChange.tolerance }
  }

  /// `24 to the right`.
  static func way(_ distance: Double, _ after: String, _ before: String) -> String? {
    guard distance.isFinite, distance.magnitude > StackShares.tolerance else { return nil }
    return LengthText.length(distance.magnitude) + " " + (distance > 0 ? after : before)
  }

  /// A view that is larger than the shape to which it is clipped; the content of a scroll view is meant to be longer.
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
