extension RuleFacts {
  /// Content that is longer along the axis is for a scroll view to show.
  static func lazyStack(_ rule: StackRule) -> RuleFacts {
    .container(
      .remembersAll, rigidity: .never, spacing: .plain, guides: .sideBySide,
      containment: .childrenAlong(rule.axis.cross), detail: .guides, childAxis: rule.axis, lazyAxis: rule.axis)
  }
}

extension Negotiation {
  /// `LazyVStack` and `LazyHStack` line their children up without sharing anything out.
  ///
  /// 1. Each child is proposed nothing along the axis, and across it what the stack was proposed.
  /// 2. The stack is as long as its children and gaps together, and across takes what it is proposed.
  /// 3. With nothing proposed across, it has the length of its first child: it cannot know the longest of children that
  ///    it has not made. Longer ones stick out.
  /// 4. Children are aligned in the stack's full width.
  ///
  /// SwiftUI makes children until what can be seen is filled, and takes the others to be as long as those on average.
  /// Here usually more are made than can be seen, and those that remain are estimated (see `RowEstimate`): for rows of one
  /// length both come out alike. Effects such as `onAppear` run only for rows that can be seen, see
  /// `LayoutTree.appears`.
  ///
  /// Source: WWDC26, "Dive into lazy stacks and scrolling with SwiftUI", from 2:09 and 5:45.
  func measureLazyStack(_ id: NodeID, _ rule: StackRule, _ proposal: Proposal) -> Size {
    findLazyGaps(id, rule)
    let cross = rule.axis.cross
    let inner = Proposal(along: rule.axis, nil, across: proposal[cross])
    var along = 0.0
    var first = (length: 0.0, call: Int32(-1))
    for index in 0..<childCount(of: id) {
      let child = child(of: id, at: index)
      let estimate = estimateOfRemaining(id, at: index, rule.axis)
      if let estimate { noteEstimate(id, rule.axis, child: index, estimate.length, estimate.write) }
      let size = measure(child, inner.offering(estimate, along: rule.axis), .ideal)
      states[child].size = size
      calls?[child].offer = lastCall
      along += size[rule.axis] + (index > 0 ? states[child].gap : 0)
      if index == 0 { first = (size[cross], lastCall) }
    }
    noteLazyLength(id, rule, along)
    // Negative spacing may draw more together than there is.
    along = max(0, along)
    let length = proposal[cross] ?? first.length
    note(proposal[cross] == nil ? .firstChild : .takesProposal, id, cross, result: length) {
      $0.operand(length, proposal[cross] == nil ? .answer(call: first.call, cross) : .proposal(cross))
    }
    return Size(along: rule.axis, along, across: length)
  }

  func arrangeLazyStack(
    _ id: NodeID, _ rule: StackRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    findLazyGaps(id, rule)
    let cross = rule.axis.cross
    let inner = Proposal(along: rule.axis, nil, across: size[cross])
    let line = defaultGuide(rule.alignment, size)
    var position = 0.0
    for index in 0..<childCount(of: id) {
      let child = child(of: id, at: index)
      let offer = inner.offering(estimateOfRemaining(id, at: index, rule.axis), along: rule.axis)
      let childSize = measure(child, offer, .placement)
      states[child].size = childSize
      if index > 0 { position += states[child].gap }
      let across = line - guide(rule.alignment, of: child, offer, childSize)
      place(child, Point(along: rule.axis, position, across: across), offer, childSize)
      position += childSize[rule.axis]
    }
  }

  /// The estimate for the child at a place, if that stands for subviews that are not made.
  private func estimateOfRemaining(_ id: NodeID, at index: Int, _ axis: Axis) -> RowEstimate? {
    remainingSubviews(child(of: id, at: index)).map { estimate($0, of: id, at: index, along: axis) }
  }

  private func findLazyGaps(_ id: NodeID, _ rule: StackRule) {
    if states[id].flags.contains(.knowsGaps) { return }
    findGaps(id, rule)
    // What is not made stands as far from the last child as that from the one before.
    for index in 2..<max(2, childCount(of: id)) where remainingSubviews(child(of: id, at: index)) != nil {
      states[child(of: id, at: index)].gap = states[child(of: id, at: index - 1)].gap
    }
  }

  private func noteLazyLength(_ id: NodeID, _ rule: StackRule, _ sum: Double) {
    note(.stackLength, id, rule.axis, result: max(0, sum)) { formula in
      let parts = (0..<childCount(of: id)).map { index in
        let child = child(of: id, at: index)
        return StackPart(
          gap: index > 0 ? states[child].gap : 0, length: states[child].size[rule.axis],
          call: calls?[child].offer ?? -1)
      }
      formula.stackLength(id, rule, parts, total: sum)
    }
  }
}

extension Proposal {
  /// What a child of a lazy stack is proposed: nothing along the axis, or their length in place of those not made.
  fileprivate func offering(_ estimate: RowEstimate?, along axis: Axis) -> Proposal {
    estimate.map { Proposal(along: axis, $0.length, across: self[axis.cross]) } ?? self
  }
}
