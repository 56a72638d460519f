/// The parameters of a `Grid`.
public struct GridRule: Sendable {
  public var alignment: Alignment
  /// The gap between columns; `nil` is the default of 8 points.
  public var horizontalSpacing: Double?
  /// The gap between rows; `nil` is what the cells above each other prefer.
  public var verticalSpacing: Double?

  public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// What a cell's modifiers tell the grid.
public struct GridCellTraits: Sendable {
  /// `gridCellColumns`
  public var columns: Int?
  /// `gridCellAnchor`
  public var anchor: UnitPoint?
  /// `gridColumnAlignment`
  public var columnAlignment: Guide?
  /// `gridCellUnsizedAxes`
  public var unsizedHorizontally = false
  public var unsizedVertically = false

  public init() {}

  mutating func merge(_ inner: GridCellTraits) {
    columns = columns ?? inner.columns
    anchor = anchor ?? inner.anchor
    columnAlignment = columnAlignment ?? inner.columnAlignment
    unsizedHorizontally = unsizedHorizontally || inner.unsizedHorizontally
    unsizedVertically = unsizedVertically || inner.unsizedVertically
  }

  func isUnsized(_ axis: Axis) -> Bool { axis == .horizontal ? unsizedHorizontally : unsizedVertically }
}

extension Negotiation {
  /// `Grid` lines its cells up in columns and rows.
  ///
  /// 1. There are as many columns as the longest row has cells, spans counted. A child that is no row is a row of one
  ///    cell over all columns.
  /// 2. The proposed width, less the gaps, is shared out among the columns as a stack does it: a column's length for a
  ///    proposal is that of its widest cell, cells over several columns and unsized ones left out.
  /// 3. A cell over several columns that is wider than they and their gaps adds the surplus to them equally.
  /// 4. The proposed height is shared out among the rows in the same way, each cell proposed the width of its columns.
  /// 5. A cell is placed with the size of its columns and its row. An anchor decides where it sits; otherwise its
  ///    column's alignment, or the grid's, and its row's, or the grid's.
  func measureGrid(_ id: NodeID, _ rule: GridRule, _ proposal: Proposal) -> Size {
    let table = resolveGrid(id, rule, proposal)
    note(.gridLength, id, .horizontal, result: table.size.width) { $0.lengths(table.widths, gaps: table.columnGaps) }
    note(.gridLength, id, .vertical, result: table.size.height) { $0.lengths(table.heights, gaps: table.rowGaps) }
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

  /// Step 5.
  private func placeCell(
    _ cell: GridCell, _ row: Int, _ rule: GridRule, _ table: GridTable, _ place: Arrangement
  ) {
    let frame = table.frame(of: cell, row: row)
    let proposal = Proposal(frame.size)
    let size = measure(cell.node, proposal, .placement)
    var origin = frame.origin
    let vertical = table.rows[row].alignment ?? rule.alignment.vertical
    let horizontal = (cell.span == 1 ? table.columnAlignments[cell.column] : nil) ?? rule.alignment.horizontal
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

  /// Steps 1 to 4.
  private func resolveGrid(_ id: NodeID, _ rule: GridRule, _ proposal: Proposal) -> GridTable {
    var table = GridTable(rows: gridRows(id))
    let gap = rule.horizontalSpacing ?? defaultGridSpacing
    table.columnGaps = Array(repeating: gap, count: max(0, table.columnCount - 1))
    table.rowGaps = rowGaps(table, rule)
    table.widths = share(proposal.width, gaps: table.columnGaps, count: table.columnCount) { column, width in
      self.longest(table.cells(inColumn: column), .horizontal) { _ in Proposal(width: width, height: nil) }
    }
    widenForSpans(&table, proposal.width)
    table.heights = share(proposal.height, gaps: table.rowGaps, count: table.rows.count) { row, height in
      self.longest(table.rows[row].cells, .vertical) {
        Proposal(width: table.width(of: $0), height: height)
      }
    }
    alignBaselines(&table, rule)
    return table
  }

  private func longest(_ cells: [GridCell], _ axis: Axis, _ proposal: (GridCell) -> Proposal) -> Double {
    var length = 0.0
    for cell in cells where !cell.traits.isUnsized(axis) {
      length = max(length, measure(cell.node, proposal(cell), .offer)[axis])
    }
    return length
  }

  /// Step 3.
  private func widenForSpans(_ table: inout GridTable, _ proposed: Double?) {
    for row in table.rows {
      for cell in row.cells where cell.span > 1 && !cell.traits.unsizedHorizontally {
        let width = table.width(of: cell)
        let rest = proposed.map { max($0 - (table.size.width - width), width) }
        let wanted = measure(cell.node, Proposal(width: rest, height: nil), .offer).width
        guard wanted > width else { continue }
        for column in cell.column..<(cell.column + cell.span) {
          table.widths[column] += (wanted - width) / Double(cell.span)
        }
      }
    }
  }

  /// Makes rows that are aligned on text baselines tall enough for them.
  private func alignBaselines(_ table: inout GridTable, _ rule: GridRule) {
    table.baselines = Array(repeating: 0, count: table.rows.count)
    for (index, row) in table.rows.enumerated() {
      let key = row.alignment ?? rule.alignment.vertical
      guard key.isTextBaseline else { continue }
      var extent = AlignedExtent()
      for cell in row.cells {
        let proposal = Proposal(width: table.width(of: cell), height: table.heights[index])
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
      if let spacing = rule.verticalSpacing { return spacing }
      var widest = 0.0
      for upper in above.cells {
        for lower in below.cells where upper.overlaps(lower) {
          widest = max(widest, gap(from: upper.node, to: lower.node, along: .vertical))
        }
      }
      return widest
    }
  }

  private func gridRows(_ id: NodeID) -> [GridTable.Row] {
    (0..<Int(nodes[id.index].childCount)).map { index in
      let child = child(of: id, at: index)
      guard case .gridRow(let alignment) = rule(of: child) else {
        return GridTable.Row(node: nil, alignment: nil, cells: [GridCell(node: child, traits: traits(of: child))])
      }
      let cells = (0..<Int(nodes[child.index].childCount)).map { position in
        let cell = self.child(of: child, at: position)
        return GridCell(node: cell, traits: traits(of: cell))
      }
      return GridTable.Row(node: child, alignment: alignment, cells: cells)
    }
  }

  /// What a cell's modifiers say, the outermost first, down to the first container.
  private func traits(of cell: NodeID) -> GridCellTraits {
    var traits = GridCellTraits()
    var current = cell
    while nodes[current.index].childCount > 0, !rule(of: current).isContainer {
      if case .gridCell(let index) = rule(of: current) { traits.merge(tree.cellTraits[Int(index)]) }
      current = child(of: current, at: 0)
    }
    return traits
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
