extension RuleFacts {
  static func ignoresSafeArea(_ edges: EdgeSet) -> RuleFacts {
    .handingThrough(containment: .nothing, scrollInsets: .stops, context: .ignoresSafeArea(edges))
  }
}

extension Negotiation {
  /// `ignoresSafeArea` answers as if it did nothing, and then lets its child reach further.
  ///
  /// 1. The answer is the child's to the unchanged proposal.
  /// 2. When placed, each of the named edges of the frame that lies on the safe area's edge or outside of it moves out to
  ///    the bounds.
  /// 3. The child is proposed the larger frame, and stands at its top leading corner. A fixed frame inside is thus
  ///    shifted, not stretched: up where the top is ignored, not at all where only the bottom is.
  ///
  /// Source: OpenSwiftUI, SafeAreaIgnoringLayout.
  func placeIgnoringSafeArea(_ id: NodeID, _ edges: EdgeSet, _ proposal: Proposal) {
    let frame = frames[id]
    let reach = safeArea.reach(of: frame, beyond: edges)
    for edge in Edge.allCases where edges.contains(edge) && safeArea.isOutside(frame, edge) {
      safeArea.safe = safeArea.safe.moving(edge, to: safeArea.bounds[edge])
    }
    tree.safeAreas[onlyChild(of: id).rawValue] = safeArea
    guard reach != frame else { return placeChildren(of: id, frame.origin, proposal, frame.size) }
    let child = onlyChild(of: id)
    let size = measure(child, Proposal(reach.size), .placement)
    var origin = reach.origin
    if nodes[id].traits.contains(.rightToLeft) { origin.x = reach.maxX - size.width }
    place(child, at: origin, Proposal(reach.size), size)
  }
}
