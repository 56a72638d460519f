import LayoutEngine

/// A tree of a few views of known behaviour, for the tests of a rule.
struct RuleTree {
  let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))

  /// A view that is the size it is proposed, or 10 × 10.
  func greedy() -> NodeID { tree.add(.greedy, info: NodeInfo(name: "Color")) }

  /// A view that keeps its size.
  func box(_ width: Double, _ height: Double = 10) -> NodeID {
    tree.add(
      .fixedFrame(FixedFrameRule(width: width, height: height)), children: [greedy()], info: NodeInfo(name: "box"))
  }

  /// A view that takes what it is proposed between two widths; its ideal width is the larger.
  func elastic(_ widths: ClosedRange<Double>, height: Double = 10) -> NodeID {
    tree.addLeaf(info: NodeInfo(name: "leaf")) { proposal in
      let width = min(max(proposal.width ?? widths.upperBound, widths.lowerBound), widths.upperBound)
      return Size(width: width, height: height)
    }
  }

  func add(_ rule: Rule, _ children: [NodeID]) -> NodeID {
    tree.add(rule, children: children, info: NodeInfo(name: "rule"))
  }

  /// The answer of a view to a proposal; the frames are the tree's afterwards.
  @discardableResult
  func answer(_ root: NodeID, _ width: Double?, _ height: Double? = nil) -> Size {
    tree.layOut(root: root, proposal: Proposal(width: width, height: height)).size
  }

  /// What a view was proposed first of all.
  func proposal(of view: NodeID, in root: NodeID, _ width: Double?, _ height: Double? = nil) -> Proposal? {
    let recorder = TraceRecorder()
    let proposal = Proposal(width: width, height: height)
    tree.layOut(root: root, proposal: proposal, recorder: recorder)
    let trace = Trace(tree: tree, root: root, container: Size(width: 0, height: 0), recorder: recorder)
    return trace.rounds.last?.events.first { $0.kind == .measure && $0.node == view }?.proposal
  }

  func widths(_ views: [NodeID]) -> [Double] { views.map { tree.frame(of: $0).size.width } }

  func heights(_ views: [NodeID]) -> [Double] { views.map { tree.frame(of: $0).size.height } }

  func positions(_ views: [NodeID]) -> [Double] { views.map { tree.frame(of: $0).minX } }
}
