import LayoutEngine

/// A title about a lazy stack that has the length of its first child although another is longer.
///
///     FirstChildFinding(record, stack)?.title
///     // LazyHStack is as tall as its first child, 96.8: the 2nd needs 162.8
struct FirstChildFinding {
  let title: String

  /// `nil` where another rule decided the length, and where the first child is the longest.
  init?(_ record: IndexedTrace, _ node: Trace.Node) {
    guard let deciding = record.decidingAnswer(of: node.id),
      let reason = record.decidingReasons(of: node.id).last(where: { $0.node == node.id && $0.step == .firstChild })
    else { return nil }
    let lengths = node.children.map { record.answer(of: $0, inside: deciding.call)?.size[reason.axis] ?? 0 }
    guard let most = lengths.max(), most > reason.result + StackShares.tolerance,
      let longest = lengths.firstIndex(of: most)
    else { return nil }
    title =
      NodeName.name(of: node) + (reason.axis == .horizontal ? " is as wide as" : " is as tall as")
      + " its first child, " + LengthText.length(reason.result) + ": the " + LedgerText.ordinal(longest + 1) + " needs "
      + LengthText.length(most)
  }
}
