import LayoutEngine

/// A title about a child of a stack that draws nothing and keeps its place.
///
///     HiddenFinding(record, stack, .vertical)?.words    // in which hidden Text “Ebb” keeps 20.3 and a gap of 12
struct HiddenFinding {
  let words: String

  /// `nil` where no child with a neighbour is hidden, and where the view is not a stack along the axis.
  ///
  /// - Parameter view: a stack, which may be in modifiers.
  init?(_ record: IndexedTrace, _ view: Trace.Node, _ axis: Axis) {
    guard let stack = record.chain(from: view).last.flatMap({ record.node($0) }) else { return nil }
    let isStack = record.decidingReasons(of: stack.id).contains { reason in
      reason.step == .stackLength && reason.axis == axis && reason.node == stack.id
    }
    let frames = record.sharingChildren(of: stack).compactMap { id in record.node(id).map { (id, $0.frame) } }
    guard isStack,
      let place = frames.firstIndex(where: { HiddenFinding.isHidden($0.0, record) && $0.1.size[axis] > 0 }),
      frames.count > 1
    else { return nil }
    let (child, frame) = frames[place]
    // The gap that belongs to the child: to the next one, or for the last child to the one before.
    let other = place + 1 < frames.count ? frames[place + 1].1 : frames[place - 1].1
    let gap = max(
      other.origin[axis] - frame.origin[axis] - frame.size[axis],
      frame.origin[axis] - other.origin[axis] - other.size[axis])
    words =
      "in which hidden " + record.viewName(of: child) + " keeps " + LengthText.length(frame.size[axis])
      + (gap > StackShares.tolerance ? " and a gap of " + LengthText.length(gap) : "")
  }

  private static func isHidden(_ child: NodeID, _ record: IndexedTrace) -> Bool {
    guard let node = record.node(child) else { return false }
    return record.chain(from: node).contains { id in
      record.node(id).map { $0.info.name == "hidden" && !$0.info.isPart } ?? false
    }
  }
}
