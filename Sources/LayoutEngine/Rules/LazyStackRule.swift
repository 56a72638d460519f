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
    for index in 0..<Int(nodes[id.index].childCount) {
      let child = child(of: id, at: index)
      let size = measure(child, inner, .ideal)
      states[child.index].size = size
      calls?[child.index].offer = lastCall
      along += size[rule.axis] + (index > 0 ? states[child.index].gap : 0)
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
    for index in 0..<Int(nodes[id.index].childCount) {
      let child = child(of: id, at: index)
      let childSize = measure(child, inner, .placement)
      if index > 0 { position += states[child.index].gap }
      let across = line - guide(rule.alignment, of: child, inner, childSize)
      place(child, Point(along: rule.axis, position, across: across), inner, childSize)
      position += childSize[rule.axis]
    }
  }

  private func findLazyGaps(_ id: NodeID, _ rule: StackRule) {
    if !states[id.index].flags.contains(.knowsGaps) { findGaps(id, rule) }
  }

  private func noteLazyLength(_ id: NodeID, _ rule: StackRule, _ sum: Double) {
    note(.stackLength, id, rule.axis, result: max(0, sum)) { formula in
      let count = Int(nodes[id.index].childCount)
      var terms = 0
      for index in 0..<count {
        let child = child(of: id, at: index)
        let state = states[child.index]
        if index > 0, state.gap != 0 {
          formula.operand(state.gap, rule.spacing.value == nil ? .constant : .parameter(id, .spacing))
          terms += 1
        }
        formula.operand(state.size[rule.axis], .answer(call: calls?[child.index].offer ?? -1, rule.axis))
        terms += 1
      }
      formula.apply(.sum(Int32(terms)))
      guard sum < 0 else { return }
      formula.operand(0, .constant)
      formula.apply(.maximum)
    }
  }
}
