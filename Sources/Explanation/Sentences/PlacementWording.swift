public import LayoutEngine

// The one place that words why a view is not in the layout.
extension Trace.Node {
  /// The words instead of a frame; `nil` for a node that was placed.
  public var absence: String? { isPlaced ? nil : isChosen ? "not placed" : "not chosen" }
}
