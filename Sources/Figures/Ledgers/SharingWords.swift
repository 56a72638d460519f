import Explanation

// The words of a sharing, for every panel that shows one.
extension Sharing {
  /// What a row gets of what is left when its turn comes: a part, all of it, or nothing.
  package func share(of row: Row) -> String {
    if row.offer == 0, row.room < 0 { return LedgerText.nothingLeft }
    if row.unserved > 1 { return LengthText.account(row.room) + " ÷ \(row.unserved)" }
    guard let back = row.givenBack, back != 0, beginsPriority(row) else { return "all of it" }
    return LengthText.account(row.room - back) + " + " + LengthText.account(back)
  }

  /// Whether a row is the first of its priority: what was kept for the priority is given back before it, at once.
  func beginsPriority(_ row: Row) -> Bool {
    row.number == 1 || rows[row.number - 2].unserved == 1
  }

  /// What is left in the end, or what is too much; what all take as placed, where that is not what was answered.
  package var rest: String {
    let more = total - answered
    if more.magnitude >= 0.005, more.isFinite { return "they take " + LengthText.account(total) }
    guard let proposed, proposed.isFinite, total.isFinite else { return "" }
    let rest = proposed - total
    if rest.magnitude < 0.005 { return LedgerText.nothingLeft }
    return rest > 0 ? LengthText.account(rest) + " left" : LengthText.account(-rest) + " too many"
  }
}
