import Explanation
import LayoutEngine

/// The stretches along an axis of the subject with their lengths: padding, children, columns or rows, gaps.
struct RulerStretches {
  let scene: Scene
  let axis: Axis

  /// The kind of a stretch, which is stated next to its length where there is room.
  enum Part: Equatable {
    case padding, spacing, child, track
    /// The subject, the room that a frame leaves next to the view in it, and the views next to the subject.
    case rest

    /// The name of several stretches of the kind.
    var name: String {
      switch self {
      case .padding: "padding"
      case .spacing: "spacing"
      case .child: "children"
      case .track, .rest: ""
      }
    }
  }

  /// A stretch between two places; if the second is before the first, its length is negative.
  struct Stretch: Equatable {
    let part: Part
    let node: NodeID
    let start: Double
    let end: Double
    /// Whether the stretches next to it overlap there.
    let isOverlap: Bool
    /// Its length in words.
    let value: String

    init(_ part: Part, _ node: NodeID, from: Double, to: Double) {
      (self.part, self.node) = (part, node)
      (start, end, isOverlap) = (min(from, to), max(from, to), to < from)
      value = LengthText.length(to - from)
    }

    func isLike(_ other: Stretch) -> Bool { part == other.part && value == other.value }
  }

  /// Several stretches in one row.
  private typealias Group = [Stretch]

  /// The start and end of something along the axis.
  private typealias Extent = (start: Double, end: Double)

  private static let least = 0.05
  private static let mostRows = 3
  /// The most stretches: each is compared with those before it, which takes too long for more.
  private static let most = 1_000

  /// The stretches in their order; those that overlap others are in a row below them, as far as there are rows, and
  /// overlap in the last row.
  var rows: [[Stretch]] {
    if scene.subject.children.count > RulerStretches.most { return [] }
    let groups = groups.map { $0.filter { $0.end - $0.start >= RulerStretches.least } }.filter { !$0.isEmpty }
    let overlaps = groups.filter { $0[0].isOverlap }
    var rows: [[Stretch]] = []
    for group in groups.filter({ !$0[0].isOverlap }) + overlaps {
      if let row = rows.firstIndex(where: { RulerStretches.areBeside(group, $0) }) {
        rows[row] += group
      } else if rows.count < RulerStretches.mostRows {
        rows.append(group)
      }
    }
    return rows.map { row in row.sorted { $0.start < $1.start } }
  }

  private static func areBeside(_ group: Group, _ row: [Stretch]) -> Bool {
    group.allSatisfy { one in row.allSatisfy { one.end <= $0.start + least || one.start >= $0.end - least } }
  }

  /// The stretches in the subject, and those around it.
  private var groups: [Group] {
    guard let node = scene.node else { return [] }
    var groups = divides ? parts(of: node) : []
    if groups.isEmpty {
      let chain = scene.subject.chain.compactMap { scene.record.node($0) }
      groups = nested(node, in: RulerStretches.wrappings(chain), as: .rest)
    }
    return groups + surroundings
  }

  // MARK: - Inside the subject

  /// Whether the subject's children are side by side along the axis.
  private var divides: Bool { scene.axis == axis || scene.subject.arrangement == .grid || isFilled }

  /// Whether children are side by side from one end to the other although no stack arranges them.
  private var isFilled: Bool {
    guard scene.subject.kind == .container, let node = scene.node else { return false }
    let frames = children.map { extent($0) }.filter { $0.end - $0.start >= RulerStretches.least }
    let whole = extent(node)
    let ends = [whole.start] + frames.map { $0.end }
    let starts = frames.map { $0.start } + [whole.end]
    return frames.count > 1 && zip(ends, starts).allSatisfy { ($0 - $1).magnitude < RulerStretches.least }
  }

  private var children: [Trace.Node] {
    scene.subject.children.compactMap { scene.record.node($0) }.sorted { extent($0).start < extent($1).start }
  }

  /// The children or the tracks, and the gaps around and between them.
  private func parts(of node: Trace.Node) -> [Group] {
    let tracks = scene.subject.arrangement == .grid ? scene.record.gridPlaces(of: node.id, along: axis) : []
    let places = tracks.map { Extent($0.start, $0.start + $0.length) }.sorted { $0.start < $1.start }
    let extents = places.isEmpty ? children.map { extent($0) } : places
    let own =
      places.isEmpty ? children.flatMap { nested($0, in: paddings(of: $0), as: .child) } : places.map { track($0) }
    guard let first = extents.first, let last = extents.map({ $0.end }).max() else { return [] }
    let (whole, id) = (extent(node), node.id)
    let sides = [(whole.start, first.start), (last, whole.end)].filter { $0.0 < $0.1 }.map {
      [Stretch(.rest, id, from: $0.0, to: $0.1)]
    }
    let gaps = zip(extents, extents.dropFirst()).map { Stretch(.spacing, id, from: $0.end, to: $1.start) }
    return own + sides + gaps.map { [$0] }
  }

  /// A column or row, divided as its cells are where all of them have the same padding.
  private func track(_ place: Extent) -> Group {
    let whole = Stretch(.track, scene.subject.node, from: place.start, to: place.end)
    let cells = children.filter { extent($0).start < place.end && place.start < extent($0).end }
    let divided = cells.map { nested($0, in: paddings(of: $0), as: .track) }
    guard let first = divided.first, first.count == 1, first[0].first?.start == place.start,
      first[0].last?.end == place.end,
      divided.allSatisfy({ $0.count == 1 && $0[0].elementsEqual(first[0]) { $0.isLike($1) && $0.start == $1.start } })
    else { return [whole] }
    return first[0]
  }

  /// A wrapper, and the view inside it.
  private typealias Wrapping = (outer: Trace.Node, inner: Trace.Node)

  private static func wrappings(_ chain: [Trace.Node]) -> [Wrapping] {
    zip(chain, chain.dropFirst()).map { (outer: $0, inner: $1) }
  }

  private func paddings(of node: Trace.Node) -> [Wrapping] {
    RulerStretches.wrappings(scene.chain(from: node.id)).filter { SignLayer.isPadding($0.outer) }
  }

  /// A view as its wrappers divide it, from both ends inwards; a view larger than its wrapper gets a separate row, as
  /// does a negative padding.
  private func nested(
    _ node: Trace.Node, in wrappers: [Wrapping], as part: Part
  ) -> [Group] {
    var (sides, larger): (Group, [Group]) = ([], [])
    var (view, whole) = (node, extent(node))
    for (outer, inner) in wrappers {
      let (frame, inside) = (extent(outer), extent(inner))
      guard holds(whole, frame) else { break }
      let isPadding = SignLayer.isPadding(outer)
      let around = [(frame.start, inside.start), (inside.end, frame.end)].map {
        Stretch(isPadding ? .padding : .rest, outer.id, from: $0.0, to: $0.1)
      }
      guard holds(frame, inside) else {
        larger = isPadding ? around.map { [$0] } : [[Stretch(part, inner.id, from: inside.start, to: inside.end)]]
        break
      }
      sides += [(whole.start, frame.start), (frame.end, whole.end)].map {
        Stretch(.rest, outer.id, from: $0.0, to: $0.1)
      }
      sides += around
      (view, whole) = (inner, inside)
    }
    let middle = Stretch(part, view.id, from: whole.start, to: whole.end)
    return [(sides + [middle]).sorted { $0.start < $1.start }] + larger
  }

  private func holds(_ outer: Extent, _ inner: Extent) -> Bool {
    inner.start >= outer.start - RulerStretches.least && inner.end <= outer.end + RulerStretches.least
  }

  private func extent(_ node: Trace.Node) -> Extent {
    axis == .horizontal ? (node.frame.minX, node.frame.maxX) : (node.frame.minY, node.frame.maxY)
  }

  // MARK: - Around the subject

  /// The paddings around the subject, from the inside out, and the views between them.
  private var surroundings: [Group] {
    let path = Array(scene.record.path(to: scene.subject.node).reversed())
    guard let node = path.first else { return [] }
    var (stretches, whole): (Group, Extent) = ([], extent(node))
    for (inner, outer) in zip(path, path.dropFirst()) where SignLayer.isPadding(outer) {
      let (inside, frame) = (extent(inner), extent(outer))
      let beside = [(inside.start, whole.start), (whole.end, inside.end)].filter { $0.0 < $0.1 }
      stretches += beside.map { Stretch(.rest, node.id, from: $0.0, to: $0.1) }
      let padding = [(frame.start, inside.start), (inside.end, frame.end)]
      stretches += padding.map { Stretch(.padding, outer.id, from: $0.0, to: $0.1) }
      whole = frame
    }
    return stretches.map { [$0] }
  }
}
