/// Where a layout put its nodes. The layout writes here and the tree keeps it, so that nothing is copied.
final class FrameStore {
  /// The first node of the layout; a `GeometryReader`'s content is a layout of its own.
  let firstNode: Int
  let endNode: Int
  /// By node. What lies there of a node that was not placed means nothing.
  let frames: UnsafeMutablePointer<Rect>
  let placed: UnsafeMutablePointer<Bool>

  init(from firstNode: Int, to endNode: Int) {
    self.firstNode = firstNode
    self.endNode = endNode
    frames = UnsafeMutablePointer<Rect>.allocate(capacity: endNode - firstNode) - firstNode
    placed = UnsafeMutablePointer<Bool>.allocate(capacity: endNode - firstNode) - firstNode
    (placed + firstNode).initialize(repeating: false, count: endNode - firstNode)
  }

  deinit {
    (frames + firstNode).deallocate()
    (placed + firstNode).deallocate()
  }

  /// The frame of a node; `nil` when the node was not placed in this layout.
  subscript(index: Int) -> Rect? {
    index >= firstNode && index < endNode && placed[index] ? frames[index] : nil
  }
}
