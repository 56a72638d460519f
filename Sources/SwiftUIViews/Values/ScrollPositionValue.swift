internal import LayoutEngine

/// A `ScrollPosition`, or the id that `scrollPosition(id:)` is bound to.
enum ScrollPositionValue: Equatable {
  /// Nothing that has been scrolled to.
  case start
  /// A view by the text of its id, and the point where it meets the scroll view.
  case view(String, anchor: UnitPoint?)
  case edge(Edge)
  case offset(x: Double?, y: Double?)

  /// The position in a tree.
  ///
  /// - Parameter views: the views in the scroll view that have an id.
  func resolved(among views: ArraySlice<(id: String, node: NodeID)>) -> ScrollPosition? {
    switch self {
    case .start: return nil
    case .offset(let x, let y): return .offset(x: x, y: y)
    case .edge(let edge):
      // As far as the content goes.
      let length = edge.isStart ? 0 : Double.infinity
      return edge.axis == .horizontal ? .offset(x: length, y: nil) : .offset(x: nil, y: length)
    case .view(let id, let anchor): return views.first { $0.id == id }.map { .view($0.node, anchor: anchor) }
    }
  }
}
