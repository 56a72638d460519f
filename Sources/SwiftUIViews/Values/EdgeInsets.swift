internal import LayoutEngine

extension EdgeSet {
  /// The same distance on the edges of this set and none on the others.
  func insets(_ length: Double) -> Insets {
    Insets(
      top: contains(EdgeSet.top) ? length : 0, leading: contains(EdgeSet.leading) ? length : 0,
      bottom: contains(EdgeSet.bottom) ? length : 0, trailing: contains(EdgeSet.trailing) ? length : 0)
  }
}
