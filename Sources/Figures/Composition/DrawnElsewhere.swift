import Explanation
import LayoutEngine

extension IndexedTrace {
  /// Whether a view draws what is inside it elsewhere than where it was laid out: it is offset, scaled or
  /// rotated, or follows another view.
  func drawsElsewhere(_ node: Trace.Node) -> Bool {
    // A shape that only draws its outline elsewhere is not moved.
    guard !node.info.isPart, !node.isOutlineEffect, let child = node.children.first else { return false }
    if let effect = node.effect { return !effect.isIdentity }
    let places = node.info.name == "offset" || node.info.name == "matchedGeometryEffect"
    return places && self.node(child)?.frame != node.frame
  }
}
