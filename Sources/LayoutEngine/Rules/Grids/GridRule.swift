/// The parameters of a `Grid`.
public struct GridRule: Sendable {
  /// Where cells sit in their columns and rows.
  public var alignment: Alignment
  /// The gap between columns; `nil` is the default of 8 points.
  public var horizontalSpacing: Double?
  /// The gap between rows; `nil` is what the cells above each other prefer.
  public var verticalSpacing: Double?

  /// Makes the parameters; see the properties.
  public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension RuleFacts {
  static var grid: RuleFacts {
    .container(
      .remembersAll, rigidity: .never, spacing: .plain, guides: .sideBySide, containment: .children, detail: .none,
      childAxis: nil, lazyAxis: nil)
  }
}

extension Negotiation {
  /// `Grid` lines its cells up in columns and rows.
  ///
  /// 1. There are as many columns as the longest row has cells, spans counted: a cell that asks for more columns than
  ///    the other rows have adds them, empty, each with its gap. A child that is no row is a row of one cell over all
  ///    columns.
  /// 2. The proposed width, less the gaps, is shared out among the columns as a stack does it: a column's length for a
  ///    proposal is that of its widest cell, cells over several columns and unsized ones left out.
  /// 3. A cell over several columns that is wider than they and their gaps adds the surplus to them equally.
  /// 4. The proposed height is shared out among the rows in the same way, each cell proposed the width of its columns.
  ///    A row that is aligned on a text baseline is made tall enough for it.
  /// 5. A cell is placed with the size of its columns and its row. An anchor decides where it sits; otherwise its
  ///    column's alignment, or the grid's, and its row's, or the grid's.
  func measureGrid(_ id: NodeID, _ rule: GridRule, _ proposal: Proposal) -> Size {
    let table = resolveGrid(id, rule, proposal)
    for axis in Axis.allCases {
      note(.gridLength, id, axis, result: table.size[axis]) { $0.lengths(table.lengths(axis), gaps: table.gaps(axis)) }
    }
    return table.size
  }

  func arrangeGrid(
    _ id: NodeID, _ rule: GridRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let table = resolveGrid(id, rule, proposal)
    for (index, row) in table.rows.enumerated() {
      if let node = row.node {
        let frame = table.frame(ofRow: index)
        place(node, frame.origin, Proposal(frame.size), frame.size)
      }
      for cell in row.cells { placeCell(cell, index, rule, table, place) }
    }
  }

  /// Steps 1 to 4.
  private func resolveGrid(_ id: NodeID, _ rule: GridRule, _ proposal: Proposal) -> GridTable {
    var table = GridTable(rows: gridRows(id), columnGap: rule.horizontalSpacing ?? defaultGridSpacing)
    // Each cell is asked several times, and the table is made anew for it.
    takeSteps(8 * table.rows.reduce(table.bandColumns.count) { $0 + $1.cells.count }, for: id)
    shareOutWidth(id, &table, proposal.width)
    widenForSpans(id, &table, proposal.width)
    table.finishWidths()
    shareOutHeight(id, &table, rule, proposal.height)
    alignBaselines(&table, rule)
    table.finishHeights()
    return table
  }

  /// Step 2.
  private func shareOutWidth(_ id: NodeID, _ table: inout GridTable, _ proposed: Double?) {
    let cells = table.singleCells
    let gaps = table.columnGapTotal
    var steps: [GridStep] = []
    table.setWidths(
      lengths(sharing: proposed.map { $0 - gaps }, among: table.bandColumns, steps: &steps) { column, width in
        self.longest(cells[column], .horizontal) { _ in Proposal(width: width, height: nil) }
      })
    noteTracks(id, .horizontal, proposed, gaps, steps) { table.firstColumns[$0] }
  }

  /// Step 3.
  private func widenForSpans(_ id: NodeID, _ table: inout GridTable, _ proposed: Double?) {
    var total = table.width
    for cell in table.rows.lazy.flatMap({ $0.cells }) where cell.span > 1 && !cell.traits.unsizedHorizontally {
      // Bands are only added up, which takes far less than asking a view.
      guard takeSteps(cell.bands.count / 16, for: id) else { return }
      let width = table.currentWidth(of: cell)
      let rest = proposed.map { max($0 - (total - width), width) }
      let wanted = measure(cell.node, Proposal(width: rest, height: nil), .offer).width
      guard wanted > width else { continue }
      noteSpan(id, cell, wanted, width)
      table.widen(cell, by: wanted - width)
      takeSteps(table.bandColumns.count / 16, for: id)
      total = table.width
    }
  }

  /// Step 4.
  private func shareOutHeight(_ id: NodeID, _ table: inout GridTable, _ rule: GridRule, _ proposed: Double?) {
    let rows = table.rows
    let gaps = rowGaps(table, rule)
    table.rowGaps = gaps
    let gapTotal = gaps.reduce(0, +)
    var steps: [GridStep] = []
    table.heights = lengths(
      sharing: proposed.map { $0 - gapTotal }, among: Array(repeating: 1, count: rows.count), steps: &steps
    ) { row, height in
      self.longest(rows[row].cells, .vertical) { Proposal(width: $0.width, height: height) }
    }
    noteTracks(id, .vertical, proposed, gapTotal, steps) { Int32($0) }
  }

  private func longest(_ cells: [GridCell], _ axis: Axis, _ proposal: (GridCell) -> Proposal) -> GridAnswer {
    var longest = GridAnswer()
    for cell in cells where !cell.traits.isUnsized(axis) {
      let length = measure(cell.node, proposal(cell), .offer)[axis]
      guard length > longest.length || longest.call < 0 && length == longest.length else { continue }
      longest = GridAnswer(length: length, call: lastCall)
    }
    return longest
  }

  /// Makes rows that are aligned on text baselines tall enough for them.
  private func alignBaselines(_ table: inout GridTable, _ rule: GridRule) {
    table.baselines = Array(repeating: 0, count: table.rows.count)
    for (index, row) in table.rows.enumerated() {
      let key = row.alignment ?? rule.alignment.vertical
      guard key.isTextBaseline else { continue }
      var extent = AlignedExtent()
      for cell in row.cells {
        let proposal = Proposal(width: cell.width, height: table.heights[index])
        let size = measure(cell.node, proposal, .offer)
        extent.add(guide(key, of: cell.node, proposal, size), size.height, lastCall)
      }
      table.baselines[index] = extent.before
      table.heights[index] = max(table.heights[index], extent.length)
    }
  }

  /// The gap before each row but the first: the spacing given, or the widest that two cells above each other prefer.
  private func rowGaps(_ table: GridTable, _ rule: GridRule) -> [Double] {
    zip(table.rows, table.rows.dropFirst()).map { above, below in
      rule.verticalSpacing ?? widestGap(above.cells, below.cells)
    }
  }

  /// The cells of both rows follow each other from the first column on, so of two that are above each other one ends
  /// where the next pair begins.
  private func widestGap(_ above: [GridCell], _ below: [GridCell]) -> Double {
    var widest = 0.0
    var (upper, lower) = (0, 0)
    while upper < above.count, lower < below.count {
      widest = max(widest, gap(from: above[upper].node, to: below[lower].node, along: .vertical))
      let (upperEnd, lowerEnd) = (above[upper].bands.upperBound, below[lower].bands.upperBound)
      if upperEnd <= lowerEnd { upper += 1 }
      if lowerEnd <= upperEnd { lower += 1 }
    }
    return widest
  }

  /// Step 5.
  private func placeCell(
    _ cell: GridCell, _ row: Int, _ rule: GridRule, _ table: GridTable, _ place: Arrangement
  ) {
    let frame = table.frame(of: cell, row: row)
    let proposal = Proposal(frame.size)
    let size = measure(cell.node, proposal, .placement)
    var origin = frame.origin
    let vertical = table.rows[row].alignment ?? rule.alignment.vertical
    let horizontal = (cell.span == 1 ? table.columnAlignments[cell.bands.lowerBound] : nil) ?? rule.alignment.horizontal
    for axis in Axis.allCases {
      if let anchor = cell.traits.anchor {
        origin[axis] += (frame.size[axis] - size[axis]) * anchor[axis]
        continue
      }
      let key = axis == .horizontal ? horizontal : vertical
      let line = key.isTextBaseline ? table.baselines[row] : defaultGuide(key, frame.size)
      origin[axis] += line - guide(key, of: cell.node, proposal, size)
    }
    place(cell.node, origin, proposal, size)
  }

  private func gridRows(_ id: NodeID) -> [GridTable.Row] {
    (0..<childCount(of: id)).map { index in
      let child = child(of: id, at: index)
      guard case .gridRow(let alignment) = rule(of: child) else {
        return GridTable.Row(node: nil, alignment: nil, cells: [GridCell(node: child, traits: cellTraits(of: child))])
      }
      let cells = (0..<childCount(of: child)).map { position in
        let cell = self.child(of: child, at: position)
        return GridCell(node: cell, traits: cellTraits(of: cell))
      }
      return GridTable.Row(node: child, alignment: alignment, cells: cells)
    }
  }
}

extension FormulaWriter {
  /// The sum of lengths and the gaps between them.
  fileprivate mutating func lengths(_ lengths: [Double], gaps: [Double]) {
    for length in lengths { operand(length, .measured) }
    for gap in gaps { operand(gap, .constant) }
    apply(.sum(Int32(lengths.count + gaps.count)))
  }
}
