/// The traits that a cell's modifiers set for the grid.
public struct GridCellTraits: Sendable {
  /// `gridCellColumns`
  public var columns: Int?
  /// `gridCellAnchor`
  public var anchor: UnitPoint?
  /// `gridColumnAlignment`
  public var columnAlignment: Guide?
  /// `gridCellUnsizedAxes`
  public var unsizedHorizontally = false
  /// The same for the height of its row.
  public var unsizedVertically = false

  /// Makes traits of which none is set.
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

extension RuleFacts {
  /// `gridCellColumns`, `gridCellAnchor` … tell the grid around a cell about it.
  ///
  /// 1. It hands its proposal to its child, answers what its child answers, and places it where it stands itself.
  /// 2. The grid reads its traits before it lays out the cell; of two that set the same trait the outer one counts.
  static var gridCell: RuleFacts { .handingThrough() }
}

extension Negotiation {
  /// The traits that a cell's modifiers set, the outermost first, down to the first container.
  func cellTraits(of cell: NodeID) -> GridCellTraits {
    var traits = GridCellTraits()
    var current = cell
    while childCount(of: current) > 0, facts(of: current).kind != .container {
      if case .gridCell(let index) = rule(of: current) { traits.merge(tree.cellTraits[Int(index)]) }
      current = child(of: current, at: 0)
    }
    return traits
  }
}
