import LayoutEngine

extension IndexedTrace {
  /// Whether a container was not asked for the length of a child that is longer than itself: layers of a lower priority
  /// than the highest do not count for a `ZStack`'s size.
  func hasLongerLayer(in node: Trace.Node, _ axis: Axis, than length: Double) -> Bool {
    guard let deciding = decidingAnswer(of: node.id) else { return false }
    return node.children.contains { id in
      guard let child = self.node(id), child.isPlaced, child.frame.size[axis] > length + 0.05 else { return false }
      return answer(of: id, inside: deciding.call) == nil
    }
  }
}
