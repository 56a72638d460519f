/// The reasons of a round while it is decoded. Formulas name earlier reasons by their place in this list.
struct ReasonList {
  private var noted: [RecordedReason] = []
  /// Writes the terms of all formulas.
  private var writer = FormulaWriter()
  /// The call that the next reasons belong to.
  var call: Int32 = -1

  @discardableResult
  mutating func note(
    _ step: Reason.Step, _ node: NodeID, _ axis: Axis, subject: Int32 = -1, result: Double,
    _ write: (inout FormulaWriter) -> Void
  ) -> Int32 {
    let first = Int32(writer.terms.count)
    write(&writer)
    noted.append(
      RecordedReason(
        call: call, node: node, axis: axis, step: step, subject: subject, result: result, firstTerm: first,
        endTerm: Int32(writer.terms.count)))
    return Int32(noted.count - 1)
  }

  /// Sorts the reasons by the call they belong to, so that each answer names one stretch of them.
  ///
  /// - Parameter count: how many calls there are.
  /// - Returns: the reasons; and where those of each call begin, and where those of the last one end.
  consuming func sortedByCall(count: Int) -> (reasons: [Reason], starts: [Int32]) {
    // A reason of no call has call −1.
    var starts = [Int32](repeating: 0, count: count + 2)
    for reason in noted { starts[Int(reason.call) + 2] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    let places = noted.map { reason in
      defer { next[Int(reason.call) + 1] += 1 }
      return next[Int(reason.call) + 1]
    }
    var order = [Int32](repeating: 0, count: places.count)
    for (old, new) in places.enumerated() { order[Int(new)] = Int32(old) }
    let terms = writer.terms.map { term in term.renumbered { places[Int($0)] } }
    let reasons = order.map { old in
      let reason = noted[Int(old)]
      return Reason(
        node: reason.node, axis: reason.axis, step: reason.step, subject: reason.subject,
        formula: Formula(terms, from: reason.firstTerm, to: reason.endTerm), result: reason.result)
    }
    return (reasons, Array(starts[1...]))
  }
}

extension Formula.Term {
  /// The term with another number for the reason that it names.
  func renumbered(_ number: (Int32) -> Int32) -> Formula.Term {
    guard case .operand(var operand) = self, case .reason(let old) = operand.origin, old >= 0 else { return self }
    operand.origin = .reason(number(old))
    return .operand(operand)
  }
}
