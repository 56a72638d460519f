extension Negotiation {
  /// How many subviews a node stands for that the lazy container around it has not made; `nil` for any other node.
  func remainingSubviews(_ id: NodeID) -> Int? {
    if case .remainingSubviews(let count) = rule(of: id) { return Int(count) }
    return nil
  }

  /// Notes the length that a lazy container gives to the subviews it has not made.
  func noteEstimate(_ id: NodeID, _ axis: Axis, child: Int, _ made: MadeSubviews, _ count: Int) {
    note(.estimatedLength, id, axis, subject: Int32(child), result: made.estimate(for: count)) { formula in
      formula.operand(Double(count), .count)
      formula.operand(made.averageLength, .measured)
      formula.apply(.multiply)
      formula.operand(Double(count - 1), .count)
      formula.operand(made.averageGap, .measured)
      formula.apply(.multiply)
      formula.apply(.add)
    }
  }
}

/// The subviews, or lines of subviews, that a lazy container has made so far.
///
/// What it has not made it takes to be as long:
/// 1. Each of the remaining ones has the average length of those before.
/// 2. The gaps between them are those before, on average.
///
/// Source: WWDC26, "Dive into lazy stacks and scrolling with SwiftUI", at 2:45. It speaks of lengths alone.
struct MadeSubviews {
  private var (count, length, gaps) = (0, 0.0, 0.0)

  var averageLength: Double { count == 0 ? 0 : length / Double(count) }
  var averageGap: Double { count < 2 ? 0 : gaps / Double(count - 1) }

  /// - Parameters:
  ///   - length: The subview's length along the container, in points.
  ///   - gap: The distance from the subview before, in points; of the first it does not count.
  mutating func add(_ length: Double, after gap: Double) {
    if count > 0 { gaps += gap }
    count += 1
    self.length += length
  }

  /// The length of further subviews together, in points.
  func estimate(for remaining: Int) -> Double {
    Double(remaining) * averageLength + Double(remaining - 1) * averageGap
  }
}
