import LayoutEngine

/// A title about a stack whose children are all as long as they can be: they leave some of the room, or fill it.
///
///     SlackFinding(shares)?.title    // No child of HStack can be wider: it takes 220.7 of the 260 points proposed
///     SlackFinding(shares)?.title    // The children of HStack have widths of their own, 75 and 225, and fill its 300 points
struct SlackFinding {
  let title: String

  /// At most this many lengths are listed.
  private static let most = 3

  /// `nil` where a child could be longer, or was not asked, and where they need more than there is.
  init?(_ shares: StackShares) {
    let rest = shares.proposed - shares.ledger.total
    guard rest > -StackShares.tolerance, shares.open.isEmpty, shares.ledger.rows.allSatisfy({ $0.most != nil }) else {
      return nil
    }
    if rest < StackShares.tolerance {
      let lengths = shares.ledger.rows.sorted { $0.place < $1.place }.map { LengthText.length($0.taken) }
      let list = lengths.count <= SlackFinding.most ? ", " + ComparisonWords.list(lengths) + "," : ""
      title =
        "The children of " + shares.name + " have " + (shares.ledger.axis == .horizontal ? "widths" : "heights")
        + " of their own" + list + " and fill its " + LengthText.length(shares.proposed) + " points"
        + (shares.ledger.gaps > StackShares.tolerance ? " with their gaps" : "")
      return
    }
    title =
      "No child of " + shares.name + " can be " + (shares.ledger.axis == .horizontal ? "wider" : "taller")
      + ": it takes " + LengthText.length(shares.ledger.total) + " of the " + LengthText.length(shares.proposed)
      + " points proposed"
  }
}
