import Explanation
import LayoutEngine

/// A length that is shared out among several, as a panel shows it: children of a stack, columns or rows of a grid.
struct Sharing {
  struct Row {
    /// The child; of a column its longest cell.
    var node: NodeID?
    var name: String
    /// What is alike in rows that may be shown as one.
    var kind: Substring
    /// What stands below the name: the place in the source.
    var detail = ""
    /// The view whose length it is, in a row about several.
    var longest = ""
    var number: Int
    var least: Double?
    var most: Double?
    var givenBack: Double?
    var room: Double
    var unserved: Int
    var offer: Double
    var taken: Double
    var leaves: Double
    var call: Int32?
    /// The lengths that cells answered.
    var marks: [Double] = []
  }

  /// A child or a column as it stands in the end, from the container's edge.
  struct Place {
    var number: Int
    var start: Double
    var length: Double
  }

  /// The container.
  var node: NodeID
  /// What was shared out; `nil` where nothing was proposed.
  var proposed: Double?
  /// The gaps together, and how many there are where all are as long.
  var gaps: Double
  var equalGaps: Int?
  /// What was kept for lower priorities.
  var kept: Double
  var rows: [Row]
  /// What is added afterwards, in words.
  var additions: [String] = []
  var places: [Place]
  /// What all take together with the gaps.
  var total: Double
  /// Among whom it is shared out, and in which direction they stand.
  var heading: String
  var direction: String
}

extension Sharing {
  init(_ ledger: StackLedger, _ record: IndexedTrace) {
    node = ledger.node
    proposed = ledger.proposed
    (gaps, equalGaps) = (ledger.gaps, ledger.equalGaps)
    kept = ledger.reserves.reduce(0) { $0 + $1.length }
    rows = ledger.rows.map { row in
      let name = record.viewName(of: row.child)
      return Row(
        node: row.child, name: name, kind: LedgerFolding.kind(name), detail: LedgerText.ordinal(row.place),
        number: row.number, least: row.least, most: row.most, givenBack: row.givenBack, room: row.room,
        unserved: row.unserved, offer: row.offer, taken: row.taken, leaves: row.leaves, call: row.call)
    }
    let axis = ledger.axis
    let start = { (frame: Rect) in axis == .horizontal ? frame.minX : frame.minY }
    let origin = record.node(node).map { start($0.frame) } ?? 0
    places = ledger.rows.compactMap { row in
      record.node(row.child).map {
        Place(number: row.number, start: start($0.frame) - origin, length: $0.frame.size[axis])
      }
    }.sorted { $0.start < $1.start }
    total = ledger.total
    heading = "children, as they are served"
    direction = axis == .horizontal ? "left to right" : "top to bottom"
  }

  /// The columns or the rows of a grid.
  init(_ ledger: GridLedger, _ account: GridLedger.Account, _ record: IndexedTrace) {
    let isHorizontal = account.axis == .horizontal
    node = ledger.node
    proposed = account.proposed
    let tracks = account.inOrder
    let grid = record.node(node)?.frame.size[account.axis] ?? 0
    let whole = tracks.reduce(0) { $0 + $1.total }
    gaps = account.proposed == nil ? max(0, grid - whole) : account.gaps
    equalGaps = isHorizontal && gaps > 0 && tracks.count > 1 ? tracks.count - 1 : nil
    kept = 0
    rows = account.tracks.map { track in
      let cell = track.longest.map { record.viewName(of: $0) }
      return Row(
        node: track.longest, name: (isHorizontal ? "Column " : "Row ") + "\(track.place)",
        kind: LedgerFolding.kind(cell ?? ""), longest: cell ?? "no cell of its own", number: track.number,
        least: track.least, most: track.most, room: track.room ?? 0, unserved: track.unserved,
        offer: track.share ?? .nan, taken: track.length, leaves: track.leaves ?? .infinity,
        marks: track.cells.map { $0.length })
    }
    additions =
      isHorizontal
      ? ledger.spans.map { span in
        let name = span.cell.map { record.viewName(of: $0) } ?? "A cell"
        let last = span.first + span.count - 1
        return name + " over columns \(span.first)–\(last) takes " + LengthText.account(span.wanted) + ", and they have "
          + LengthText.account(span.width) + ": " + LengthText.account(span.each) + " more for each"
      } : []
    total = whole + gaps
    var start = 0.0
    let gap = tracks.count > 1 ? gaps / Double(tracks.count - 1) : 0
    places = tracks.map { track in
      defer { start += track.total + gap }
      return Place(number: track.number, start: start, length: track.total)
    }
    heading = isHorizontal ? "columns, as they are served" : "rows, as they are served"
    direction = isHorizontal ? "from the leading edge" : "top to bottom"
  }
}
