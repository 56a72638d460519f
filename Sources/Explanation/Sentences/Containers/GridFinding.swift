import LayoutEngine

/// A title about a `Grid`: a cell that is not in the middle of its place, one that asks for no length, what a cell over
/// several columns adds, or what its columns share and take.
///
///     GridFinding(record, grid, cells)?.title
///     // The columns of Grid are as wide as Text “High water” and Text “06:40”: 82.7 and 46.3
struct GridFinding {
  let title: String

  private static let tolerance = StackShares.tolerance
  /// Of at most this many columns the widest cells are named, if the names are short.
  private static let fewColumns = 3
  private static let mostLetters = 96
  /// At most this many lengths are listed.
  private static let mostLengths = 6

  /// `nil` for another view.
  init?(_ record: IndexedTrace, _ node: Trace.Node, _ cells: [NodeID]) {
    guard let ledger = GridLedger(record, node.id), !ledger.columns.tracks.isEmpty else { return nil }
    let finder = Finder(record: record, node: node, cells: cells, ledger: ledger)
    guard let title = finder.anchored ?? finder.unsized ?? finder.span ?? finder.shared ?? finder.longest else {
      return nil
    }
    self.title = title
  }

  private struct Finder {
    let record: IndexedTrace
    let node: Trace.Node
    let cells: [NodeID]
    let ledger: GridLedger

    private var columns: [GridLedger.Track] { ledger.columns.inOrder }
    private var name: String { NodeName.name(of: node) }

    /// The first cell in a wrapper of a name, and the wrapper.
    private func cell(in name: String) -> (cell: Trace.Node, wrapper: Trace.Node)? {
      cells.lazy.compactMap { record.node($0) }.compactMap { cell in
        record.chain(from: cell).lazy.compactMap { record.node($0) }.first { $0.info.name == name }
          .map { (cell: cell, wrapper: $0) }
      }.first
    }

    /// A cell that an anchor moves from the middle of its place.
    var anchored: String? {
      guard let (cell, wrapper) = cell(in: "gridCellAnchor") else { return nil }
      let ways = [(Axis.horizontal, "right", "left"), (.vertical, "down", "up")].compactMap { axis, after, before in
        record.gridPlaces(of: node.id, along: axis).first { holds($0, cell, axis) }.flatMap { place in
          let start = cell.frame.origin[axis]
          return DrawnFinding.way(start + cell.frame.size[axis] / 2 - place.start - place.length / 2, after, before)
        }
      }
      guard !ways.isEmpty else { return nil }
      return NodeName.call(of: wrapper) + " moves " + record.viewName(of: cell.id) + " by "
        + ways.joined(separator: " and ") + " from the middle of its place in " + name
    }

    private func holds(_ place: GridPlace, _ cell: Trace.Node, _ axis: Axis) -> Bool {
      let start = cell.frame.origin[axis]
      return start > place.start - 0.5 && start + cell.frame.size[axis] < place.start + place.length + 0.5
    }

    /// A cell that is not asked how wide it is, and takes the width that the others give its column.
    var unsized: String? {
      guard let (cell, wrapper) = cell(in: "gridCellUnsizedAxes"), isWhole(cell),
        // Columns are asked with no height.
        !record.events.contains(where: { $0.kind == .measure && $0.node == cell.id && $0.proposal.height == nil })
      else { return nil }
      return NodeName.call(of: wrapper) + " keeps " + record.viewName(of: cell.id) + " out of the columns of " + name
        + ", " + GridFinding.list(columns.map { $0.total }) + "; it takes their "
        + LengthText.length(cell.frame.size.width) + " points"
    }

    private func isWhole(_ cell: Trace.Node) -> Bool {
      (cell.frame.size.width - node.frame.size.width).magnitude < GridFinding.tolerance
    }

    /// A cell over several columns that needs more than they have.
    var span: String? {
      guard let span = ledger.spans.first(where: { $0.each > GridFinding.tolerance }), let cell = span.cell else {
        return nil
      }
      return record.viewName(of: cell) + " takes " + LengthText.length(span.wanted) + " over \(span.count) columns of "
        + name + ", which have " + LengthText.length(span.width) + ": each gets " + LengthText.length(span.each)
        + " more"
    }

    /// Columns that take equal shares of the whole width.
    var shared: String? {
      guard let proposed = ledger.columns.proposed, proposed.isFinite, let first = columns.first, columns.count > 1,
        first.length > GridFinding.tolerance,
        columns.allSatisfy({ track in
          guard let share = track.share, track.most ?? .infinity > track.length + GridFinding.tolerance else {
            return false
          }
          return (track.length - share).magnitude < GridFinding.tolerance && track.surplus == 0
            && (track.length - first.length).magnitude < GridFinding.tolerance
        })
      else { return nil }
      let sum = LengthText.length(columns.reduce(0) { $0 + $1.length })
      let whole = LengthText.length(proposed)
      return "\(columns.count) columns share " + (sum == whole ? sum : sum + " of " + whole) + " points in " + name
        + ", "
        + LengthText.length(first.length) + " each"
    }

    /// Columns that are as wide as their widest cells.
    var longest: String? {
      let widest = columns.compactMap { $0.longest }
      guard widest.count == columns.count, columns.allSatisfy({ $0.surplus == 0 }),
        let most = columns.map({ $0.length }).max(), let place = columns.firstIndex(where: { $0.length == most })
      else { return nil }
      let lengths = columns.map { $0.length }
      if columns.count == 1 {
        return "The column of " + name + " is as wide as " + record.viewName(of: widest[0]) + ", "
          + LengthText.length(most) + " points"
      }
      if lengths.allSatisfy({ most - $0 < GridFinding.tolerance }) {
        return "The \(columns.count) columns of " + name + " are as wide as their widest cells, "
          + LengthText.length(most) + " each"
      }
      let names = widest.map { record.viewName(of: $0) }
      let all =
        "The columns of " + name + " are as wide as " + ComparisonWords.list(names) + ": "
        + GridFinding.list(lengths)
      if columns.count <= GridFinding.fewColumns, all.count <= GridFinding.mostLetters { return all }
      let others = lengths.enumerated().filter { $0.offset != place }.map { $0.element }
      return "The widest column of " + name + " is as wide as " + names[place] + ", " + LengthText.length(most)
        + " points; the " + (others.count == 1 ? "other is " : "others are ") + GridFinding.list(others)
    }
  }

  /// `40, 60 and 92`; of many the shortest and the longest.
  static func list(_ lengths: [Double]) -> String {
    guard lengths.count > mostLengths else { return ComparisonWords.list(lengths.map { LengthText.length($0) }) }
    return LengthText.length(lengths.min() ?? 0) + " to " + LengthText.length(lengths.max() ?? 0)
  }
}
