import LayoutEngine

/// How a lazy grid's tracks got their lengths in each pass, as lines of formulas.
struct GridCalculations {
  let first: [String]
  let second: [String]

  private static let mostLines = 6

  init(node: Trace.Node, axis: Axis, reader: TraceReader) {
    let measured = reader.decidingReasons(of: node.id)
    let placed = reader.placementReasons(of: node.id)
    first = GridCalculations.lines(measured.filter { $0.node == node.id && $0.axis == axis })
    second = GridCalculations.lines(placed.filter { $0.node == node.id && $0.axis == axis })
  }

  private static func lines(_ reasons: [Reason]) -> [String] {
    var lines: [String] = []
    var share = ""
    for reason in reasons {
      let equation = FormulaText(reason.formula).equation(result: reason.result)
      switch reason.step {
      case .spaceForTracks, .placementSpaceForTracks: lines.append("Without the gaps: " + equation)
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
