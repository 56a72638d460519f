import LayoutEngine

/// A title about the children of a stack that take what the others leave.
///
///     RestFinding(shares).title    // Spacer takes the 86 points left of 300 in HStack
///     RestFinding(shares).title    // 2 Colors share the 200 points left of 300 in HStack, 100 each
struct RestFinding {
  let title: String

  /// `nil` where no child takes the rest.
  init?(_ shares: StackShares) {
    let open = shares.open
    guard let title = RestFinding.minimum(shares, open) ?? RestFinding.whole(shares, open) else { return nil }
    self.title = title
  }

  private static func place(_ shares: StackShares) -> String {
    LengthText.length(shares.proposed) + " in " + shares.name
  }

  /// The child that keeps more than its share, so that another gets less.
  private static func minimum(_ shares: StackShares, _ open: [StackLedger.Row]) -> String? {
    guard let long = open.first(where: { shares.exceeds($0) }), let last = shares.last, last.child != long.child,
      open.contains(where: { $0.child == last.child })
    else { return nil }
    return shares.name(of: long) + " keeps " + LengthText.length(long.taken) + " where " + shares.name + " offers "
      + LengthText.length(long.offer) + "; " + other(shares.name(of: last), than: shares.name(of: long)) + " gets the "
      + LengthText.length(last.taken) + " left"
  }

  private static func other(_ name: String, than first: String) -> String {
    name == first ? "another " + name : name
  }

  /// The child, or the children, that take all that is left.
  private static func whole(_ shares: StackShares, _ open: [StackLedger.Row]) -> String? {
    guard let last = shares.last, let first = open.first, open.allSatisfy({ shares.fills($0) }),
      open.contains(where: { $0.child == last.child })
    else { return nil }
    if open.count == 1 {
      if let relative = RelativeFrameFinding(shares, beside: first) { return relative.title }
      return shares.name(of: first) + " takes the " + LengthText.length(first.taken) + " points left of "
        + place(shares)
    }
    guard open.allSatisfy({ ($0.taken - first.taken).magnitude < StackShares.tolerance }) else {
      return shares.name(of: last) + " is served last and takes the " + LengthText.length(last.taken)
        + " points left of " + place(shares)
    }
    return shares.names(of: open) + " share " + room(shares, open) + shares.name + ", "
      + LengthText.length(first.taken) + " each"
  }

  /// `the 200 points left of 300 in `, `284 of 300 points in ` where only gaps take the rest, `300 points in `.
  private static func room(_ shares: StackShares, _ open: [StackLedger.Row]) -> String {
    let sum = open.reduce(0) { $0 + $1.taken }
    let (part, whole) = (LengthText.length(sum), LengthText.length(shares.proposed))
    if open.count < shares.ledger.rows.count { return "the " + part + " points left of " + whole + " in " }
    return part == whole ? whole + " points in " : part + " of " + whole + " points in "
  }
}
