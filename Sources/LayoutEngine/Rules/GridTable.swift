/// A cell of a `Grid`, and the columns it covers.
struct GridCell {
  var node: NodeID
  var traits: GridCellTraits
  var column = 0
  var span = 1

  init(node: NodeID, traits: GridCellTraits) {
    self.node = node
    self.traits = traits
  }

  func overlaps(_ other: GridCell) -> Bool {
    column < other.column + other.span && other.column < column + span
  }
}

/// The columns and rows of a `Grid` while it is worked out.
struct GridTable {
  struct Row {
    /// The `GridRow`; `nil` for a view that stands in the grid by itself.
    var node: NodeID?
    var alignment: Guide?
    var cells: [GridCell]
  }

  private(set) var rows: [Row]
  let columnCount: Int
  var widths: [Double] = []
  var heights: [Double] = []
  var columnGaps: [Double] = []
  var rowGaps: [Double] = []
  /// Where each row's text baseline lies, for rows aligned on it.
  var baselines: [Double] = []
  /// What a cell said about its column.
  private(set) var columnAlignments: [Guide?]

  /// Gives each cell its columns.
  init(rows: [Row]) {
    var rows = rows
    for index in rows.indices where rows[index].node != nil { GridTable.number(&rows[index].cells) }
    let count = rows.map { $0.node == nil ? 1 : ($0.cells.last.map { $0.column + $0.span } ?? 0) }.max() ?? 0
    for index in rows.indices where rows[index].node == nil { rows[index].cells[0].span = max(1, count) }
    columnCount = count
    columnAlignments = Array(repeating: nil, count: count)
    for cell in rows.flatMap({ $0.cells }) where cell.span == 1 {
      columnAlignments[cell.column] = columnAlignments[cell.column] ?? cell.traits.columnAlignment
    }
    self.rows = rows
  }

  private static func number(_ cells: inout [GridCell]) {
    var column = 0
    for index in cells.indices {
      cells[index].column = column
      cells[index].span = max(1, cells[index].traits.columns ?? 1)
      column += cells[index].span
    }
  }

  var size: Size {
    Size(
      width: widths.reduce(0, +) + columnGaps.reduce(0, +), height: heights.reduce(0, +) + rowGaps.reduce(0, +))
  }

  func cells(inColumn column: Int) -> [GridCell] {
    rows.flatMap { $0.cells }.filter { $0.span == 1 && $0.column == column }
  }

  /// The width of a cell's columns and the gaps between them.
  func width(of cell: GridCell) -> Double {
    let last = cell.column + cell.span - 1
    return widths[cell.column...last].reduce(0, +) + columnGaps[cell.column..<last].reduce(0, +)
  }

  func frame(of cell: GridCell, row: Int) -> Rect {
    let x = widths[..<cell.column].reduce(0, +) + columnGaps[..<cell.column].reduce(0, +)
    return Rect(x: x, y: top(ofRow: row), width: width(of: cell), height: heights[row])
  }

  func frame(ofRow row: Int) -> Rect {
    Rect(x: 0, y: top(ofRow: row), width: size.width, height: heights[row])
  }

  private func top(ofRow row: Int) -> Double { heights[..<row].reduce(0, +) + rowGaps[..<row].reduce(0, +) }
}
