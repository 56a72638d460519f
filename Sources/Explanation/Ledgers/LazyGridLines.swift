import LayoutEngine

/// Where the lines of a lazy grid's cells lie: the rows of a `LazyVGrid`, the columns of a `LazyHGrid`.
///
/// Every cell is placed with the length of its line, but may be shorter itself. The lines follow each other from the
/// grid's edge with the grid's gap between them.
struct LazyGridLines {
  /// The lines in their order, from the top or left.
  let places: [GridPlace]

  /// `nil` where the cells' places do not add up to the grid's length.
  init?(_ record: IndexedTrace, _ grid: Trace.Node, _ axis: Axis) {
    let length = record.decidingReasons(of: grid.id).last { reason in
      reason.step == .gridLength && reason.axis == axis && reason.node == grid.id
    }
    guard let length else { return nil }
    let gap = LazyGridLines.gap(in: length)
    let isComplete = { (places: [GridPlace]) in
      guard let last = places.last else { return false }
      return (last.start + last.length - grid.frame.size[axis]).magnitude < 0.5
    }
    let cells = LazyGridLines.cells(record, grid, axis)
    // From right to left the first line lies at the other edge.
    let mirrored = cells.map { Cell(middle: grid.frame.size[axis] - $0.middle, line: $0.line) }
    var places = LazyGridLines.lines(of: cells, gap: gap)
    if !isComplete(places) { places = LazyGridLines.lines(of: mirrored, gap: gap) }
    guard isComplete(places) else { return nil }
    let edge = axis == .horizontal ? grid.frame.minX : grid.frame.minY
    self.places = places.map { GridPlace(start: edge + $0.start, length: $0.length) }
  }

  /// The middle of a cell from the grid's edge, and the length of the line it was placed with.
  private struct Cell {
    var middle: Double
    var line: Double
  }

  private static func cells(_ record: IndexedTrace, _ grid: Trace.Node, _ axis: Axis) -> [Cell] {
    grid.children.compactMap { id in
      guard let frame = record.node(id)?.frame, let line = record.placement(of: id)?.proposal[axis] else { return nil }
      let middle = axis == .horizontal ? frame.midX - grid.frame.minX : frame.midY - grid.frame.minY
      return Cell(middle: middle, line: line)
    }
  }

  /// The lines one after the other; a cell whose middle lies beyond the last begins the next.
  private static func lines(of cells: [Cell], gap: Double) -> [GridPlace] {
    var places: [GridPlace] = []
    for cell in cells {
      guard let last = places.last else {
        places.append(GridPlace(start: 0, length: cell.line))
        continue
      }
      let end = last.start + last.length
      if cell.middle > end + 0.01 { places.append(GridPlace(start: end + gap, length: cell.line)) }
    }
    return places
  }

  /// The gap in `line + line + 1 × gap`, the last operand where there are several lines.
  private static func gap(in reason: Reason) -> Double {
    let isWithGaps = reason.formula.terms.contains { if case .operation(.multiply) = $0 { true } else { false } }
    return isWithGaps ? reason.formula.operands.last?.value ?? 0 : 0
  }
}
