/// Where a layout put its nodes. The layout writes here and the tree keeps it, so that nothing is copied.
final class FrameStore {
  /// The nodes of the layout; a `GeometryReader`'s content is a layout of its own.
  let nodes: Range<Int>
  /// Written for the nodes that were placed.
  let frames: NodeTable<Rect>
  let placed: NodeTable<Bool>

  init(_ nodes: Range<Int>) {
    self.nodes = nodes
    frames = NodeTable(unwrittenFor: nodes)
    placed = NodeTable(nodes, repeating: false)
  }

  deinit {
    frames.free()
    placed.free()
  }

  /// The frame of a node; `nil` when the node was not placed in this layout.
  subscript(id: NodeID) -> Rect? { nodes.contains(id.index) && placed[id] ? frames[id] : nil }
}
