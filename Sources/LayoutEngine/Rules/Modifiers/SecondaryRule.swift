extension RuleFacts {
  /// The second child is meant to stand where it stands.
  static func secondary(ignoring edges: EdgeSet) -> RuleFacts {
    .handingThrough(
      guides: .firstChild, containment: .firstChild,
      context: edges.isEmpty ? .none : .secondaryIgnoresSafeArea(edges))
  }
}

extension Negotiation {
  /// `background` and `overlay`: the first child is the view, the second is laid out in its frame.
  ///
  /// 1. The view alone gets the proposal and decides the size.
  /// 2. The second child is proposed the view's size, and its guide for the alignment is matched with the view's;
  ///    a larger one sticks out.
  func arrangeSecondary(
    _ id: NodeID, _ alignment: Alignment, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let primary = child(of: id, at: 0)
    place(primary, .zero, proposal, size)
    let secondary = child(of: id, at: 1)
    let secondarySize = measure(secondary, Proposal(size), .offer)
    var origin = Point.zero
    for axis in Axis.allCases {
      origin[axis] =
        guide(alignment[axis], of: primary, proposal, size)
        - guide(alignment[axis], of: secondary, Proposal(size), secondarySize)
    }
    place(secondary, origin, Proposal(size), secondarySize)
  }

  /// A style as a background or overlay reaches from the view's frame beyond the safe area, as `ignoresSafeArea` lets a
  /// view do; the frame itself stays.
  func placeSecondary(_ id: NodeID, ignoring edges: EdgeSet, _ proposal: Proposal) {
    let frame = frames[id]
    let reach = safeArea.reach(of: frame, beyond: edges)
    guard reach != frame else { return placeChildren(of: id, frame.origin, proposal, frame.size) }
    place(child(of: id, at: 0), at: frame.origin, proposal, frame.size)
    let secondary = child(of: id, at: 1)
    place(secondary, at: reach.origin, Proposal(reach.size), measure(secondary, Proposal(reach.size), .placement))
  }
}
