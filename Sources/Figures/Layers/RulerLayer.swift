import Explanation
import LayoutEngine
import Markup

/// Every length along an axis of the subject: padding, children, gaps.
struct RulerLayer {
  let scene: Scene
  let axis: Axis

  /// The lengths from one end to the other, in the order in which they stand.
  var spans: [Span] {
    var ends: [Double] = []
    var ids = scene.subject.kind == .chain ? scene.subject.chain : [scene.subject.node]
    if scene.axis == axis || scene.subject.arrangement == .grid {
      for id in scene.subject.children { ids += scene.chain(from: id).map { $0.id } }
    }
    ids += scene.record.path(to: scene.subject.node).filter(SignLayer.isPadding).map { $0.id }
    for id in ids {
      guard let frame = scene.record.node(id)?.frame else { continue }
      ends += axis == .horizontal ? [frame.minX, frame.maxX] : [frame.minY, frame.maxY]
    }
    let region = scene.space.region
    let (low, high) = axis == .horizontal ? (region.minX, region.maxX) : (region.minY, region.maxY)
    var stops: [Double] = []
    for end in ends.sorted() where end.isFinite && end >= low - 0.5 && end <= high + 0.5 {
      if let last = stops.last, end - last < 0.05 { continue }
      stops.append(end)
    }
    guard stops.count < 60 else { return [] }
    return zip(stops, stops.dropFirst()).map { start, end in
      let box = scene.space.box(of: Rect(x: start, y: start, width: end - start, height: end - start))
      return Span(
        kind: .length, node: scene.subject.node, start: axis == .horizontal ? box.minX : box.minY,
        end: axis == .horizontal ? box.maxX : box.maxY, value: LengthText.length(end - start), name: "")
    }
  }
}
