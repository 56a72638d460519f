extension RuleFacts {
  static func safeAreaPadding(_ insets: Insets) -> RuleFacts {
    .modifier(
      .remembersLast, rigidity: .never, priority: .value(0), spacing: .ofFirstChild(exceptAt: EdgeSet(of: insets)),
      guides: .children,
      containment: .children, scrollInsets: .passes, context: .safeAreaPadding)
  }
}

extension Negotiation {
  /// `safeAreaPadding` is padding that content may ignore, and that a scroll view takes for margins of its content.
  func measureSafeAreaPadding(_ id: NodeID, _ insets: Insets, _ proposal: Proposal) -> Size {
    guard let scrollView = insetScrollView(in: onlyChild(of: id)) else { return measurePadding(id, insets, proposal) }
    claim(insets, in: scrollView, for: id)
    return measureUnchanged(id, proposal)
  }

  func arrangeSafeAreaPadding(
    _ id: NodeID, _ insets: Insets, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    guard let scrollView = insetScrollView(in: onlyChild(of: id)) else {
      return arrangePadding(id, insets, proposal, place)
    }
    claim(insets, in: scrollView, for: id)
    arrangeUnchanged(id, at: .zero, proposal, size, place)
  }

  /// Places the content; for it the safe area ends where the padding begins.
  func placeSafeAreaPadding(_ id: NodeID, _ proposal: Proposal) {
    let (outer, frame) = (safeArea, frames[id])
    placeChildren(of: id, in: frame, proposal) { child, childFrame in
      self.safeArea = outer.inside(frame, keeping: childFrame)
      self.tree.safeAreas[child.rawValue] = self.safeArea
    }
  }
}
