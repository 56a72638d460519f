extension RuleFacts {
  static func ignoresSafeArea(_ edges: EdgeSet) -> RuleFacts {
    .modifier(
      .remembersLast, rigidity: .asItsChildren, priority: .ofFirstChild, spacing: .ofFirstChild(exceptAt: []),
      guides: .children,
      containment: .nothing, scrollInsets: .stops, context: .ignoresSafeArea(edges))
  }
}

extension Negotiation {
  /// `ignoresSafeArea` answers as if it did nothing, and then lets its child reach further.
  ///
  /// 1. The answer is the child's to the unchanged proposal.
  /// 2. When placed, each of the named edges of the frame that lies on the safe area's edge moves out to the bounds.
  /// 3. The child is proposed the larger frame. A child that stays smaller moves to the edge that moved; between two
  ///    edges that moved it is centred. (A fixed frame inside is thus shifted, not stretched.)
  func placeIgnoringSafeArea(_ id: NodeID, _ edges: EdgeSet, _ proposal: Proposal) {
    let frame = frames[id]
    var reach = frame
    for edge in Edge.allCases where edges.contains(edge) && safeArea.touches(frame, edge) {
      reach = reach.moving(edge, to: safeArea.bounds[edge])
      safeArea.safe = safeArea.safe.moving(edge, to: safeArea.bounds[edge])
    }
    tree.safeAreas[onlyChild(of: id).rawValue] = safeArea
    guard reach != frame else { return placeChildren(of: id, frame.origin, proposal, frame.size) }
    let child = onlyChild(of: id)
    let size = measure(child, Proposal(reach.size), .placement)
    var origin = reach.origin
    for axis in Axis.allCases {
      let free = reach.size[axis] - size[axis]
      let (start, end) = (reach.origin[axis] < frame.origin[axis], reach.end(axis) > frame.end(axis))
      origin[axis] += start && !end ? 0 : (end && !start ? free : free / 2)
    }
    place(child, at: origin, Proposal(reach.size), size)
  }
}

extension Rect {
  fileprivate func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}
