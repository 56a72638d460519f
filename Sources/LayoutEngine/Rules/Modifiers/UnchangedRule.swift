extension RuleFacts {
  static var neutral: RuleFacts {
    .modifier(
      .remembersLast, rigidity: .asItsChildren, priority: .ofFirstChild, spacing: .ofFirstChild(exceptAt: []),
      guides: .children,
      containment: .children, scrollInsets: .passes, context: .none)
  }

  static func layoutPriority(_ value: Double) -> RuleFacts {
    .modifier(
      .remembersLast, rigidity: .asItsChildren, priority: .value(value), spacing: .ofFirstChild(exceptAt: []),
      guides: .children,
      containment: .children, scrollInsets: .passes, context: .none)
  }

  static func alignmentGuide(_ guide: Guide, _ index: Int32) -> RuleFacts {
    .modifier(
      .remembersLast, rigidity: .asItsChildren, priority: .ofFirstChild, spacing: .ofFirstChild(exceptAt: []),
      guides: .closure(guide, index),
      containment: .children, scrollInsets: .passes, context: .none)
  }

  /// What is moved is meant to stick out, and moves no guide for others.
  static var offset: RuleFacts {
    .modifier(
      .remembersLast, rigidity: .asItsChildren, priority: .ofFirstChild, spacing: .ofFirstChild(exceptAt: []),
      guides: .childUnmoved,
      containment: .nothing, scrollInsets: .stops, context: .none)
  }
}

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
