/// Why a stack proposed what it did: the reasons of a negotiation, worked out from the calls it consisted of.
///
/// The stack itself only takes down where its calls begin and end. What it set aside, whom it served in which order,
/// and what remained each time can be read off the proposals and answers.
struct StackExplanation {
  private let negotiation: RecordedNegotiation
  private var stack: NodeID { negotiation.node }
  private let rule: StackRule
  private let children: [NodeID]
  private let priorities: [Double]
  private let gaps: [Double]
  /// The calls to the children, in the order they were made.
  private var probes: [(position: Int, minimum: Int32, maximum: Int32)] = []
  private var offers: [(position: Int, call: Int32)] = []
  private let calls: [RecordedCall]

  init(
    _ negotiation: RecordedNegotiation, _ rule: StackRule, _ tree: LayoutTree, gaps: [Double]?, calls: [RecordedCall]
  ) {
    self.negotiation = negotiation
    self.rule = rule
    self.calls = calls
    children = tree.children(of: negotiation.node)
    priorities = children.map { tree.records[$0.index].priority }
    self.gaps = gaps ?? children.indices.map { $0 == 0 ? 0 : rule.spacing.value ?? 0 }
    readCalls()
  }

  private mutating func readCalls() {
    var positions: [Int32: Int] = [:]
    for (position, child) in children.enumerated() { positions[child.rawValue] = position }
    for number in negotiation.firstCall..<negotiation.endCall {
      let call = calls[Int(number)]
      guard call.parent == negotiation.call, let position = positions[call.node.rawValue] else { continue }
      switch call.purpose {
      case .probeMinimum: probes.append((position, minimum: number, maximum: -1))
      case .probeMaximum: probes[probes.count - 1].maximum = number
      default: offers.append((position, number))
      }
    }
  }

  private func length(_ call: Int32) -> Double { calls[Int(call)].size[rule.axis] }

  private func minimum(of position: Int) -> (length: Double, call: Int32) {
    for probe in probes where probe.position == position { return (length(probe.minimum), probe.minimum) }
    return (0, -1)
  }

  /// Whether the stack had done this when a call was answered.
  func isKnown(to call: Int32) -> Bool { negotiation.call == call || negotiation.endCall <= call }

  /// Steps 2 and 4 to 8 of the stack's rule, without the length along the axis.
  func explainNegotiation(to reasons: inout ReasonList) {
    explainSharing(to: &reasons)
    explainExtent(to: &reasons)
  }

  /// Steps 2 and 4 to 7; nothing where the stack was proposed nothing along its axis.
  private func explainSharing(to reasons: inout ReasonList) {
    guard let length = negotiation.proposal[rule.axis] else { return }
    for probe in probes where probe.maximum >= 0 { explainFlexibility(probe, &reasons) }
    var account = explainSpace(length, &reasons)
    let top = offers.map { priorities[$0.position] }.max() ?? 0
    for offer in offers where priorities[offer.position] < top {
      let minimum = minimum(of: offer.position)
      account.change(.reservesLowerPriorities, offer.position, minimum.length, minimum.call, .subtract, &reasons)
    }
    var start = 0
    while start < offers.count {
      let priority = priorities[offers[start].position]
      let group = offers[start...].prefix { priorities[$0.position] == priority }
      if start > 0 {
        for offer in group {
          let minimum = minimum(of: offer.position)
          account.change(.remaining, offer.position, minimum.length, minimum.call, .add, &reasons)
        }
      }
      for (served, offer) in group.enumerated() { explainOffer(offer, group.count - served, &account, &reasons) }
      start = group.endIndex
    }
  }

  /// Step 4.
  private func explainFlexibility(
    _ probe: (position: Int, minimum: Int32, maximum: Int32), _ reasons: inout ReasonList
  ) {
    let (minimum, maximum) = (length(probe.minimum), length(probe.maximum))
    guard minimum.isFinite else { return }
    reasons.note(.childFlexibility, stack, rule.axis, subject: Int32(probe.position), result: maximum - minimum) {
      $0.operand(maximum, .answer(call: probe.maximum, rule.axis))
      $0.operand(minimum, .answer(call: probe.minimum, rule.axis))
      $0.apply(.subtract)
    }
  }

  /// Step 2: what is left of the proposal after the gaps.
  private func explainSpace(_ length: Double, _ reasons: inout ReasonList) -> StackAccount {
    let total = gaps.reduce(0, +)
    let reason = reasons.note(.spaceForChildren, stack, rule.axis, result: length - total) { formula in
      formula.operand(length, .proposal(rule.axis))
      guard total != 0 else { return }
      if let spacing = rule.spacing.value {
        formula.operand(Double(children.count - 1), .count)
        formula.operand(spacing, .parameter(stack, .spacing))
        formula.apply(.multiply)
      } else {
        for gap in gaps.dropFirst() { formula.operand(gap, .constant) }
        formula.apply(.sum(Int32(children.count - 1)))
      }
      formula.apply(.subtract)
    }
    return StackAccount(stack: stack, axis: rule.axis, remaining: length - total, reason: reason)
  }

  /// Step 7: a child's share, and what remains when it has answered.
  private func explainOffer(
    _ offer: (position: Int, call: Int32), _ unserved: Int, _ account: inout StackAccount,
    _ reasons: inout ReasonList
  ) {
    let share = account.remaining / Double(unserved)
    let offered = calls[Int(offer.call)].proposal[rule.axis] ?? max(share, 0)
    reasons.note(.childOffer, stack, rule.axis, subject: Int32(offer.position), result: offered) {
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
    let answer = length(offer.call)
    guard answer.isFinite || account.remaining.isFinite else { return }
    account.change(.remaining, offer.position, answer, offer.call, .subtract, &reasons)
  }

  /// Step 8 across the axis.
  private func explainExtent(to reasons: inout ReasonList) {
    let cross = rule.axis.cross
    var longest = (length: 0.0, call: Int32(-1))
    for offer in offers.sorted(by: { $0.position < $1.position }) {
      let length = calls[Int(offer.call)].size[cross]
      if length > longest.length { longest = (length, offer.call) }
    }
    let extent = negotiation.before + negotiation.after
    reasons.note(.crossLength, stack, cross, result: extent) { formula in
      if extent == longest.length {
        formula.operand(longest.length, .answer(call: longest.call, cross))
      } else {
        formula.operand(negotiation.before, .measured)
        formula.operand(negotiation.after, .measured)
        formula.apply(.add)
      }
    }
  }

  /// Step 8 along the axis.
  func explainLength(to reasons: inout ReasonList) {
    let inOrder = offers.sorted { $0.position < $1.position }
    let total = inOrder.reduce(0.0) { $0 + (length($1.call) + gaps[$1.position]) }
    reasons.note(.stackLength, stack, rule.axis, result: max(total, 0)) { formula in
      var terms = 0
      for offer in inOrder {
        let gap = gaps[offer.position]
        if gap != 0 {
          formula.operand(gap, rule.spacing.value == nil ? .constant : .parameter(stack, .spacing))
          terms += 1
        }
        formula.operand(length(offer.call), .answer(call: offer.call, rule.axis))
        terms += 1
      }
      formula.apply(.sum(Int32(terms)))
      guard total < 0 else { return }
      formula.operand(0, .constant)
      formula.apply(.maximum)
    }
  }
}

/// What a stack still has to share out.
private struct StackAccount {
  let stack: NodeID
  let axis: Axis
  var remaining: Double
  /// The reason that explains `remaining`.
  var reason: Int32

  /// Takes a child's length from what remains, or gives a reserved minimum back.
  mutating func change(
    _ step: Reason.Step, _ position: Int, _ length: Double, _ call: Int32, _ operation: Formula.Operation,
    _ reasons: inout ReasonList
  ) {
    let result = operation == .add ? remaining + length : remaining - length
    let (before, axis) = (self, axis)
    reason = reasons.note(step, stack, axis, subject: Int32(position), result: result) { formula in
      formula.operand(before.remaining, .reason(before.reason))
      formula.operand(length, .answer(call: call, axis))
      formula.apply(operation)
    }
    remaining = result
  }
}
