import Explanation
import LayoutEngine

/// Every length along an axis of the subject: padding, children, gaps. What is as long and the same as an earlier one is
/// told there: `8 ×3`.
struct RulerLayer {
  let scene: Scene
  let axis: Axis

  /// What a stretch is, which is said beside its length where there is room.
  private enum Part: Equatable {
    case padding, spacing, child, track, subject, beside

    /// What several of them are called.
    var name: String {
      switch self {
      case .padding: "padding"
      case .spacing: "spacing"
      case .child: "children"
      case .track, .subject, .beside: ""
      }
    }
  }

  /// A stretch between two stops.
  private struct Stretch {
    var part: Part
    var node: NodeID
    var start: Double
    var end: Double
    var value: String { LengthText.length(end - start) }
  }

  /// More stops on one axis cannot be told from one another.
  private static let mostStops = 300

  /// The lengths from one end to the other, in the order in which they stand; those that are told elsewhere without a value.
  var spans: [Span] {
    let stretches = stretches
    return stretches.enumerated().map { index, stretch in
      let alike = stretches.indices.filter {
        stretches[$0].part == stretch.part && stretches[$0].value == stretch.value
      }
      let box = scene.space.box(
        of: Rect(
          x: stretch.start, y: stretch.start, width: stretch.end - stretch.start, height: stretch.end - stretch.start))
      let isFirst = alike.first == index
      let isOne = alike.count == 1
      return Span(
        kind: .length, node: scene.subject.node, start: axis == .horizontal ? box.minX : box.minY,
        end: axis == .horizontal ? box.maxX : box.maxY,
        value: isFirst ? stretch.value + (isOne ? "" : " ×\(alike.count)") : "",
        name: !isFirst ? "" : isOne && stretch.part == .child ? scene.name(of: stretch.node) : stretch.part.name)
    }
  }

  private var stretches: [Stretch] {
    let region = scene.space.region
    let (low, high) = axis == .horizontal ? (region.minX, region.maxX) : (region.minY, region.maxY)
    var stops: [Double] = []
    for end in ends.sorted() where end.isFinite && end >= low - 0.5 && end <= high + 0.5 {
      if let last = stops.last, end - last < 0.05 { continue }
      stops.append(end)
    }
    guard stops.count < RulerLayer.mostStops else { return [] }
    return zip(stops, stops.dropFirst()).map { start, end in
      let (part, node) = part(at: (start + end) / 2)
      return Stretch(part: part, node: node, start: start, end: end)
    }
  }

  /// Whether the subject's children stand beside each other along the axis.
  private var divides: Bool { scene.axis == axis || scene.subject.arrangement == .grid }

  /// The frames at whose ends lengths begin and end.
  private var ends: [Double] {
    let chain = scene.subject.kind == .chain ? scene.subject.chain : [scene.subject.node]
    var ends = (chain + around.map { $0.id }).compactMap { scene.record.node($0) }.flatMap { extent($0) }
    guard divides else { return ends }
    ends += tracks.flatMap { [$0.start, $0.start + $0.length] }
    for id in scene.subject.children {
      guard let child = scene.record.node(id) else { continue }
      if tracks.isEmpty { ends += extent(child) }
      ends += paddings(of: child).flatMap { extent($0.outer) + extent($0.inner) }
    }
    return ends
  }

  private func extent(_ node: Trace.Node) -> [Double] {
    axis == .horizontal ? [node.frame.minX, node.frame.maxX] : [node.frame.minY, node.frame.maxY]
  }

  private func holds(_ node: Trace.Node, _ place: Double) -> Bool {
    let ends = extent(node)
    return ends[0] < place && place < ends[1]
  }

  /// The padding around the subject.
  private var around: [Trace.Node] {
    scene.record.path(to: scene.subject.node).dropLast().filter(SignLayer.isPadding)
  }

  /// A grid's columns or rows.
  private var tracks: [GridPlace] {
    scene.subject.arrangement == .grid ? scene.record.gridPlaces(of: scene.subject.node, along: axis) : []
  }

  private func paddings(of node: Trace.Node) -> [(outer: Trace.Node, inner: Trace.Node)] {
    let chain = scene.chain(from: node.id)
    return zip(chain, chain.dropFirst()).filter { SignLayer.isPadding($0.0) }.map { (outer: $0.0, inner: $0.1) }
  }

  private func part(at place: Double) -> (Part, NodeID) {
    let own = scene.subject.node
    guard let node = scene.node, holds(node, place) else { return (isAround(place) ? .padding : .beside, own) }
    guard divides else {
      let isPadding = zip(scene.subject.chain, scene.subject.chain.dropFirst()).contains { outer, inner in
        guard let outer = scene.record.node(outer), let inner = scene.record.node(inner) else { return false }
        return SignLayer.isPadding(outer) && holds(outer, place) && !holds(inner, place)
      }
      return (isPadding ? .padding : .subject, own)
    }
    let children = scene.subject.children.compactMap { scene.record.node($0) }.filter { holds($0, place) }
    if children.contains(where: { child in
      paddings(of: child).contains { holds($0.outer, place) && !holds($0.inner, place) }
    }) {
      return (.padding, own)
    }
    if tracks.contains(where: { $0.start < place && place < $0.start + $0.length }) { return (.track, own) }
    guard tracks.isEmpty, let child = children.first else { return (.spacing, own) }
    return (.child, child.id)
  }

  /// Whether a place outside the subject is in the padding around it, and not in a view beside it.
  private func isAround(_ place: Double) -> Bool {
    let path = scene.record.path(to: scene.subject.node)
    return zip(path, path.dropFirst()).contains { outer, inner in
      SignLayer.isPadding(outer) && holds(outer, place) && !holds(inner, place)
    }
  }
}
