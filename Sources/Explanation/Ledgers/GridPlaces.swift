public import LayoutEngine

/// Where a column or a row of a grid lies, in points.
public struct GridPlace: Sendable, Equatable {
  /// Its leading or top edge, in the container's coordinates.
  public var start: Double
  /// Its length along the axis.
  public var length: Double

  fileprivate var end: Double { start + length }

  fileprivate func holds(_ position: Double) -> Bool { position > start - 0.5 && position < end + 0.5 }
}

extension IndexedTrace {
  /// Where the columns or rows of a grid lie, in the order of the source.
  ///
  /// Those of a lazy grid are the ones it was placed with: its tracks, and the lines of its cells across them. Those of
  /// a `Grid` follow from its own account of lengths and gaps. Columns that run from right to left are recognised by
  /// their cells, which would otherwise lie outside them.
  ///
  /// - Returns: none where the record does not have them, and for other views.
  public func gridPlaces(of id: NodeID, along axis: Axis) -> [GridPlace] {
    guard let node = node(id) else { return [] }
    var places: [GridPlace] = []
    if let tracks = node.tracks {
      places = tracks.axis == axis ? lazyPlaces(of: node, along: axis) : LazyGridLines(self, node, axis)?.places ?? []
    }
    var cells: [(place: Int, node: NodeID)] = places.isEmpty ? [] : node.children.prefix(1).map { (0, $0) }
    if let ledger = GridLedger(self, id) {
      let account = axis == .horizontal ? ledger.columns : ledger.rows
      places = eagerPlaces(of: node, account)
      cells = account.tracks.flatMap { track in track.cells.map { (track.place - 1, $0.node) } }
    }
    guard axis == .horizontal, !cells.allSatisfy({ isHeld($0.node, by: places, at: $0.place) }) else { return places }
    return places.map { GridPlace(start: node.frame.minX + node.frame.maxX - $0.end, length: $0.length) }
  }

  private func lazyPlaces(of node: Trace.Node, along axis: Axis) -> [GridPlace] {
    let edge = axis == .horizontal ? node.frame.minX : node.frame.minY
    return (node.tracks?.placed ?? []).map { GridPlace(start: edge + $0.start, length: $0.length) }
  }

  private func eagerPlaces(of node: Trace.Node, _ account: GridLedger.Account) -> [GridPlace] {
    let count = account.tracks.count
    let total = decidingReasons(of: node.id).last { $0.step == .gridLength && $0.axis == account.axis }
    let operands = total?.formula.operands.map { $0.value } ?? []
    // The lengths come first, then the gaps between them.
    guard count > 0, operands.count == 2 * count - 1 else { return [] }
    let (lengths, gaps) = (operands.prefix(count), operands.dropFirst(count))
    let edge = account.axis == .horizontal ? node.frame.minX : node.frame.minY
    return lengths.indices.map { index in
      let before = lengths.prefix(index).reduce(0, +) + gaps.prefix(index).reduce(0, +)
      return GridPlace(start: edge + before, length: lengths[index])
    }
  }

  /// Whether a cell lies in its column.
  private func isHeld(_ cell: NodeID, by places: [GridPlace], at index: Int) -> Bool {
    guard let frame = node(cell)?.frame, places.indices.contains(index) else { return true }
    return places[index].holds(frame.midX)
  }
}
