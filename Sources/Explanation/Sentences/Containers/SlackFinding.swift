import LayoutEngine

/// What was found about a stack whose children are all as long as they can be, and leave some of the room.
///
///     SlackFinding(shares)?.title    // No child of HStack can be longer: 39.3 of 260 points stay empty
struct SlackFinding {
  let title: String

  /// `nil` where a child could be longer, or was not asked, and where nothing is left.
  init?(_ shares: StackShares) {
    let rest = shares.proposed - shares.ledger.total
    guard rest > StackShares.tolerance, shares.open.isEmpty, shares.ledger.rows.allSatisfy({ $0.most != nil }) else {
      return nil
    }
    title =
      "No child of " + shares.name + " can be longer: " + LengthText.length(rest) + " of "
      + LengthText.length(shares.proposed) + " points stay empty"
  }
}
