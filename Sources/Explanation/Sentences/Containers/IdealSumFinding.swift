import LayoutEngine

/// A title about a stack that is proposed no length: which view proposes none, and what its children add up to.
///
///     IdealSumFinding(record, stack, .vertical, children)?.title
///     // ScrollView proposes VStack no height: 12 children of 60 and their gaps add up to 852, of which it shows 400
///     // Row proposes HStack no width: 3 children of 60 add up to 180, more than the 100 of Row
struct IdealSumFinding {
  let title: String
  /// Whether the children are longer than the view that proposes no length.
  let isLonger: Bool

  /// `nil` for a view that is proposed a length, and for one that does not add up its children.
  ///
  /// - Parameter axis: the axis along the stack.
  init?(_ record: IndexedTrace, _ node: Trace.Node, _ axis: Axis, _ children: [NodeID]) {
    let total = node.frame.size[axis]
    let isAdded = record.decidingReasons(of: node.id).contains { reason in
      reason.step == .stackLength && reason.axis == axis && reason.node == node.id
        && (reason.result - total).magnitude < 0.005
    }
    let known = children.compactMap { record.node($0) }
    let lengths = known.map { $0.frame.size[axis] }
    let made = known.filter { $0.info.remainingRows == 0 }.map { $0.frame.size[axis] }
    let remaining = record.remainingViews(in: node)
    guard isAdded, total.isFinite, known.count == children.count, let proposal = record.finalProposal(of: node.id),
      proposal[axis] == nil, let most = made.max(), let least = made.min()
    else { return nil }
    let side = axis == .horizontal ? "width" : "height"
    let proposer = IdealSumFinding.proposer(record, to: node, axis)
    let name = NodeName.name(of: node)
    let start =
      proposer.map { NodeName.name(of: $0) + " proposes " + IdealSumFinding.name(name, inside: $0) + " no \(side): " }
      ?? "No \(side) is proposed to " + name + ": "
    let isEqual = most - least < StackShares.tolerance
    let hasGaps = (lengths.reduce(0, +) - total).magnitude > StackShares.tolerance
    let sum =
      start + "\(made.count + remaining) children" + (isEqual ? " of " + LengthText.length(most) : "")
      + (hasGaps ? " and their gaps" : "") + (remaining > 0 ? " are taken to add up to " : " add up to ")
      + LengthText.length(total)
    guard let proposer, proposer.frame.size[axis] < total - StackShares.tolerance else {
      (title, isLonger) = (sum, false)
      return
    }
    isLonger = true
    let room = proposer.frame.size[axis]
    guard record.clips(node, in: proposer) else {
      title = sum + ", more than the " + LengthText.length(room) + " of " + NodeName.name(of: proposer)
      return
    }
    // Views before the stack take a part of the room.
    let shown = min(
      room, proposer.frame.end(axis) - node.frame.origin[axis], node.frame.end(axis) - proposer.frame.origin[axis])
    title = sum + ", of which it shows " + (shown > 0 ? LengthText.length(shown) : "nothing")
  }

  /// `its content` for the content of the list that proposes.
  private static func name(_ name: String, inside proposer: Trace.Node) -> String {
    let owner = " of " + NodeName.name(of: proposer)
    return name.hasSuffix(owner) ? "its " + name.dropLast(owner.count) : name
  }

  /// The view that is proposed a length and proposes none; for a part of the system's, the author's view that it
  /// belongs to.
  private static func proposer(_ record: IndexedTrace, to node: Trace.Node, _ axis: Axis) -> Trace.Node? {
    var current = record.parent(of: node)
    while let around = current, record.finalProposal(of: around.id)?[axis] == nil {
      current = record.parent(of: around)
    }
    guard let found = current else { return nil }
    var outer = found
    while outer.info.isPart, let parent = record.parent(of: outer), parent.frame.size.isAlmost(found.frame.size) {
      outer = parent
    }
    return outer
  }
}

extension Rect {
  fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
