import LayoutEngine

/// A title about the one child of a container whose length is not that of the children like it.
///
///     OddChildFinding(record, .vertical, children)?.title    // Row #tides is 64 tall, the other 7 Rows 44
struct OddChildFinding {
  let title: String

  /// At least this many children of a kind are needed for one to be odd.
  private static let fewest = 3

  /// `nil` where there are too few of a kind, and where not exactly one has a different length.
  ///
  /// - Parameter axis: the axis along the container.
  init?(_ record: IndexedTrace, _ axis: Axis, _ children: [NodeID]) {
    let nodes = children.compactMap { record.node($0) }
    guard nodes.count >= OddChildFinding.fewest, let first = nodes.first,
      nodes.allSatisfy({ $0.info.name == first.info.name })
    else { return nil }
    let lengths = nodes.map { LengthText.length($0.frame.size[axis]) }
    guard Set(lengths).count == 2, let odd = lengths.firstIndex(where: { text in lengths.count { $0 == text } == 1 })
    else { return nil }
    let others = children.enumerated().filter { $0.offset != odd }.map { record.viewName(of: $0.element) }
    let side = axis == .horizontal ? " wide" : " tall"
    title =
      record.viewName(of: children[odd]) + " is " + lengths[odd] + side + ", the other \(others.count) "
      + (ChildNames.plural(others) ?? "children") + " " + lengths[odd == 0 ? 1 : 0]
  }
}
