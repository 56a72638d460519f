import LayoutEngine

/// A title about a text of which lines are left out: whether its height or its line limit decided how many fit.
///
///     TruncationFinding(record, finding)?.title
///     // Text “The timetable …” is truncated after 2 lines: the height of 52 has no room for another
struct TruncationFinding {
  let title: String
  /// The heights that are compared; empty where the text's line limit decided.
  let account: String

  /// `nil` for another finding, and for a text that is too long for its only line.
  init?(_ record: IndexedTrace, _ finding: Finding) {
    guard finding.code == .truncatedText, let node = record.node(finding.node), let text = node.text,
      text.lines.count > 1 || finding.isWideEnough, let last = text.lines.last
    else { return nil }
    let count = text.lines.count
    let start =
      record.viewName(of: node.id) + " is truncated after " + (count == 1 ? "its first line: " : "\(count) lines: ")
    let step = count == 1 ? node.frame.size.height : last.baseline - text.lines[count - 2].baseline
    let needed = node.frame.size.height + step
    guard let proposed = record.finalProposal(of: node.id)?.height, needed > proposed else {
      title = start + "its line limit allows no more"
      account = ""
      return
    }
    title = start + "the height of " + LengthText.length(proposed) + " has no room for another"
    account =
      "The lines are " + LengthText.account(node.frame.size.height) + " tall, and with another they would be "
      + LengthText.account(needed) + ", more than the " + LengthText.account(proposed) + " proposed."
  }
}
