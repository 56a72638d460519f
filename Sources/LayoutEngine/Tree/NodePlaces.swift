// Where nodes stand in the tree, and where the last layout put them.
extension LayoutTree {
  /// The node above; `nil` for a root.
  public func parent(of node: NodeID) -> NodeID? {
    let parent = records[node.index].parent
    return parent < 0 ? nil : NodeID(parent)
  }

  /// The nodes directly below, in layout order.
  public func children(of node: NodeID) -> [NodeID] {
    let record = records[node.index]
    return (0..<record.childCount).map { NodeID(children[Int(record.firstChild + $0)]) }
  }

  /// Where the last layout put a node, in the container's coordinates and unrounded points.
  public func frame(of node: NodeID) -> Rect {
    placedFrame(of: node) ?? Rect(origin: .zero, size: .zero)
  }

  private func placedFrame(of node: NodeID) -> Rect? {
    // The layouts lie one behind the other, in the order of their first nodes.
    var (low, high) = (0, frameStores.count)
    while low < high {
      let middle = (low + high) / 2
      if frameStores[middle].nodes.lowerBound <= node.index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? frameStores[low - 1][node] : nil
  }

  /// Where a node is drawn, if an effect moves or scales it; `nil` where it is drawn in its frame.
  public func drawnFrame(of node: NodeID) -> Rect? { drawnFrames[node.rawValue] }

  /// Whether the last layout placed the node: `ViewThatFits` leaves out all views but one.
  public func isPlaced(_ node: NodeID) -> Bool { placedFrame(of: node) != nil }
}
