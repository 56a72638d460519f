extension LayoutTree {
  /// Whether SwiftUI makes only those of a node's children that are in view.
  public func isLazy(_ node: NodeID) -> Bool { facts(of: node).lazyAxis != nil }

  /// Whether the last layout put the view where SwiftUI would have made it, so that its `onAppear` runs.
  ///
  /// A view that was not placed does not appear. Nor does a row of a lazy stack or grid that lies wholly outside the
  /// scroll view around it, along an axis that both run along: SwiftUI makes only rows in view. How many rows beyond the
  /// edge it makes ahead of time was not measured; here it is none. A lazy container that is in no scroll view makes
  /// all of its rows.
  public func appears(_ node: NodeID) -> Bool {
    guard isPlaced(node) else { return false }
    var rows: [(frame: Rect, axis: Axis)] = []
    var current = node
    while let parent = parent(of: current) {
      if let axis = facts(of: parent).lazyAxis { rows.append((frame(of: current), axis)) }
      if case .scrollView(let index) = rule(of: parent.index) {
        let (scrollView, view) = (scrollViews[Int(index)], frame(of: parent))
        for row in rows where scrollView.scrolls(row.axis) && !row.frame.isInView(of: view, row.axis) { return false }
        rows.removeAll { scrollView.scrolls($0.axis) }
      }
      current = parent
    }
    return true
  }
}

extension Rect {
  /// Whether something of a row can be seen; one without a length counts where its place can be.
  fileprivate func isInView(of view: Rect, _ axis: Axis) -> Bool {
    let (start, end) = (origin[axis], origin[axis] + size[axis])
    let (viewStart, viewEnd) = (view.origin[axis], view.origin[axis] + view.size[axis])
    return start < viewEnd && (end > viewStart || start >= viewStart)
  }
}
