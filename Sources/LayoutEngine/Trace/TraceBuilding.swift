extension Trace {
  /// Makes the trace of a layout from its recording and the frames in its tree.
  ///
  ///     let recorder = TraceRecorder()
  ///     tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
  ///     let trace = Trace(tree: tree, root: root, container: container, recorder: recorder)
  ///
  /// - Parameters:
  ///   - tree: the tree after its layout.
  ///   - root: the preview's root view.
  ///   - container: what the preview was laid out in, in points.
  ///   - recorder: the recorder of that layout.
  public init(tree: LayoutTree, root: NodeID, container: Size, recorder: TraceRecorder) {
    self.init(
      tree: tree, root: root, container: container, rounds: [Round(recorder, tree)], verdict: .settled(after: 1))
  }

  /// Makes the trace of several rounds from their recordings and the frames in the last round's tree.
  ///
  /// - Parameters:
  ///   - tree: the tree of the last round, after its layout.
  ///   - root: the preview's root view in that tree.
  ///   - container: what the preview was laid out in, in points.
  ///   - rounds: every round, the tree's own last.
  ///   - verdict: how the rounds ended.
  public init(tree: LayoutTree, root: NodeID, container: Size, rounds: [Round], verdict: Verdict) {
    let nodes = tree.documentOrder(from: root).map { Node(tree, $0, isRoot: $0 == root) }
    var findings = FindingSearch(tree: tree, nodes: nodes, container: container).all()
    if let cut = rounds.last(where: { $0.isCut }) {
      let calls = cut.events.count { $0.kind == .measure }
      findings.append(Finding(code: .recordCut, node: root, numbers: [Double(calls)]))
    }
    self.init(container: container, nodes: nodes, rounds: rounds, verdict: verdict, findings: findings)
    metrics = tree.environment.textMeasurer.metrics?.name
  }
}

extension LayoutTree {
  /// The nodes below a root and the root itself, each before its children.
  func documentOrder(from root: NodeID) -> [NodeID] {
    var order: [NodeID] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      order.append(node)
      waiting.append(contentsOf: children(of: node).reversed())
    }
    return order
  }
}

extension Trace.Node {
  fileprivate convenience init(_ tree: LayoutTree, _ id: NodeID, isRoot: Bool) {
    self.init(
      id: id, parent: isRoot ? nil : tree.parent(of: id), children: tree.children(of: id), info: tree.info(of: id),
      frame: tree.frame(of: id), drawn: tree.drawnFrame(of: id), viewport: tree.viewport(of: id),
      effect: tree.effectMaps[id.rawValue],
      isPlaced: tree.isPlaced(id), isChosen: tree.isChosen(id), text: tree.textLayouts[id.rawValue],
      tracks: tree.gridPasses[id.rawValue], guides: tree.guideLines[id.rawValue])
  }
}
