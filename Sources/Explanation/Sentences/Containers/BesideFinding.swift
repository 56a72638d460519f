import LayoutEngine

/// A title about a modifier that lays out another view next to its own: which part each of them has.
///
///     BesideFinding(record, subject.chain)?.title
///     // content of Form takes 240 of the 900 points in inspector; ZStack has the other 660
struct BesideFinding {
  let title: String

  /// `nil` where no modifier lays out a view next to its own.
  ///
  /// - Parameter chain: the wrappers and the view inside them, outermost first.
  init?(_ record: IndexedTrace, _ chain: [NodeID]) {
    let titles = chain.lazy.compactMap { record.node($0) }.compactMap { BesideFinding.title(record, $0) }
    guard let title = titles.first else { return nil }
    self.title = title
  }

  private static func title(_ record: IndexedTrace, _ modifier: Trace.Node) -> String? {
    let children = modifier.children.compactMap { record.node($0) }.filter { $0.isPlaced }
    guard Subject.isModifier(modifier), children.count == 2 else { return nil }
    let (first, second) = (children[0].frame, children[1].frame)
    let axis = Axis.allCases.first { axis in
      let (one, other) = (first.origin[axis], second.origin[axis])
      let (length, beside) = (first.size[axis], second.size[axis])
      let isApart = one + length < other + StackShares.tolerance || other + beside < one + StackShares.tolerance
      return isApart && length > 0 && beside > 0
        && (length + beside - modifier.frame.size[axis]).magnitude < StackShares.tolerance
    }
    guard let axis else { return nil }
    let (content, beside) = (record.viewName(of: children[0].id), record.viewName(of: children[1].id))
    return beside + " takes " + LengthText.length(second.size[axis]) + " of the "
      + LengthText.length(modifier.frame.size[axis]) + " points in " + NodeName.kind(of: modifier) + "; "
      + (content == beside ? "the content, " + content + "," : content) + " has the other "
      + LengthText.length(first.size[axis])
  }
}
