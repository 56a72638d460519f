extension RuleFacts {
  static func geometryReader(_ index: Int32) -> RuleFacts {
    RuleFacts(
      kind: .viewport, answering: .takesProposal, rigidity: .never, priority: .value(0), spacing: .plain,
      guides: .nowhere, containment: .nothing, scrollInsets: .stops, context: .content(index), detail: .finalProposal,
      reasons: .proposal, childAxis: nil, lazyAxis: nil)
  }
}

extension Negotiation {
  /// `GeometryReader` takes what it is proposed, 10 × 10 when nothing is, and then makes its content.
  ///
  /// 1. The content is made when the reader is placed, because only then its size and place are known.
  /// 2. Every view of it is proposed the reader's size and placed at its top leading corner, whatever its guides say.
  /// 3. What it answers has no influence on the reader: the content is a layout of its own.
  func placeReaderContent(_ id: NodeID, _ content: (GeometryProxy) -> [NodeID]) {
    guard makesContent else { return }
    let frame = frames[id]
    let first = tree.records.count
    let roots = content(proxy(id, frame))
    if roots.isEmpty { return }
    tree.adopt(roots, by: id)
    let inner = Negotiation(tree, from: first, in: self, safeArea: safeArea, steps: stepsLeft, recorder: recorder)
    inner.drawing = drawing
    let proposal = Proposal(frame.size)
    for root in roots {
      let size = inner.measure(root, proposal, .offer)
      var origin = frame.origin
      if nodes[id].traits.contains(.rightToLeft) { origin.x = frame.maxX - size.width }
      inner.place(root, at: origin, proposal, size)
    }
    inner.keepFrames()
    leafCalls += inner.leafCalls
    let steps = stepsLeft - inner.stepsLeft
    containerCalls += inner.containerCalls
    takeSteps(steps - inner.containerCalls, for: id)
    if let node = inner.stoppedAt { stop(at: node) }
  }

  /// The geometry of a node that is being placed.
  func proxy(_ id: NodeID, _ frame: Rect) -> GeometryProxy {
    GeometryProxy(
      frame: frame, drawing: drawing, safeAreaInsets: safeArea.insets(of: frame),
      namedSpaces: tree.namedSpaces(around: id) { self.placedFrame(of: $0) },
      placedFrame: { self.placedFrame(of: $0) })
  }
}

extension LayoutTree {
  /// Makes a reader's content its children.
  func adopt(_ content: [NodeID], by reader: NodeID) {
    for view in content { records[view.index].parent = reader.rawValue }
    records[reader.index].firstChild = Int32(children.count)
    records[reader.index].childCount = Int32(content.count)
    children += content.map { $0.rawValue }
  }
}
