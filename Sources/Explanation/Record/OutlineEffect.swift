public import LayoutEngine

extension Trace.Node {
  /// Whether it is no view and no modifier of its own: what `rotation`, `scale` and `offset` of a shape, or `offsetBy` and
  /// `applying` of a path, make of the outline that is drawn in the shape's frame.
  public var isOutlineEffect: Bool { info.arguments == "drawn elsewhere" }
}
