internal import LayoutEngine

/// A `ScrollPosition`, or the id that `scrollPosition(id:)` is bound to.
enum ScrollPositionValue: Equatable {
  /// The start: nothing has been scrolled to.
  case start
  /// A view by the text of its id, and the point where it meets the scroll view.
  case view(String, anchor: UnitPoint?)
  case edge(Edge)
  case offset(x: Double?, y: Double?)

  /// The id of the view that was scrolled to.
  var id: String? {
    if case .view(let id, _) = self { return id }
    return nil
  }

  /// The position in a tree.
  ///
  /// - Parameter views: the views in the scroll view that have an id.
  func resolved(among views: ArraySlice<(id: String, node: NodeID)>) -> ScrollPosition? {
    switch self {
    case .start: return nil
    case .offset(let x, let y): return .offset(x: x, y: y)
    case .edge(let edge):
      // As far as the content reaches.
      let length = edge.isStart ? 0 : Double.infinity
      return edge.axis == .horizontal ? .offset(x: length, y: nil) : .offset(x: nil, y: length)
    case .view(let id, let anchor): return views.first { $0.id == id }.map { .view($0.node, anchor: anchor) }
    }
  }
}

extension TreeBuilder {
  /// Where a scroll view stands: as a modifier says, or else where a proxy scrolled last among its views.
  ///
  /// - Parameter identity: the scroll view's, the same in every round.
  func scrollPosition(
    _ environment: ScrollEnvironment, among views: ArraySlice<(id: String, node: NodeID)>, of identity: Int
  ) -> ScrollPosition? {
    if let position = environment.position {
      let hasMoved = evaluator.preview.memory.hasMoved(identity, to: position)
      return environment.startsUnscrolled && !hasMoved ? nil : position.resolved(among: views)
    }
    for position in evaluator.preview.memory.scrolled.reversed() {
      if let found = position.resolved(among: views) { return found }
    }
    return nil
  }
}
