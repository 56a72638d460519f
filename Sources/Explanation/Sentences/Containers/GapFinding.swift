import LayoutEngine

/// A title about gaps of different lengths, which views prefer among themselves if a stack has no spacing of its own.
///
///     GapFinding(record, stack, .vertical, children)?.title
///     // The gaps in VStack differ: 6.4 before Text “Tides”, otherwise 8
struct GapFinding {
  let title: String

  /// `nil` where all gaps have the same length, and where most of them differ.
  ///
  /// - Parameter axis: the axis along the stack.
  init?(_ record: IndexedTrace, _ node: Trace.Node, _ axis: Axis, _ children: [NodeID]) {
    let gaps = GapFinding.gaps(children.compactMap { record.node($0)?.frame }, axis)
    guard gaps.count > 1, gaps.count == children.count - 1 else { return nil }
    let texts = gaps.map { LengthText.length($0) }
    let distinct = Set(texts)
    guard distinct.count == 2, let odd = texts.firstIndex(where: { text in texts.count { $0 == text } == 1 }) else {
      return nil
    }
    let other = texts[odd == 0 ? 1 : 0]
    title =
      "The gaps in " + NodeName.name(of: node) + " differ: " + texts[odd] + " before "
      + record.viewName(of: children[odd + 1]) + ", otherwise " + other
  }

  /// The distances between neighbours, whichever side the first is on; none where children overlap.
  private static func gaps(_ frames: [Rect], _ axis: Axis) -> [Double] {
    guard let first = frames.first, let last = frames.last else { return [] }
    let ordered = first.origin[axis] <= last.origin[axis] ? frames : frames.reversed()
    let gaps = zip(ordered, ordered.dropFirst()).map { $1.origin[axis] - $0.origin[axis] - $0.size[axis] }
    guard gaps.allSatisfy({ $0 > -StackShares.tolerance }) else { return [] }
    return first.origin[axis] <= last.origin[axis] ? gaps : gaps.reversed()
  }
}
