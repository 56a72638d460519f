/// What a stack notes about its steps; nothing here takes part in the result.
extension Negotiation {
  /// What is left of the proposal after the gaps.
  func noteSpace(_ id: NodeID, _ rule: StackRule, _ length: Double, _ gaps: Double) -> Int32 {
    note(.spaceForChildren, id, rule.axis, result: length - gaps) { formula in
      formula.operand(length, .proposal(rule.axis))
      guard gaps != 0 else { return }
      if let spacing = rule.spacing.value {
        formula.operand(Double(nodes[id.index].childCount - 1), .count)
        formula.operand(spacing, .parameter(id, .spacing))
        formula.apply(.multiply)
      } else {
        writeGaps(id, to: &formula)
      }
      formula.apply(.subtract)
    }
  }

  private func writeGaps(_ id: NodeID, to formula: inout FormulaWriter) {
    let count = Int(nodes[id.index].childCount)
    for index in 1..<count { formula.operand(states[child(of: id, at: index).index].gap, .constant) }
    formula.apply(.sum(Int32(count - 1)))
  }

  func noteFlexibility(_ index: Int, _ axis: Axis, _ maximum: Double, _ minimumCall: Int32) {
    let candidate = candidates[index]
    guard recorder != nil, candidate.minimum.isFinite else { return }
    let call = lastCall
    let stack = NodeID(nodes[Int(candidate.child)].parent)
    note(.childFlexibility, stack, axis, subject: candidate.position, result: candidate.flexibility) { formula in
      formula.operand(maximum, .answer(call: call, axis))
      formula.operand(candidate.minimum, .answer(call: minimumCall, axis))
      formula.apply(.subtract)
    }
  }

  func noteOffer(_ index: Int, _ account: StackAccount, _ unserved: Int) {
    let share = account.remaining / Double(unserved)
    note(.childOffer, account.stack, account.axis, subject: candidates[index].position, result: max(share, 0)) {
      $0.operand(account.remaining, .reason(account.reason))
      if unserved > 1 {
        $0.operand(Double(unserved), .count)
        $0.apply(.divide)
      }
      if share < 0 {
        $0.operand(0, .constant)
        $0.apply(.maximum)
      }
    }
  }

  /// Takes a child's length from what remains, or gives a reserved minimum back.
  func noteAccount(
    _ step: Reason.Step, _ account: inout StackAccount, _ index: Int, _ length: Double, _ call: Int32,
    _ operation: Formula.Operation
  ) {
    guard recorder != nil else { return }
    let remaining = account.remaining
    let result = operation == .add ? remaining + length : remaining - length
    let before = account.reason
    account.reason = note(
      step, account.stack, account.axis, subject: candidates[index].position, result: result
    ) { formula in
      formula.operand(remaining, .reason(before))
      formula.operand(length, .answer(call: call, account.axis))
      formula.apply(operation)
    }
  }

  func noteExtent(_ id: NodeID, _ cross: Axis, _ extent: AlignedExtent) {
    note(.crossLength, id, cross, result: extent.length) { formula in
      if extent.length == extent.longest {
        formula.operand(extent.longest, .answer(call: extent.longestCall, cross))
      } else {
        formula.operand(extent.before, .measured)
        formula.operand(extent.after, .measured)
        formula.apply(.add)
      }
    }
  }

  func noteLength(_ id: NodeID, _ rule: StackRule, _ length: Double) {
    note(.stackLength, id, rule.axis, result: length) { formula in
      let count = Int(nodes[id.index].childCount)
      var terms = 0
      for index in 0..<count {
        let state = states[child(of: id, at: index).index]
        if index > 0, state.gap != 0 {
          formula.operand(state.gap, rule.spacing.value == nil ? .constant : .parameter(id, .spacing))
          terms += 1
        }
        formula.operand(state.size[rule.axis], .answer(call: state.offerCall, rule.axis))
        terms += 1
      }
      formula.apply(.sum(Int32(terms)))
    }
  }
}
