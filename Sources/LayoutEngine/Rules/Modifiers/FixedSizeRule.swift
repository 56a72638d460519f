extension RuleFacts {
  static func fixedSize(isComplete: Bool) -> RuleFacts {
    .modifier(
      .remembersLast, rigidity: isComplete ? .always : .asItsChildren, priority: .ofFirstChild,
      spacing: .ofFirstChild(exceptAt: []), guides: .children,
      containment: .children, scrollInsets: .stops, context: .none)
  }
}

extension Negotiation {
  /// `fixedSize` lets its child have its ideal length.
  ///
  /// 1. On the chosen axes it proposes nothing to its child, on the others what it is proposed itself.
  /// 2. It answers what its child answers, even where that is more than was proposed.
  /// 3. It places its child with the same proposal, at its top leading corner.
  func measureFixedSize(_ id: NodeID, _ horizontal: Bool, _ vertical: Bool, _ proposal: Proposal) -> Size {
    let inner = dropping(horizontal, vertical, proposal)
    let size = measure(onlyChild(of: id), inner, .ideal)
    for axis in Axis.allCases { noteFollowsChild(id, axis, size[axis]) }
    return size
  }

  func arrangeFixedSize(
    _ id: NodeID, _ horizontal: Bool, _ vertical: Bool, _ proposal: Proposal, _ place: Arrangement
  ) {
    let child = onlyChild(of: id)
    let inner = dropping(horizontal, vertical, proposal)
    place(child, .zero, inner, measure(child, inner, .placement))
  }

  private func dropping(_ horizontal: Bool, _ vertical: Bool, _ proposal: Proposal) -> Proposal {
    Proposal(onEach: { ($0 == .horizontal ? horizontal : vertical) ? nil : proposal[$0] })
  }
}
