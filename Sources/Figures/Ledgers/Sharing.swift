package import Explanation
package import LayoutEngine

/// A length that is shared out among several, as a panel shows it: children of a stack, columns or rows of a grid.
package struct Sharing {
  package struct Row {
    /// The child; for a column its longest cell.
    package var node: NodeID?
    package var name: String
    /// The kind of the view; rows of the same kind may be shown as one.
    package var kind: Substring
    /// The text below the name: the place in the source.
    package var detail = ""
    /// The view whose length it is, in a row about several.
    package var longest = ""
    package var number: Int
    package var least: Double?
    package var most: Double?
    package var givenBack: Double?
    package var room: Double
    package var unserved: Int
    package var offer: Double
    package var taken: Double
    package var leaves: Double
    package var call: Int32?
    /// The lengths that cells answered.
    package var marks: [Double] = []
  }

  /// The final place of a child or a column, from the container's edge.
  package struct Place {
    package var number: Int
    package var start: Double
    package var length: Double
  }

  /// The container.
  package var node: NodeID
  /// What was shared out; `nil` where nothing was proposed.
  package var proposed: Double?
  /// The gaps together.
  package var gaps: Double
  /// How many gaps there are, if all have the same length.
  package var equalGaps: Int?
  /// What was kept for lower priorities.
  package var kept: Double
  package var rows: [Row]
  /// What is added afterwards, in words.
  package var additions: [String] = []
  package var places: [Place]
  /// What all take together with the gaps.
  package var total: Double
  /// What the container answered.
  package var answered: Double
  /// A heading that names those who share, and their direction.
  package var heading: String
  package var direction: String
  /// Whether the numbers of the rows are turns; else they are places in the source.
  package var isInTurn: Bool
}

extension Sharing {
  package init(_ ledger: StackLedger, _ record: IndexedTrace) {
    node = ledger.node
    proposed = ledger.proposed
    isInTurn = proposed != nil
    (gaps, equalGaps) = (ledger.gaps, ledger.equalGaps)
    kept = ledger.reserves.reduce(0) { $0 + $1.length }
    rows = ledger.rows.map { row in
      let name = record.offeredName(of: row.child, reaching: row.most)
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
    (total, answered) = (ledger.total, ledger.answered)
    heading = "children, " + LedgerText.order(isInTurn: isInTurn)
    direction = axis == .horizontal ? "left to right" : "top to bottom"
  }

  /// The columns or the rows of a grid.
  package init(_ ledger: GridLedger, _ account: GridLedger.Account, _ record: IndexedTrace) {
    let isHorizontal = account.axis == .horizontal
    node = ledger.node
    proposed = account.proposed
    isInTurn = proposed != nil
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
        return name + " over columns \(span.first)–\(last) takes " + LengthText.account(span.wanted)
          + ", and they have "
          + LengthText.account(span.width) + ": " + LengthText.account(span.each) + " more for each"
      } : []
    (total, answered) = (whole + gaps, grid)
    var start = 0.0
    let gap = tracks.count > 1 ? gaps / Double(tracks.count - 1) : 0
    places = tracks.map { track in
      defer { start += track.total + gap }
      return Place(number: track.number, start: start, length: track.total)
    }
    heading = (isHorizontal ? "columns, " : "rows, ") + LedgerText.order(isInTurn: isInTurn)
    direction = isHorizontal ? "from the leading edge" : "top to bottom"
  }
}

extension Sharing {
  /// The columns or rows of a lazy grid in one of its passes.
  package init(_ ledger: LazyGridLedger, _ pass: LazyGridLedger.Pass) {
    node = ledger.node
    proposed = pass.space == nil ? nil : pass.offered
    // The gaps within an adaptive entry are a part of its offer.
    let between = Sharing.counted(pass.gaps - pass.items.reduce(0) { $0 + $1.gaps })
    let count = pass.tracks.count - pass.items.reduce(0) { $0 + $1.count - 1 } - 1
    (gaps, equalGaps) = (between, between > 0 && count > 0 ? count : nil)
    kept = pass.space.map { Sharing.counted(max(0, pass.offered - between - $0)) } ?? 0
    let name = ledger.axis == .horizontal ? "Column" : "Row"
    var track = 1
    rows = pass.items.map { item in
      defer { track += item.count }
      let last = track + item.count - 1
      return Row(
        node: nil, name: item.count == 1 ? "\(name) \(track)" : "\(name)s \(track)–\(last)", kind: Substring(name),
        detail: Sharing.detail(item),
        number: item.number, room: item.room ?? .nan, unserved: item.unserved, offer: item.share ?? .nan,
        taken: item.total, leaves: item.leaves ?? .nan)
    }
    places = pass.tracks.enumerated().map {
      Place(number: $0.offset + 1, start: $0.element.start, length: $0.element.length)
    }
    (total, answered) = (pass.total, pass.total)
    isInTurn = false
    heading = (ledger.axis == .horizontal ? "columns, " : "rows, ") + LedgerText.order(isInTurn: isInTurn)
    direction = ledger.axis == .horizontal ? "from the leading edge" : "top to bottom"
  }

  /// A length without rounding errors: a tiny one becomes zero.
  private static func counted(_ length: Double) -> Double { length.magnitude < 0.005 ? 0 : length }

  private static func detail(_ item: LazyGridLedger.Item) -> String {
    if item.room == nil { return "fixed" }
    let bound = item.bound.map { $0 == .minimum ? "at its minimum" : "at its maximum" } ?? ""
    guard item.gaps != 0, let fit = item.fit else { return bound }
    let tracks = "\(item.count) × " + LengthText.account(item.length)
    let sign = fit.gap < 0 ? " − " : " + "
    let gaps = "\(item.count - 1) × " + LengthText.account(fit.gap.magnitude)
    return tracks + sign + gaps + (bound.isEmpty ? "" : ", " + bound)
  }
}
