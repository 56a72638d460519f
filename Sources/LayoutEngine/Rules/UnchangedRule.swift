extension Negotiation {
  /// A modifier that leaves layout alone hands the proposal down and the answer up.
  func measureUnchanged(_ id: NodeID, _ proposal: Proposal) -> Size {
    let size = measure(onlyChild(of: id), proposal, .content)
    for axis in Axis.allCases { noteFollowsChild(id, axis, size[axis]) }
    return size
  }

  /// Places the child where the modifier stands, or a distance away for `offset`.
  func arrangeUnchanged(
    _ id: NodeID, at origin: Point, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    place(onlyChild(of: id), origin, proposal, size)
  }
}
