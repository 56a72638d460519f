extension RuleFacts {
  static var viewThatFits: RuleFacts {
    RuleFacts(
      kind: .choice, answering: .remembersAll, rigidity: .never, priority: .value(0),
      spacing: .ofFirstChild(exceptAt: []), guides: .children, containment: .children, scrollInsets: .stops,
      context: .none, detail: .none, reasons: .noted, childAxis: nil, lazyAxis: nil)
  }
}

extension LayoutTree {
  /// Whether the last layout left out neither the node nor a view around it: `ViewThatFits` chooses one view.
  func isChosen(_ node: NodeID) -> Bool {
    var current = node
    while !isPlaced(current), let parent = parent(of: current) {
      if facts(of: parent).kind == .choice { return false }
      current = parent
    }
    return true
  }
}

extension Negotiation {
  /// `ViewThatFits` lays out the first of its children that fits.
  ///
  /// 1. Each child in turn is proposed nothing on the compared axes and the real proposal on the others.
  /// 2. The first whose answer is no longer than the proposal on the compared axes wins; when none is, the last.
  /// 3. The winner gets the real proposal, and its answer is the answer. It may still be too large.
  func measureViewThatFits(_ id: NodeID, _ horizontal: Bool, _ vertical: Bool, _ proposal: Proposal) -> Size {
    guard childCount(of: id) > 0 else { return .zero }
    let winner = viewThatFits(id, horizontal, vertical, proposal)
    let size = measure(winner, proposal, .content)
    for axis in Axis.allCases { noteFollowsChild(id, axis, size[axis]) }
    return size
  }

  func arrangeViewThatFits(
    _ id: NodeID, _ horizontal: Bool, _ vertical: Bool, _ proposal: Proposal, _ place: Arrangement
  ) {
    guard childCount(of: id) > 0 else { return }
    let winner = viewThatFits(id, horizontal, vertical, proposal)
    place(winner, .zero, proposal, measure(winner, proposal, .placement))
  }

  private func viewThatFits(
    _ id: NodeID, _ horizontal: Bool, _ vertical: Bool, _ proposal: Proposal
  ) -> NodeID {
    let count = childCount(of: id)
    func isCompared(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
    let ideal = Proposal(onEach: { isCompared($0) ? nil : proposal[$0] })
    for index in 0..<(count - 1) {
      let candidate = child(of: id, at: index)
      let size = measure(candidate, ideal, .ideal)
      if Axis.allCases.allSatisfy({ !isCompared($0) || size[$0] <= proposal[$0] ?? .infinity }) { return candidate }
    }
    return child(of: id, at: count - 1)
  }
}
