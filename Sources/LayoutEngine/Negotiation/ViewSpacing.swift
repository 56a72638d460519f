/// The spacing that a view prefers at each of its edges, as a custom layout handles it.
///
///     var spacing = ViewSpacing.zero
///     spacing.formUnion(subview.spacing, edges: .top)
public struct ViewSpacing {
  private var top = EdgePreference.plain
  private var leading = EdgePreference.plain
  private var bottom = EdgePreference.plain
  private var trailing = EdgePreference.plain

  /// The default gap at every edge.
  public init() {}

  /// No gap at any edge.
  public static var zero: ViewSpacing { ViewSpacing { _, _ in .nothing } }

  init(_ preference: (Axis, AxisEnd) -> EdgePreference) {
    top = preference(.vertical, .start)
    leading = preference(.horizontal, .start)
    bottom = preference(.vertical, .end)
    trailing = preference(.horizontal, .end)
  }

  /// Merges the preferences of another view at some edges; the wider gap counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: EdgeSet = .all) {
    if edges.contains(Edge.top) { top.merge(other.top) }
    if edges.contains(Edge.leading) { leading.merge(other.leading) }
    if edges.contains(Edge.bottom) { bottom.merge(other.bottom) }
    if edges.contains(Edge.trailing) { trailing.merge(other.trailing) }
  }

  /// The gap to a view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    EdgePreference.gap(self[axis, .end], next[axis, .start], along: axis)
  }

  subscript(_ axis: Axis, _ end: AxisEnd) -> EdgePreference {
    if axis == .horizontal { return end == .start ? leading : trailing }
    return end == .start ? top : bottom
  }
}
