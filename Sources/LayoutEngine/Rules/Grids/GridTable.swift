/// A cell of a `Grid`, and the columns it covers.
struct GridCell {
  var node: NodeID
  var traits: GridCellTraits
  /// The first of its columns, and how many there are.
  var column: Int64 = 0
  var span: Int64 = 1
  /// The table's bands that are these columns.
  var bands = 0..<0
  /// The width of its columns with the gaps between them, once that is known.
  var width = 0.0

  init(node: NodeID, traits: GridCellTraits) {
    self.node = node
    self.traits = traits
  }
}

/// The columns and rows of a `Grid` while it is worked out.
///
/// Columns in which no cell begins or ends need not be told apart: no cell of a single column is in them, and every
/// cell that covers one covers all of them. They are kept together as a band, so the cost of a span depends on the
/// number of cells and not of columns. Mostly a band is a single column. Columns are counted in 64 bits, because an
/// `Int` has 32 in WebAssembly.
struct GridTable {
  struct Row {
    /// The `GridRow`; `nil` for a view that stands in the grid by itself.
    var node: NodeID?
    var alignment: Guide?
    var cells: [GridCell]
  }

  private(set) var rows: [Row]
  /// How many columns each band is.
  let bandColumns: [Int64]
  /// The first column of each band, as a step names it.
  let firstColumns: [Int32]
  /// The cells of a single column, by its band.
  let singleCells: [[GridCell]]
  /// The alignment that a cell sets for its column, by its band.
  let columnAlignments: [Guide?]
  /// The gap between two columns, and those between the bands.
  let columnGap: Double
  let columnGaps: [Double]
  /// By band, with the gaps between the band's columns.
  private(set) var widths: [Double] = []
  var heights: [Double] = []
  var rowGaps: [Double] = []
  /// Where each row's text baseline lies, for rows aligned on it.
  var baselines: [Double] = []
  /// Where each band and each row begins.
  private var columnStarts: [Double] = []
  private var rowStarts: [Double] = []
  private var rowWidth = 0.0

  /// Gives each cell its columns.
  init(rows: [Row], columnGap: Double) {
    var rows = rows
    for index in rows.indices where rows[index].node != nil { GridTable.number(&rows[index].cells) }
    let count = rows.map { $0.node == nil ? 1 : ($0.cells.last.map { $0.column + $0.span } ?? 0) }.max() ?? 0
    for index in rows.indices where rows[index].node == nil { rows[index].cells[0].span = max(1, count) }
    let edges = GridTable.edges(of: rows)
    for row in rows.indices {
      for index in rows[row].cells.indices { rows[row].cells[index].bands = edges.bands(of: rows[row].cells[index]) }
    }
    bandColumns = zip(edges, edges.dropFirst()).map { $1 - $0 }
    firstColumns = edges.dropLast().map { GridTable.subject(ofColumn: $0) }
    var singles = [[GridCell]](repeating: [], count: bandColumns.count)
    for cell in rows.lazy.flatMap({ $0.cells }) where cell.span == 1 { singles[cell.bands.lowerBound].append(cell) }
    singleCells = singles
    columnAlignments = singles.map { cells in cells.lazy.compactMap { $0.traits.columnAlignment }.first }
    self.rows = rows
    self.columnGap = columnGap
    columnGaps = Array(repeating: columnGap, count: max(0, bandColumns.count - 1))
  }

  /// A span leaves a column to each cell after it, however many columns it asks for.
  private static func number(_ cells: inout [GridCell]) {
    var column: Int64 = 0
    for index in cells.indices {
      let most = Int64.max - column - Int64(cells.count - 1 - index)
      cells[index].column = column
      cells[index].span = min(max(1, Int64(cells[index].traits.columns ?? 1)), most)
      column += cells[index].span
    }
  }

  /// The columns in which a cell begins, and those after which one ends, in order.
  private static func edges(of rows: [Row]) -> [Int64] {
    let edges = rows.flatMap { $0.cells }.flatMap { [$0.column, $0.column + $0.span] }.sorted()
    return edges.indices.filter { $0 == 0 || edges[$0] != edges[$0 - 1] }.map { edges[$0] }
  }
}

// Lengths.
extension GridTable {
  /// A column, counted from 0, as a step names it: not so large that the next one has no number.
  static func subject(ofColumn column: Int64) -> Int32 { Int32(clamping: min(column, Int64(Int32.max) - 1)) }

  /// The gaps between the columns of each band.
  private var innerGaps: [Double] { bandColumns.map { Double($0 - 1) * columnGap } }
  /// All gaps between columns together.
  var columnGapTotal: Double { columnGaps.reduce(0, +) + innerGaps.reduce(0, +) }

  var width: Double { length(.horizontal) }
  var size: Size { Size(width: width, height: length(.vertical)) }

  private func length(_ axis: Axis) -> Double { lengths(axis).reduce(0, +) + gaps(axis).reduce(0, +) }

  /// The bands' widths or the rows' heights.
  func lengths(_ axis: Axis) -> [Double] { axis == .horizontal ? widths : heights }
  /// The gaps between them.
  func gaps(_ axis: Axis) -> [Double] { axis == .horizontal ? columnGaps : rowGaps }

  /// - Parameter lengths: the lengths of all columns of each band together.
  mutating func setWidths(_ lengths: [Double]) { widths = zip(lengths, innerGaps).map(+) }

  /// Makes each of a cell's columns wider, all by the same length.
  mutating func widen(_ cell: GridCell, by surplus: Double) {
    for band in cell.bands { widths[band] += surplus / Double(cell.span) * Double(bandColumns[band]) }
  }

  /// The width of a cell's columns and the gaps between them, as the columns are now.
  func currentWidth(of cell: GridCell) -> Double {
    var gaps = 0.0
    for _ in cell.bands.dropFirst() { gaps += columnGap }
    return widths[cell.bands].reduce(0, +) + gaps
  }

  /// Works out the width of every cell, when the columns have theirs.
  mutating func finishWidths() {
    for row in rows.indices {
      for index in rows[row].cells.indices {
        rows[row].cells[index].width = currentWidth(of: rows[row].cells[index])
      }
    }
    columnStarts = GridTable.starts(widths, columnGaps)
    rowWidth = width
  }

  /// Works out where rows begin, when they have their heights.
  mutating func finishHeights() { rowStarts = GridTable.starts(heights, rowGaps) }

  private static func starts(_ lengths: [Double], _ gaps: [Double]) -> [Double] {
    var (length, gap) = (0.0, 0.0)
    return lengths.indices.map { index in
      defer { (length, gap) = (length + lengths[index], gap + (index < gaps.count ? gaps[index] : 0)) }
      return length + gap
    }
  }

  func frame(of cell: GridCell, row: Int) -> Rect {
    Rect(x: columnStarts[cell.bands.lowerBound], y: rowStarts[row], width: cell.width, height: heights[row])
  }

  func frame(ofRow row: Int) -> Rect {
    Rect(x: 0, y: rowStarts[row], width: rowWidth, height: heights[row])
  }
}

extension [Int64] {
  /// The bands between these edges that a cell covers.
  fileprivate func bands(of cell: GridCell) -> Range<Int> {
    position(of: cell.column)..<position(of: cell.column + cell.span)
  }

  private func position(of edge: Int64) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < edge { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
