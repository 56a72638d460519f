import LayoutEngine

extension IndexedTrace {
  /// Whether a container did not ask a layer for its length: layers of a lower priority than the highest do not count for
  /// a `ZStack`'s size, however long they could be.
  func hasOutrankedLayer(in node: Trace.Node) -> Bool {
    guard let deciding = decidingAnswer(of: node.id) else { return false }
    let layers = node.children.filter { self.node($0)?.isPlaced ?? false }
    let asked = layers.count { answer(of: $0, inside: deciding.call) != nil }
    return asked > 0 && asked < layers.count
  }
}
