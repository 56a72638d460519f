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
    let flexibilities = (0..<count).map { Flexibility(minimum: measure($0, 0), maximum: measure($0, .infinity)) }
    let order = (0..<count).sorted { a, b in
      if flexibilities[a].comesBefore(flexibilities[b]) { return true }
      return !flexibilities[b].comesBefore(flexibilities[a]) && a < b
    }
    var lengths = [Double](repeating: 0, count: count)
    var remaining = length - gaps.reduce(0, +)
    for (served, index) in order.enumerated() {
      let answer = measure(index, max(remaining / Double(count - served), 0))
      lengths[index] = answer
      if answer.isFinite || remaining.isFinite { remaining -= answer }
    }
    return lengths
  }
}
