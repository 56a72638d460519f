public import LayoutEngine

extension Trace.Node {
  /// Whether it only changes the outline that is drawn in a shape's frame, as `rotation`, `scale` and `offset` of a
  /// shape do, and `offsetBy` and `applying` of a path; it is then neither a view nor a modifier.
  public var isOutlineEffect: Bool { info.arguments == "drawn elsewhere" }
}
