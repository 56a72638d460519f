import LayoutEngine

/// A title about a stack whose children want more than there is: which of them gives way, or by how much they are too
/// long.
///
///     ShortageFinding(shares).title
///     // Text “Spring tides …” could be 306.3 wide and is offered 217.4 of 300 in HStack
struct ShortageFinding {
  let title: String

  /// `nil` where each child has the length it wants, or wants all there is.
  init?(_ shares: StackShares) {
    guard let title = ShortageFinding.excess(shares) ?? ShortageFinding.givingWay(shares) else { return nil }
    self.title = title
  }

  /// By how much the children are longer than the stack's proposal, and which of them kept more than was left.
  private static func excess(_ shares: StackShares) -> String? {
    let excess = shares.ledger.total - shares.proposed
    guard excess > StackShares.tolerance, let last = shares.ledger.rows.last, shares.exceeds(last) else { return nil }
    return shares.name + " needs " + LengthText.length(shares.ledger.total) + " points, " + LengthText.length(excess)
      + " more than it is proposed: " + shares.name(of: last) + " keeps " + LengthText.length(last.taken) + " of the "
      + LengthText.length(last.offer) + " left"
  }

  /// The child whose length is farthest below what it could be; an endless one only takes what there is.
  private static func givingWay(_ shares: StackShares) -> String? {
    var worst: (row: StackLedger.Row, most: Double)?
    for row in shares.open where !shares.exceeds(row) {
      guard let most = row.most, most.isFinite else { continue }
      if let worst, most - row.taken <= worst.most - worst.row.taken { continue }
      worst = (row: row, most: most)
    }
    guard let (row, most) = worst else { return nil }
    return shares.name(of: row) + " could be " + LengthText.length(most) + " " + shares.side + " and is offered "
      + LengthText.length(row.offer) + " of " + LengthText.length(shares.proposed) + " in " + shares.name
  }
}
