/// Rows of a `ForEach` that a lazy container has not made, as one of the container's subviews.
public struct RemainingSubviewsRule: Sendable, Equatable, BitwiseCopyable {
  /// How many rows are not made.
  public var rows: Int32
  /// How many rows were made before them, at least one.
  public var made: Int32
  /// How many subviews of the container those are, which stand before the node.
  public var subviews: Int32

  /// Makes the parameters; see the properties.
  public init(rows: Int, made: Int, subviews: Int) {
    self.rows = Int32(clamping: max(rows, 0))
    self.made = Int32(clamping: max(made, 1))
    self.subviews = Int32(clamping: max(subviews, 0))
  }

  /// How many times as long the rows that are not made are.
  var ratio: Double { Double(rows) / Double(made) }
}

extension Negotiation {
  /// The parameters of a node that stands for subviews its lazy container has not made; `nil` for any other node.
  func remainingSubviews(_ id: NodeID) -> RemainingSubviewsRule? {
    if case .remainingSubviews(let remaining) = rule(of: id) { return remaining }
    return nil
  }

  /// The length along a lazy stack that it takes subviews to have that it has not made.
  ///
  /// 1. Each row has the average length of the rows of its `ForEach` that were made, with the gaps between them.
  /// 2. The gap before the first of them is that before the last row.
  ///
  /// Source: WWDC26, "Dive into lazy stacks and scrolling with SwiftUI", at 2:45, which speaks of all subviews before.
  func estimate(_ remaining: RemainingSubviewsRule, of id: NodeID, at index: Int, along axis: Axis) -> Double {
    let first = max(0, index - Int(remaining.subviews))
    var extent = 0.0
    for place in first..<index {
      let child = child(of: id, at: place)
      extent += states[child].size[axis] + (place > first ? states[child].gap : 0)
    }
    let gap = states[child(of: id, at: index)].gap
    return max(0, (extent + gap) * remaining.ratio - gap)
  }

  /// Notes the length that a lazy container gives to the subviews it has not made.
  func noteEstimate(_ id: NodeID, _ axis: Axis, child: Int, _ length: Double, _ remaining: RemainingSubviewsRule) {
    note(.estimatedLength, id, axis, subject: Int32(child), result: length) { formula in
      formula.operand(Double(remaining.rows), .count)
      formula.operand(remaining.rows == 0 ? 0 : length / Double(remaining.rows), .measured)
      formula.apply(.multiply)
    }
  }
}
