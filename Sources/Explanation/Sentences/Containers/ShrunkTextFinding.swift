import LayoutEngine

/// A title about a text that is scaled down so that nothing of it is cut off: by how much, and for what there was no
/// room.
///
///     ShrunkTextFinding(record, subject)?.title
///     // Text “Passengers and bicycles” is set at 0.68 of its font's size: its line needs 187.3 points and 140 are proposed
struct ShrunkTextFinding {
  let title: String
  /// Why the text has its size.
  let account: String

  /// Rounding up a text's height adds less than this, in points.
  private static let pixel = 1.0

  /// `nil` where no text of the subject is scaled down.
  init?(_ record: IndexedTrace, _ subject: Subject) {
    let outermost = subject.kind == .chain ? [subject.node] : subject.children
    let shrunk = outermost.lazy.compactMap { id -> (node: Trace.Node, text: TextLayout, scale: Double)? in
      guard let node = record.node(id).flatMap({ record.chain(from: $0).last }).flatMap({ record.node($0) }),
        let text = node.text, let scale = record.decidingReasons(of: node.id).scale
      else { return nil }
      return (node, text, scale)
    }
    guard let (node, text, scale) = shrunk.first, let proposal = record.finalProposal(of: node.id) else { return nil }
    let start = NodeName.name(of: node) + " is set at " + LengthText.account(scale) + " of its font's size: "
    let line = text.lines.count == 1 ? text.lines[0].width / scale : 0
    if let proposed = proposal.width, line > proposed {
      title =
        start + "its line needs " + LengthText.length(line) + " points and " + LengthText.length(proposed)
        + " are proposed"
    } else if let proposed = proposal.height, node.frame.size.height > proposed + ShrunkTextFinding.pixel {
      title =
        start + "it is still " + LengthText.length(node.frame.size.height) + " tall, and "
        + LengthText.length(proposed) + " are proposed"
    } else {
      title = start + "so all of it fits the " + LengthText.proposal(proposal) + " proposed"
    }
    let name = NodeName.name(of: node)
    account = ReasonSentences(record).all(node.id).map { $0.text(about: name) }.joined(separator: " ")
  }
}
