import LayoutEngine

/// The children of a stack by its account: those that could be longer, those that keep more than they are offered, and
/// those that get what is left.
struct StackShares {
  /// Lengths that differ by less are the same, in points.
  static let tolerance = 0.05

  let record: IndexedTrace
  let node: Trace.Node
  let ledger: StackLedger
  /// What the stack was proposed along its axis.
  let proposed: Double

  /// - Returns: `nil` where nothing was shared out, and where the children's lengths are not those of the account.
  init?(_ record: IndexedTrace, _ node: Trace.Node) {
    guard let ledger = StackLedger(record, node.id), let proposed = ledger.proposed, proposed.isFinite,
      proposed == record.finalProposal(of: node.id)?[ledger.axis],
      (ledger.total - node.frame.size[ledger.axis]).magnitude < StackShares.tolerance
    else { return nil }
    for row in ledger.rows {
      guard let child = record.node(row.child), child.isPlaced, row.taken.isFinite,
        (child.frame.size[ledger.axis] - row.taken).magnitude < StackShares.tolerance
      else { return nil }
    }
    (self.record, self.node, self.ledger, self.proposed) = (record, node, ledger, proposed)
  }

  var name: String { NodeName.name(of: node) }
  /// `wide` or `tall`, along the stack.
  var side: String { ledger.axis == .horizontal ? "wide" : "tall" }

  /// The children that would be longer if they were offered more.
  var open: [StackLedger.Row] { ledger.rows.filter { !isSatisfied($0) } }

  /// Whether the child can be no longer; one that was not asked, and does not take its offer, has not said that it can.
  func isSatisfied(_ row: StackLedger.Row) -> Bool {
    guard let most = row.most else { return !fills(row) }
    return most <= row.taken + StackShares.tolerance
  }

  func fills(_ row: StackLedger.Row) -> Bool { (row.taken - row.offer).magnitude < StackShares.tolerance }
  func exceeds(_ row: StackLedger.Row) -> Bool { row.taken > row.offer + StackShares.tolerance }

  /// The child that is served last, where it takes all that is left.
  var last: StackLedger.Row? {
    guard let last = ledger.rows.last, fills(last), last.leaves.magnitude < StackShares.tolerance else { return nil }
    return last
  }

  func name(of row: StackLedger.Row) -> String { record.viewName(of: row.child) }

  /// `3 Colors` where all have the same name, else `3 children`.
  func names(of rows: [StackLedger.Row]) -> String {
    "\(rows.count) " + (ChildNames.plural(rows.map { name(of: $0) }) ?? "children")
  }
}

/// A common name for several views.
enum ChildNames {
  /// `Colors`; `nil` where they have different names, or names of more than a word.
  static func plural(_ names: [String]) -> String? {
    guard let first = names.first, names.allSatisfy({ $0 == first }), let end = first.unicodeScalars.last,
      first.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic }), !"sxyzh".unicodeScalars.contains(end)
    else { return nil }
    return first + "s"
  }
}
