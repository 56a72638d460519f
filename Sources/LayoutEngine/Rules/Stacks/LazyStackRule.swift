extension RuleFacts {
  /// Content that is longer is for a scroll view to show.
  static func lazyStack(_ rule: StackRule) -> RuleFacts {
    .container(
      .remembersAll, rigidity: .never, spacing: .plain, guides: .sideBySide, containment: .nothing, detail: .guides,
      childAxis: rule.axis, lazyAxis: rule.axis)
  }
}

extension Negotiation {
  /// `LazyVStack` and `LazyHStack` line their children up without sharing anything out.
  ///
  /// 1. Each child is proposed nothing along the axis, and across it what the stack was proposed.
  /// 2. The stack is as long as its children and gaps together, and across takes what it is proposed; with nothing
  ///    proposed, its widest child's length.
  /// 3. Children are aligned in the stack's full width.
  ///
  /// SwiftUI makes only the children that can be seen and estimates the length of the others; how was not measured.
  /// Here all are laid out, so the length is exact: for rows of one length both come out alike. Effects such as
  /// `onAppear` run only for rows that can be seen, see `LayoutTree.appears`.
  func measureLazyStack(_ id: NodeID, _ rule: StackRule, _ proposal: Proposal) -> Size {
    findLazyGaps(id, rule)
    let cross = rule.axis.cross
    let inner = Proposal(along: rule.axis, nil, across: proposal[cross])
    var (along, across) = (0.0, 0.0)
    for index in 0..<childCount(of: id) {
      let child = child(of: id, at: index)
      let size = measure(child, inner, .ideal)
      states[child].size = size
      calls?[child].offer = lastCall
      along += size[rule.axis] + (index > 0 ? states[child].gap : 0)
      across = max(across, size[cross])
    }
    noteLazyLength(id, rule, along)
    // Negative spacing may draw more together than there is.
    along = max(0, along)
    let length = proposal[cross] ?? across
    note(proposal[cross] == nil ? .largestChild : .takesProposal, id, cross, result: length) {
      $0.operand(length, proposal[cross] == nil ? .measured : .proposal(cross))
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
      let childSize = measure(child, inner, .placement)
      if index > 0 { position += states[child].gap }
      let across = line - guide(rule.alignment, of: child, inner, childSize)
      place(child, Point(along: rule.axis, position, across: across), inner, childSize)
      position += childSize[rule.axis]
    }
  }

  private func findLazyGaps(_ id: NodeID, _ rule: StackRule) {
    if !states[id].flags.contains(.knowsGaps) { findGaps(id, rule) }
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
