import LayoutEngine

/// A title about a view whose size follows from a container's, next to a spacer that takes the rest, which is not what
/// the layout is about.
///
///     RelativeFrameFinding(shares, beside: spacer)?.title
///     // containerRelativeFrame makes RoundedRectangle 285.3 wide, where 428 are proposed
struct RelativeFrameFinding {
  let title: String

  /// `nil` where another view takes the rest, and where no child, or more than one, has such a frame.
  ///
  /// - Parameter rest: the child that takes the rest.
  init?(_ shares: StackShares, beside rest: StackLedger.Row) {
    let record = shares.record
    guard let taking = record.node(rest.child), taking.isSpacer else { return nil }
    let frames = shares.ledger.rows.filter { $0.child != rest.child }.compactMap { row in
      record.node(row.child).flatMap { RelativeFrameFinding.frame(in: record.chain(from: $0), record) }
    }
    guard frames.count == 1, let (frame, inside) = frames.first,
      let axis = Axis.allCases.first(where: { RelativeFrameFinding.isGiven($0, frame, record) }),
      let proposed = record.finalProposal(of: frame.id)?[axis], proposed.isFinite,
      (proposed - frame.frame.size[axis]).magnitude > StackShares.tolerance
    else { return nil }
    title =
      NodeName.kind(of: frame) + " makes " + IndexedTrace.named(in: inside).name + " "
      + LengthText.length(frame.frame.size[axis]) + (axis == .horizontal ? " wide" : " tall") + ", where "
      + LengthText.length(proposed) + " are proposed"
  }

  /// The frame in a chain, with what is inside it.
  private static func frame(in chain: [NodeID], _ record: IndexedTrace) -> (Trace.Node, [Trace.Node])? {
    let nodes = chain.compactMap { record.node($0) }
    guard let place = nodes.firstIndex(where: { $0.isRelativeFrame }),
      place + 1 < nodes.count
    else { return nil }
    return (nodes[place], Array(nodes[(place + 1)...]))
  }

  private static func isGiven(_ axis: Axis, _ frame: Trace.Node, _ record: IndexedTrace) -> Bool {
    record.decidingReasons(of: frame.id).contains { reason in
      reason.node == frame.id && reason.axis == axis && reason.step == .fixedLength
    }
  }
}
