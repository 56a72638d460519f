/// Where `scrollPosition` puts a scroll view at first.
public enum ScrollPosition: Sendable, Equatable {
  /// So far from the start, in points; an axis without a length is left to the initial anchor.
  case offset(x: Double?, y: Double?)
  /// Where a view inside meets a point of the scroll view; without one as near to the start as shows all of the view.
  case view(NodeID, anchor: UnitPoint?)
}

extension LayoutTree {
  /// Lays the tree out without recording, to learn how far away the views are that scroll views are scrolled to.
  ///
  /// Views inside a `GeometryReader` are not there yet; a scroll view with one stays at its start.
  ///
  /// - Returns: how many of the steps are left.
  func findScrollOffsets(_ root: NodeID, _ proposal: Proposal, _ safeArea: SafeArea, steps: Int) -> Int {
    let negotiation = Negotiation(self, safeArea: safeArea, makesContent: false, steps: steps, recorder: nil)
    negotiation.place(root, at: .zero, proposal, negotiation.measure(root, proposal, .root))
    scrollOffsets = [:]
    for index in negotiation.store.nodes {
      let node = NodeID(index)
      guard case .scrollView(let scrollView) = rule(of: index),
        case .view(let target, let anchor)? = scrollViews[Int(scrollView)].position,
        let content = children(of: node).first, let outer = negotiation.store[node],
        let inner = negotiation.store[content], let frame = negotiation.store[target]
      else { continue }
      let margins = negotiation.margins(of: node, scrollViews[Int(scrollView)])
      var offset = Point.zero
      for axis in Axis.allCases {
        let room = outer.size[axis] - margins.start(axis) - margins.end(axis)
        let (start, length) = (frame.origin[axis] - inner.origin[axis], frame.size[axis])
        offset[axis] = anchor.map { start + (length - room) * $0[axis] } ?? max(0, min(start, start + length - room))
      }
      scrollOffsets[node.rawValue] = offset
    }
    return negotiation.stepsLeft
  }
}

extension Negotiation {
  /// How far a scroll view's content is scrolled; `nil` leaves it to the initial anchor.
  func scrollOffset(of id: NodeID, _ rule: ScrollViewRule, _ axis: Axis) -> Double? {
    switch rule.position {
    case .offset(let x, let y): return axis == .horizontal ? x : y
    case .view: return tree.scrollOffsets[id.rawValue]?[axis]
    case nil: return nil
    }
  }
}
