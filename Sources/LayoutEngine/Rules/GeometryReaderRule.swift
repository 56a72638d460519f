/// What a `GeometryReader`'s closure can ask of the reader it stands in.
public struct GeometryProxy {
  /// The reader's layout size.
  public let size: Size
  /// The reader's drawn frame in the coordinates of the whole container.
  public let globalFrame: Rect
  /// How far the safe area's edges lie inside the container's, where the reader touches them.
  public let safeAreaInsets: Insets
  /// The named coordinate spaces around the reader, the nearest first, with their global origins.
  public let namedSpaces: [(name: String, origin: Point)]
  /// The reader's layout frame in the container's coordinates.
  public let frame: Rect
  /// Where a node has been placed by now, in the container's coordinates; zero for one that has not been.
  public let placedFrame: (NodeID) -> Rect
}

extension LayoutTree {
  /// The geometry of a node as a reader in its place would see it; asked after the layout.
  public func geometry(of node: NodeID) -> GeometryProxy {
    var spaces: [(name: String, origin: Point)] = []
    var current: NodeID? = node
    while let ancestor = current {
      if let name = coordinateSpaces[ancestor.rawValue] { spaces.append((name, frame(of: ancestor).origin)) }
      current = parent(of: ancestor)
    }
    let frame = frame(of: node)
    return GeometryProxy(
      size: frame.size, globalFrame: drawnFrame(of: node) ?? frame, safeAreaInsets: .zero, namedSpaces: spaces,
      frame: frame, placedFrame: { self.frame(of: $0) })
  }
}

extension Negotiation {
  /// `GeometryReader` takes what it is proposed, 10 × 10 when nothing is, and then makes its content.
  ///
  /// 1. The content is made when the reader is placed, because only then its size and place are known.
  /// 2. Every view of it is proposed the reader's size and placed at its top leading corner.
  /// 3. What it answers has no influence on the reader: the content is a layout of its own.
  func placeReaderContent(_ id: NodeID, _ content: (GeometryProxy) -> NodeID?) {
    let frame = frames[id.index]
    let first = tree.records.count
    guard makesContent, let root = content(proxy(id, frame)) else { return }
    tree.adopt(root, by: id)
    let inner = Negotiation(tree, from: first, in: self, safeArea: safeArea, recorder: recorder)
    inner.drawing = drawing
    let proposal = Proposal(frame.size)
    let size = inner.measure(root, proposal, .offer)
    var origin = frame.origin
    if nodes[id.index].traits.contains(.rightToLeft) { origin.x = frame.maxX - size.width }
    inner.place(root, at: origin, proposal, size)
    inner.keepFrames()
    leafCalls += inner.leafCalls
    containerCalls += inner.containerCalls
  }

  private func proxy(_ id: NodeID, _ frame: Rect) -> GeometryProxy {
    GeometryProxy(
      size: frame.size, globalFrame: drawing.boundingBox(of: frame), safeAreaInsets: safeArea.insets(of: frame),
      namedSpaces: namedSpaces(around: id), frame: frame, placedFrame: { self.placedFrame(of: $0) })
  }

  private func namedSpaces(around id: NodeID) -> [(name: String, origin: Point)] {
    var spaces: [(name: String, origin: Point)] = []
    var current: NodeID? = id
    while let node = current {
      if let name = tree.coordinateSpaces[node.rawValue] {
        spaces.append((name, placedFrame(of: node).origin))
      }
      current = tree.parent(of: node)
    }
    return spaces
  }
}

extension LayoutTree {
  /// Makes a reader's content its child.
  func adopt(_ content: NodeID, by reader: NodeID) {
    records[content.index].parent = reader.rawValue
    records[reader.index].firstChild = Int32(children.count)
    records[reader.index].childCount = 1
    children.append(content.rawValue)
  }
}
