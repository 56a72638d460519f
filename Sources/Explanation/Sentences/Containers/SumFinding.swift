import LayoutEngine

/// What was found about a stack whose children take their ideal lengths: what each of them, or the longest, adds to it.
///
///     SumFinding(record, stack, .vertical, children)?.title    // VStack is 852 points tall, 300 of them Image
///     SumFinding(record, stack, .vertical, children)?.title    // VStack is 156 points tall, 52 for each of 3 children
struct SumFinding {
  let title: String

  /// `nil` for what does not add its children up.
  ///
  /// - Parameter axis: the axis along the stack.
  init?(_ record: IndexedTrace, _ node: Trace.Node, _ axis: Axis, _ children: [NodeID]) {
    let total = node.frame.size[axis]
    let isAdded = record.decidingReasons(of: node.id).contains { reason in
      reason.step == .stackLength && reason.axis == axis && reason.node == node.id
        && (reason.result - total).magnitude < 0.005
    }
    let lengths = children.compactMap { record.node($0)?.frame.size[axis] }
    guard isAdded, total.isFinite, lengths.count == children.count, let most = lengths.max(), let least = lengths.min(),
      let place = lengths.firstIndex(of: most)
    else { return nil }
    let start =
      NodeName.name(of: node) + " is " + LengthText.length(total) + " points "
      + (axis == .horizontal ? "wide, " : "tall, ") + LengthText.length(most)
    if most - least < StackShares.tolerance {
      let hasGaps = (lengths.reduce(0, +) - total).magnitude > StackShares.tolerance
      title = start + " for each of \(children.count) children" + (hasGaps ? " and the rest for spacing" : "")
      return
    }
    // Of several that are as long none is the one.
    guard lengths.count(where: { most - $0 < StackShares.tolerance }) == 1 else { return nil }
    title = start + " of them " + record.viewName(of: children[place], along: axis)
  }
}
