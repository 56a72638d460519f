public import LayoutEngine

/// The account of a lazy grid's tracks: how each got its length in the two passes, as lines of formulas.
///
///     let account = GridCalculations(node: grid, axis: .horizontal, record: record)
///     account.first   // ["Without the spacing: 200 − 8 = 192", "Column 1: 192 ÷ 2 = 96,  …"]
public struct GridCalculations: Sendable {
  /// The lines of the pass in which the grid was measured.
  public let first: [String]
  /// The lines of the pass in which the grid placed its cells.
  public let second: [String]

  private static let mostLines = 6

  /// - Parameters:
  ///   - node: the grid.
  ///   - axis: the axis along which its tracks are lined up.
  ///   - record: the trace the grid is in.
  public init(node: Trace.Node, axis: Axis, record: IndexedTrace) {
    let measured = record.decidingReasons(of: node.id)
    let placed = record.placementReasons(of: node.id)
    first = GridCalculations.lines(measured.filter { $0.node == node.id && $0.axis == axis })
    second = GridCalculations.lines(placed.filter { $0.node == node.id && $0.axis == axis })
  }

  private static func lines(_ reasons: [Reason]) -> [String] {
    var lines: [String] = []
    var share = ""
    for reason in reasons {
      let equation = FormulaText(reason.formula).equation(result: reason.result)
      switch reason.step {
      case .spaceForTracks, .placementSpaceForTracks: lines.append("Without the spacing: " + equation)
      case .trackShare: share = equation + ",  "
      case .trackWidth:
        let name = (reason.axis == .horizontal ? "Column " : "Row ") + "\(reason.subject + 1): "
        lines.append(name + share + equation)
        share = ""
      default: break
      }
    }
    guard lines.count > mostLines else { return lines }
    return lines.prefix(mostLines - 1) + ["and \(lines.count - mostLines + 1) more"]
  }
}
