import LayoutEngine

/// A title about the child that gives a stack its length across.
///
///     ExtentFinding(record, stack, .vertical, children)?.title    // VStack is as wide as Text “Harbour”, 62.7 points
struct ExtentFinding {
  let title: String

  /// `nil` where all children have the same length across the stack.
  ///
  /// - Parameter axis: the axis along the stack.
  init?(_ record: IndexedTrace, _ node: Trace.Node, _ axis: Axis, _ children: [NodeID]) {
    let cross = axis.cross
    let length = node.frame.size[cross]
    let reason = record.decidingReasons(of: node.id).last { reason in
      reason.node == node.id && reason.axis == cross && reason.step == .crossLength
        && (reason.result - length).magnitude < 0.005
    }
    let lengths = children.compactMap { record.node($0)?.frame.size[cross] }
    guard let reason, length.isFinite, let most = lengths.max(),
      lengths.contains(where: { $0 < length - StackShares.tolerance })
    else { return nil }
    let name = NodeName.name(of: node)
    let points = LengthText.length(length) + " points"
    let side = cross == .horizontal ? "wide" : "tall"
    guard case .answer(let call, _)? = DecidedFormula(reason.formula).operand?.origin else {
      guard most < length - StackShares.tolerance else { return nil }
      title =
        name + " is " + points + " " + side
        + ", more than any child: beside the guide that they share they reach farther"
      return
    }
    guard let child = record.node(ofCall: call).flatMap({ record.node($0) }),
      (child.frame.size[cross] - length).magnitude < StackShares.tolerance
    else { return nil }
    let isAll = record.finalProposal(of: node.id)?[cross] == length
    title =
      name + " is as " + side + " as " + record.viewName(of: child.id) + ", " + points
      + (isAll ? ", all it is proposed" : "") + (HiddenFinding(record, child, cross).map { ", " + $0.words } ?? "")
  }
}
