import LayoutEngine

/// A title about a text to which its stack leaves no length: its letters are drawn outside its frame, or not at all.
///
///     SqueezedTextFinding(record, subject)?.title
///     // Text “B” is offered 0 points in HStack and drawn beyond its frame
struct SqueezedTextFinding {
  let title: String

  /// `nil` where every text of the stack has a length.
  init?(_ record: IndexedTrace, _ subject: Subject) {
    guard subject.kind == .container, case .line(let axis) = subject.arrangement,
      let stack = record.node(subject.node)
    else { return nil }
    let texts = subject.children.compactMap { child -> Trace.Node? in
      record.node(child).flatMap { record.chain(from: $0).last }.flatMap { record.node($0) }
    }
    let squeezed = texts.first { node in
      node.text.map { !$0.string.isEmpty } ?? false && node.frame.size[axis] < StackShares.tolerance
    }
    guard let node = squeezed, let text = node.text, let offered = record.finalProposal(of: node.id)?[axis] else {
      return nil
    }
    let isDrawn = text.lines.contains { $0.width > StackShares.tolerance }
    title =
      record.viewName(of: node.id) + " is offered " + LengthText.length(offered) + " points in "
      + NodeName.name(of: stack) + (isDrawn ? " and drawn beyond its frame" : " and cannot be seen")
  }
}
