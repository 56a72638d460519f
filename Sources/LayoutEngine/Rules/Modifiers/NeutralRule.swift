extension RuleFacts {
  static var neutral: RuleFacts { .handingThrough() }
}

extension Negotiation {
  /// A modifier that leaves layout alone.
  ///
  /// 1. It hands its proposal to its child and answers what its child answers.
  func measureUnchanged(_ id: NodeID, _ proposal: Proposal) -> Size {
    let size = measure(onlyChild(of: id), proposal, .content)
    for axis in Axis.allCases { noteFollowsChild(id, axis, size[axis]) }
    return size
  }

  /// 2. It places its child with the same proposal and size where it stands itself, or a distance away for `offset`.
  func arrangeUnchanged(
    _ id: NodeID, at origin: Point, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    place(onlyChild(of: id), origin, proposal, size)
  }
}
