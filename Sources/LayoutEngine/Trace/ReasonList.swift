/// The reasons of a trace while it is made. Formulas name earlier reasons by their place in this list.
struct ReasonList {
  private(set) var reasons: [Reason] = []
  /// The call each reason belongs to.
  private(set) var calls: [Int32] = []
  /// The call that the next reasons belong to.
  var call: Int32 = -1

  @discardableResult
  mutating func note(
    _ step: Reason.Step, _ node: NodeID, _ axis: Axis, subject: Int32 = -1, result: Double,
    _ write: (inout FormulaWriter) -> Void
  ) -> Int32 {
    var writer = FormulaWriter()
    write(&writer)
    return add(
      Reason(node: node, axis: axis, step: step, subject: subject, formula: Formula(writer.terms), result: result))
  }

  mutating func add(_ reason: Reason) -> Int32 {
    reasons.append(reason)
    calls.append(call)
    return Int32(reasons.count - 1)
  }

  /// Sorts the reasons by the call they belong to, so that each answer names one stretch of them.
  mutating func sortByCall() {
    let order = reasons.indices.sorted { (calls[$0], $0) < (calls[$1], $1) }
    var renumbered = [Int32](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { renumbered[old] = Int32(new) }
    reasons = order.map { reasons[$0].renumbered { renumbered[Int($0)] } }
    calls = order.map { calls[$0] }
  }

  /// Which reasons belong to each call, once they are sorted.
  var rangesByCall: [Int32: Range<Int32>] {
    var ranges: [Int32: Range<Int32>] = [:]
    var start = 0
    for index in calls.indices where index + 1 == calls.count || calls[index + 1] != calls[index] {
      ranges[calls[index]] = Int32(start)..<Int32(index + 1)
      start = index + 1
    }
    return ranges
  }
}

extension Reason {
  /// The reason with other numbers for the reasons it names.
  func renumbered(_ number: (Int32) -> Int32) -> Reason {
    var reason = self
    for (index, term) in formula.terms.enumerated() {
      guard case .operand(var operand) = term, case .reason(let old) = operand.origin, old >= 0 else { continue }
      operand.origin = .reason(number(old))
      reason.formula.terms[index] = .operand(operand)
    }
    return reason
  }
}
