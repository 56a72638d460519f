extension RuleFacts {
  static func safeAreaPadding(_ insets: Insets) -> RuleFacts {
    .modifier(
      .remembersLast, rigidity: .never, priority: .value(0), spacing: .ofFirstChild(exceptAt: EdgeSet(of: insets)), guides: .children,
      containment: .children, scrollInsets: .passes, context: .safeAreaPadding(insets))
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
  func placeSafeAreaPadding(_ id: NodeID, _ insets: Insets, _ proposal: Proposal) {
    let frame = frames[id]
    let outer = safeArea
    let isMirrored = nodes[id].traits.contains(.rightToLeft)
    arrangeSafeAreaPadding(id, insets, proposal, frame.size) { child, offset, childProposal, childSize in
      var offset = offset
      if isMirrored { offset.x = frame.size.width - offset.x - childSize.width }
      let origin = frame.origin + offset
      self.safeArea = outer.inside(frame, keeping: Rect(origin: origin, size: childSize))
      self.tree.safeAreas[child.rawValue] = self.safeArea
      self.place(child, at: origin, childProposal, childSize)
    }
  }
}
