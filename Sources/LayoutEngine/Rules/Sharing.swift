extension Negotiation {
  /// Shares a length out among columns or rows, as a stack does among children of one priority.
  ///
  /// - Parameters:
  ///   - length: what there is, gaps included; `nil` gives each its ideal length.
  ///   - measure: the length of one of them for a proposal.
  func share(
    _ length: Double?, gaps: [Double], count: Int, measure: (_ index: Int, _ proposal: Double?) -> Double
  ) -> [Double] {
    guard let length else { return (0..<count).map { measure($0, nil) } }
    var order = (0..<count).map { index in
      let minimum = measure(index, 0)
      let maximum = measure(index, .infinity)
      return StackCandidate(
        child: -1, position: Int32(index), priority: 0, minimum: minimum,
        flexibility: minimum.isFinite ? maximum - minimum : 0)
    }
    order.sort { $0.isServed(before: $1) }
    var lengths = [Double](repeating: 0, count: count)
    var remaining = length - gaps.reduce(0, +)
    for (served, candidate) in order.enumerated() {
      let answer = measure(Int(candidate.position), max(remaining / Double(count - served), 0))
      lengths[Int(candidate.position)] = answer
      if answer.isFinite || remaining.isFinite { remaining -= answer }
    }
    return lengths
  }
}
