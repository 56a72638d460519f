/// The reasons of a trace while it is made. Formulas name earlier reasons by their place in this list.
struct ReasonList {
  private(set) var reasons: [Reason] = []
  /// The call each reason belongs to.
  private(set) var calls: [Int32] = []
  /// The call that the next reasons belong to.
  var call: Int32 = -1
  /// Where formulas are written before they are kept, so that each is kept in a piece of memory of its own length.
  private var draft = FormulaWriter()

  @discardableResult
  mutating func note(
    _ step: Reason.Step, _ node: NodeID, _ axis: Axis, subject: Int32 = -1, result: Double,
    _ write: (inout FormulaWriter) -> Void
  ) -> Int32 {
    draft.terms.removeAll(keepingCapacity: true)
    write(&draft)
    let formula = Formula(Array(draft.terms[...]))
    return add(Reason(node: node, axis: axis, step: step, subject: subject, formula: formula, result: result))
  }

  mutating func add(_ reason: Reason) -> Int32 {
    reasons.append(reason)
    calls.append(call)
    return Int32(reasons.count - 1)
  }

  /// Sorts the reasons by the call they belong to, so that each answer names one stretch of them.
  ///
  /// - Parameter count: how many calls there are.
  /// - Returns: where the reasons of each call begin, and where those of the last one end.
  mutating func sortByCall(count: Int) -> [Int32] {
    // A reason of no call has call −1.
    var starts = [Int32](repeating: 0, count: count + 2)
    for call in calls { starts[Int(call) + 2] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    let places = calls.map { call in
      defer { next[Int(call) + 1] += 1 }
      return next[Int(call) + 1]
    }
    var order = [Int32](repeating: 0, count: places.count)
    for (old, new) in places.enumerated() { order[Int(new)] = Int32(old) }
    // Each formula is moved and not copied: there may be hundreds of thousands.
    var sorted: [Reason] = []
    sorted.reserveCapacity(order.count)
    for old in order {
      sorted.append(reasons[Int(old)])
      reasons[Int(old)].formula.terms = []
      sorted[sorted.count - 1].formula.renumber { places[Int($0)] }
    }
    reasons = sorted
    calls = order.map { calls[Int($0)] }
    return Array(starts[1...])
  }
}

extension Formula {
  /// Gives the reasons that the formula names other numbers.
  mutating func renumber(_ number: (Int32) -> Int32) {
    for index in terms.indices {
      guard case .operand(var operand) = terms[index], case .reason(let old) = operand.origin, old >= 0 else {
        continue
      }
      operand.origin = .reason(number(old))
      terms[index] = .operand(operand)
    }
  }
}
