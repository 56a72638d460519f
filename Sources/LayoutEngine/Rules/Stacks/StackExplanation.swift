/// Why a stack proposed what it did: the reasons of a negotiation, worked out from the calls it consisted of.
///
/// The stack itself only records where its calls begin and end. The length is shared out once more, with the recorded
/// answers instead of the children, and each step becomes a reason.
struct StackExplanation {
  private let negotiation: RecordedNegotiation
  private let stack: RecordedStack
  /// The calls to the children, in the order they were made.
  private let asked: [(position: Int, call: Int32)]
  private let calls: [RecordedCall]

  /// - Parameter ends: for each call, the first after it that was not made within it.
  init(_ negotiation: RecordedNegotiation, _ stack: RecordedStack, calls: [RecordedCall], ends: [Int32]) {
    self.negotiation = negotiation
    self.stack = stack
    self.calls = calls
    var asked: [(position: Int, call: Int32)] = []
    var number = negotiation.firstCall
    while number < negotiation.endCall {
      let call = calls[Int(number)]
      if call.parent == negotiation.call, let position = stack.positions[call.node.rawValue] {
        asked.append((position, number))
      }
      number = ends[Int(number)]
    }
    self.asked = asked
  }

  private var rule: StackRule { stack.rule }
  private var gaps: [Double] { stack.gaps }

  /// Whether the stack had done this when a call was answered.
  func isKnown(to call: Int32) -> Bool { negotiation.call == call || negotiation.endCall <= call }

  /// Steps 2 to 5 of the stack's rule, without the length along the axis.
  func explainNegotiation(to reasons: inout ReasonList) {
    // Where the stack was proposed nothing along its axis, nothing was shared out.
    if let length = negotiation.proposal[rule.axis] {
      var replay = StackReplay(
        stack: negotiation.node, rule: rule, length: length, gaps: gaps, priorities: stack.priorities, asked: asked,
        reasons: reasons)
      reasons = ReasonList()
      replay.shareOut(length - gaps.reduce(0, +), asking: calls)
      reasons = replay.reasons
    }
    explainExtent(to: &reasons)
  }

  /// The answers that count, in the order of the children.
  private var answers: [(position: Int, call: Int32)] {
    asked.filter { calls[Int($0.call)].purpose == .offer || calls[Int($0.call)].purpose == .ideal }
      .sorted { $0.position < $1.position }
  }

  /// Step 5 across the axis.
  private func explainExtent(to reasons: inout ReasonList) {
    let cross = rule.axis.cross
    var longest = (length: 0.0, call: Int32(-1))
    for answer in answers {
      let length = calls[Int(answer.call)].size[cross]
      if length > longest.length { longest = (length, answer.call) }
    }
    let extent = negotiation.before + negotiation.after
    reasons.note(.crossLength, negotiation.node, cross, result: extent) { formula in
      if extent == longest.length {
        formula.operand(longest.length, .answer(call: longest.call, cross))
      } else {
        formula.operand(negotiation.before, .measured)
        formula.operand(negotiation.after, .measured)
        formula.apply(.add)
      }
    }
  }

  /// Step 5 along the axis.
  func explainLength(to reasons: inout ReasonList) {
    let parts = answers.map { answer in
      StackPart(gap: gaps[answer.position], length: calls[Int(answer.call)].size[rule.axis], call: answer.call)
    }
    let total = parts.reduce(0) { $0 + ($1.length + $1.gap) }
    reasons.note(.stackLength, negotiation.node, rule.axis, result: max(total, 0)) {
      $0.stackLength(negotiation.node, rule, parts, total: total)
    }
  }
}

/// What all negotiations of a stack have in common.
struct RecordedStack {
  let rule: StackRule
  /// The place of each child in the stack.
  let positions: [Int32: Int]
  let priorities: [Double]
  let gaps: [Double]

  /// - Parameter gaps: the gaps that the children prefer; `nil` when they are the rule's.
  init(_ node: NodeID, _ rule: StackRule, _ tree: LayoutTree, gaps: [Double]?) {
    self.rule = rule
    let children = tree.children(of: node)
    var positions: [Int32: Int] = [:]
    for (position, child) in children.enumerated() { positions[child.rawValue] = position }
    self.positions = positions
    priorities = children.map { tree.records[$0.index].priority }
    self.gaps = gaps ?? children.indices.map { $0 == 0 ? 0 : rule.spacing.value ?? 0 }
  }
}

/// A stack's children as a record has them: their answers are the recorded ones, in the order they were given.
private struct StackReplay: LengthSharing {
  let stack: NodeID
  let rule: StackRule
  /// What was proposed along the axis.
  let length: Double
  let gaps: [Double]
  let priorities: [Double]
  let asked: [(position: Int, call: Int32)]
  var reasons: ReasonList

  /// How many of the calls have been replayed.
  private var replayed = 0
  private var probes: [Int32: (flexibility: Flexibility, minimum: Int32)] = [:]
  /// What remains, and the reason that explains it.
  private var account: (remaining: Double, reason: Int32) = (0, -1)

  init(
    stack: NodeID, rule: StackRule, length: Double, gaps: [Double], priorities: [Double],
    asked: [(position: Int, call: Int32)], reasons: ReasonList
  ) {
    self.stack = stack
    self.rule = rule
    self.length = length
    self.gaps = gaps
    self.priorities = priorities
    self.asked = asked
    self.reasons = reasons
  }

  var count: Int { priorities.count }
  var hasMixedPriorities: Bool { priorities.contains { $0 != priorities[0] } }
  func priority(of position: Int32) -> Double { priorities[Int(position)] }
  func flexibility(of position: Int32) -> Flexibility { probes[position]?.flexibility ?? Flexibility(minimum: 0) }

  /// The next answer of a child.
  private mutating func nextAnswer(of position: Int32, in calls: [RecordedCall]) -> (length: Double, call: Int32) {
    guard replayed < asked.count, asked[replayed].position == Int(position) else { return (0, -1) }
    let call = asked[replayed].call
    replayed += 1
    return (calls[Int(call)].size[rule.axis], call)
  }

  mutating func probe(_ position: Int32, asking calls: [RecordedCall]) -> Flexibility {
    let (minimum, maximum) = (nextAnswer(of: position, in: calls), nextAnswer(of: position, in: calls))
    let flexibility = Flexibility(minimum: minimum.length, maximum: maximum.length)
    probes[position] = (flexibility, minimum.call)
    guard minimum.length.isFinite else { return flexibility }
    note(.childFlexibility, position, maximum.length - minimum.length) { [rule] in
      $0.operand(maximum.length, .answer(call: maximum.call, rule.axis))
      $0.operand(minimum.length, .answer(call: minimum.call, rule.axis))
      $0.apply(.subtract)
    }
    return flexibility
  }

  mutating func probeMinimum(_ position: Int32, asking calls: [RecordedCall]) {
    let minimum = nextAnswer(of: position, in: calls)
    probes[position] = (Flexibility(minimum: minimum.length), minimum.call)
  }

  /// What is left of the proposal after the gaps.
  mutating func didBegin(with remaining: Double) {
    let (stack, rule, length, gaps) = (stack, rule, length, gaps)
    let reason = reasons.note(.spaceForChildren, stack, rule.axis, result: remaining) { formula in
      formula.operand(length, .proposal(rule.axis))
      guard gaps.reduce(0, +) != 0 else { return }
      if let spacing = rule.spacing.value {
        formula.operand(Double(gaps.count - 1), .count)
        formula.operand(spacing, .parameter(stack, .spacing))
        formula.apply(.multiply)
      } else {
        for gap in gaps.dropFirst() { formula.operand(gap, .constant) }
        formula.apply(.sum(Int32(gaps.count - 1)))
      }
      formula.apply(.subtract)
    }
    account = (remaining, reason)
  }

  mutating func didSetAside(_ position: Int32, leaving remaining: Double) {
    change(.reservesLowerPriorities, position, minimum(of: position), .subtract, to: remaining)
  }

  mutating func didGiveBack(_ position: Int32, leaving remaining: Double) {
    change(.remaining, position, minimum(of: position), .add, to: remaining)
  }

  mutating func offer(_ share: Share, to position: Int32, asking calls: [RecordedCall]) -> Double {
    note(.childOffer, position, share.length) { [account] in
      $0.operand(account.remaining, .reason(account.reason))
      if share.unserved > 1 {
        $0.operand(Double(share.unserved), .count)
        $0.apply(.divide)
      }
      if share.remaining < 0 {
        $0.operand(0, .constant)
        $0.apply(.maximum)
      }
    }
    let answer = nextAnswer(of: position, in: calls)
    if answer.length.isFinite || share.remaining.isFinite {
      change(.remaining, position, answer, .subtract, to: share.remaining - answer.length)
    }
    return answer.length
  }

  private func minimum(of position: Int32) -> (length: Double, call: Int32) {
    probes[position].map { ($0.flexibility.minimum, $0.minimum) } ?? (0, -1)
  }

  /// Notes what remains when a child's length is taken from it or given back.
  private mutating func change(
    _ step: Reason.Step, _ position: Int32, _ answer: (length: Double, call: Int32), _ operation: Formula.Operation,
    to remaining: Double
  ) {
    let reason = note(step, position, remaining) { [account, rule] in
      $0.operand(account.remaining, .reason(account.reason))
      $0.operand(answer.length, .answer(call: answer.call, rule.axis))
      $0.apply(operation)
    }
    account = (remaining, reason)
  }

  @discardableResult
  private mutating func note(
    _ step: Reason.Step, _ position: Int32, _ result: Double, _ write: (inout FormulaWriter) -> Void
  ) -> Int32 {
    reasons.note(step, stack, rule.axis, subject: position, result: result, write)
  }
}

/// A child as a part of its stack's length.
struct StackPart {
  /// The gap before the child.
  var gap: Double
  var length: Double
  /// The call in which the child answered that length.
  var call: Int32
}

extension FormulaWriter {
  /// The sum of children and gaps, never negative.
  mutating func stackLength(_ stack: NodeID, _ rule: StackRule, _ parts: [StackPart], total: Double) {
    for part in parts {
      if part.gap != 0 { operand(part.gap, rule.spacing.value == nil ? .constant : .parameter(stack, .spacing)) }
      operand(part.length, .answer(call: part.call, rule.axis))
    }
    apply(.sum(Int32(parts.count + parts.count { $0.gap != 0 })))
    guard total < 0 else { return }
    operand(0, .constant)
    apply(.maximum)
  }
}
