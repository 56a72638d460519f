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

  /// `alignmentGuide` changes where a view says that a guide of its lies.
  ///
  /// 1. It hands its proposal to its child, answers what its child answers, and places it where it stands itself.
  /// 2. A container that aligns by the guide asks where it lies, and the closure is given the child's size and guides. What
  ///    it returns is the guide's distance from the child's top leading corner.
  /// 3. All other guides are the child's.
  /// 4. The container brings the guides of its views together, so that a view moves against its guide: a guide further down
  ///    moves the view up.
  static func alignmentGuide(_ guide: Guide, _ index: Int32) -> RuleFacts {
    .modifier(
      .remembersLast, rigidity: .asItsChildren, priority: .ofFirstChild, spacing: .ofFirstChild(exceptAt: []),
      guides: .closure(guide, index),
      containment: .children, scrollInsets: .passes, context: .none)
  }

  /// `offset` draws its child elsewhere.
  ///
  /// 1. It hands its proposal to its child and answers what its child answers.
  /// 2. The child is placed a distance away, towards the trailing edge and down; the frame of `offset` stays.
  /// 3. Guides inside it count as if nothing had been moved.
  static var offset: RuleFacts {
    .modifier(
      .remembersLast, rigidity: .asItsChildren, priority: .ofFirstChild, spacing: .ofFirstChild(exceptAt: []),
      guides: .childUnmoved,
      // What is moved is meant to stick out.
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
