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
}

extension Negotiation {
  /// The parameters of a node that stands for subviews its lazy container has not made; `nil` for any other node.
  func remainingSubviews(_ id: NodeID) -> RemainingSubviewsRule? {
    if case .remainingSubviews(let remaining) = rule(of: id) { return remaining }
    return nil
  }

  /// What a lazy stack takes subviews to be that it has not made.
  ///
  /// - Parameter index: The place of their node among the children.
  func estimate(_ remaining: RemainingSubviewsRule, of id: NodeID, at index: Int, along axis: Axis) -> RowEstimate {
    let first = max(0, index - Int(remaining.subviews))
    let gap = states[child(of: id, at: index)].gap
    var made = gap
    for place in first..<index {
      let child = child(of: id, at: place)
      made += states[child].size[axis] + (place > first ? states[child].gap : 0)
    }
    return RowEstimate(made: made, gap: gap, remaining: remaining)
  }

  /// Notes the length that a lazy container gives to the subviews it has not made.
  func noteEstimate(
    _ id: NodeID, _ axis: Axis, child: Int, _ length: Double, _ write: (inout FormulaWriter) -> Void
  ) {
    note(.estimatedLength, id, axis, subject: Int32(child), result: length, write)
  }
}

/// The length along a lazy stack that rows have together that are not made, in points.
///
/// 1. Each row has the average length of the rows of its `ForEach` that were made, with the gaps between them.
/// 2. The gap before the first of them is that before the last row.
///
/// Source: WWDC26, "Dive into lazy stacks and scrolling with SwiftUI", at 2:45, which speaks of all subviews before.
struct RowEstimate {
  /// The length of the rows that were made, each with the gap after it.
  let made: Double
  let gap: Double
  let remaining: RemainingSubviewsRule

  private var sum: Double { made * Double(remaining.rows) / Double(remaining.made) - gap }

  var length: Double { max(0, sum) }

  func write(_ formula: inout FormulaWriter) {
    formula.operand(made, .measured)
    formula.operand(Double(remaining.rows), .count)
    formula.apply(.multiply)
    formula.operand(Double(remaining.made), .count)
    formula.apply(.divide)
    formula.operand(gap, .measured)
    formula.apply(.subtract)
    // Negative spacing may draw more together than there is.
    guard sum < 0 else { return }
    formula.operand(0, .constant)
    formula.apply(.maximum)
  }
}
