import Explanation
import LayoutEngine
import Markup

/// A stretch along the picture with its label: a child's answer, a gap, a guide.
struct Span {
  /// What the stretch is.
  enum Kind {
    /// A child's answer.
    case answer
    /// More siblings of the same shape.
    case repetition
    /// A length as such.
    case length
    /// A child's guide.
    case guide

    var classes: String {
      switch self {
      case .answer: "line answer plain"
      case .repetition, .length: "line ink"
      case .guide: "line guide plain"
      }
    }

    var color: String {
      switch self {
      case .answer: "answer"
      case .repetition, .length: "ink"
      case .guide: "guide"
      }
    }
  }

  var kind = Kind.answer
  var node: NodeID
  /// The call in which the child was offered its share.
  var call: Int32?
  /// In pixels on the canvas.
  var start: Double
  var end: Double
  /// Whether the stretch continues beyond the picture before its start and after its end.
  var goesOn = (before: false, after: false)
  /// The place in the order of service; `nil` where there is no order.
  var number: Int?
  var value: String
  /// A second line, in grey.
  var name: String

  var middle: Double { (start + end) / 2 }

  /// Whether it has a label; a stretch that is equal to an earlier one shares that label.
  var hasLabel: Bool { !value.isEmpty || number != nil }

  /// Whether another span has the same words at the same place.
  fileprivate func saysSame(as other: Span) -> Bool {
    value == other.value && name == other.name && (start - other.start).magnitude < 0.5
      && (end - other.end).magnitude < 0.5
  }

  private static let stop = 4.0

  /// The part of the stretch from a lower to an upper limit.
  func cut(to limits: (Double, Double)) -> Span {
    var span = self
    span.goesOn = (start < limits.0 - 1, end > limits.1 + 1)
    (span.start, span.end) = (max(start, limits.0), min(end, limits.1))
    return span
  }

  /// A line along the stretch with a stop at each end; an end that continues is cut.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the stretch lies.
  ///   - position: the line's position across that axis, in pixels.
  func bracket(_ axis: Axis, at position: Double) -> [Element] {
    let point = { (along: Double, across: Double) in
      axis == .horizontal ? Point(x: along, y: position + across) : Point(x: position + across, y: along)
    }
    let rest = min(DimensionLine.cutLength, (end - start) / 3)
    let solid = (start + (goesOn.before ? rest : 0), end - (goesOn.after ? rest : 0))
    var path = PathData()
    path.segment(point(solid.0, 0), point(solid.1, 0))
    var elements: [Element] = []
    for (goesOn, from, to) in [(goesOn.before, solid.0, start), (goesOn.after, solid.1, end)] {
      if goesOn {
        elements.append(DimensionLine.cut(from: point(from, 0), to: point(to, 0), classes: "line " + kind.color))
      } else {
        path.segment(point(to, -Span.stop), point(to, Span.stop))
      }
    }
    return [.path(path, classes: kind.classes)] + elements
  }
}

/// The stretches of a scene along one axis.
struct SceneSpans {
  let scene: Scene
  let axis: Axis

  /// Up to this many spans have a label each.
  static let fewSpans = 6
  /// More views than this on top of each other are listed in a table.
  static let fewLayers = 3

  /// The answers along the axis: one row for each level of depth.
  var levels: [[Span]] {
    var levels = [answers(of: scene.subject, isNumbered: true)]
    if scene.subject.arrangement == .layers, scene.subject.children.count <= SceneSpans.fewLayers {
      let layers = scene.subject.children.filter { scene.box(of: $0) != nil }
      // If all are as long as the view around them, its own length suffices; their names are stated along the other
      // axis.
      let isTold =
        layers.count > 1 && fillSubject(layers) && !SceneSpans(scene: scene, axis: axis.cross).fillSubject(layers)
      levels = isTold ? [] : SceneSpans.packed(layers.compactMap { answer($0, isNumbered: false) })
    }
    guard scene.options.depth > 1 else { return levels.filter { !$0.isEmpty } }
    var containers = scene.subject.children
    for _ in 1..<min(scene.options.depth, 6) {
      var spans: [Span] = []
      var next: [NodeID] = []
      for id in containers {
        guard let inner = scene.chain(from: id).last else { continue }
        let children = scene.record.sharingChildren(of: inner)
        guard children.count > 1 else { continue }
        next += children
        if SceneSpans.stackAxis(of: inner, scene.record) == axis { spans += line(children, isNumbered: false) }
      }
      levels.append(spans.sorted { $0.start < $1.start })
      containers = next
    }
    return levels.filter { !$0.isEmpty }
  }

  /// Whether all of some children begin and end along the axis where the subject does, within half a pixel.
  private func fillSubject(_ children: [NodeID]) -> Bool {
    let whole = extent(scene.subject.node)
    return children.allSatisfy { child in
      let own = extent(child)
      return (own.0 - whole.0).magnitude < 0.5 && (own.1 - whole.1).magnitude < 0.5
    }
  }

  /// Divides spans that are not side by side into separate levels; two equal labels of one stretch become one.
  private static func packed(_ spans: [Span]) -> [[Span]] {
    var levels: [[Span]] = []
    for span in spans.sorted(by: { $0.start < $1.start }) {
      if levels.joined().contains(where: { $0.saysSame(as: span) }) { continue }
      let isBeside = { (other: Span) in other.end <= span.start + 0.5 }
      if let level = levels.firstIndex(where: { $0.allSatisfy(isBeside) }) {
        levels[level].append(span)
      } else {
        levels.append([span])
      }
    }
    return levels
  }

  /// The tracks of a grid in words, where there is no room for their brackets: `rows from the top = 40, 3 of 70.3`.
  var summary: String {
    var runs: [(value: String, count: Int)] = []
    let places = scene.record.gridPlaces(of: scene.subject.node, along: axis)
    let values =
      places.isEmpty
      ? (levels.first ?? []).map { String($0.value.dropFirst(2)) } : places.map { LengthText.length($0.length) }
    for value in values {
      if runs.last?.value == value { runs[runs.count - 1].count += 1 } else { runs.append((value, 1)) }
    }
    let words = runs.map { $0.count == 1 ? $0.value : "\($0.count) of " + $0.value }.joined(separator: ", ")
    return (axis == .vertical ? "rows from the top = " : "columns = ") + words
  }

  private static func stackAxis(of node: Trace.Node, _ record: IndexedTrace) -> Axis? {
    record.decidingReasons(of: node.id).first { $0.step == .stackLength && $0.node == node.id }?.axis
  }

  private func answers(of subject: Subject, isNumbered: Bool) -> [Span] {
    guard subject.kind == .container else { return [] }
    switch subject.arrangement {
    case .line(let line): return line == axis ? self.line(subject.children, isNumbered: isNumbered) : []
    case .grid: return tracks(subject.children)
    case .layers: return []
    }
  }

  /// The children of a stack; similar neighbours once, with the number of the others.
  private func line(_ children: [NodeID], isNumbered: Bool) -> [Span] {
    let placed = children.filter { scene.box(of: $0) != nil }
    let sorted = placed.sorted { extent($0).0 < extent($1).0 }
    var spans: [Span] = []
    for run in runs(of: sorted) {
      let shown = run.filter { extent($0).1 >= limits.0 && extent($0).0 <= limits.1 }
      guard let first = shown.first, let last = shown.last else { continue }
      if let span = answer(first, isNumbered: isNumbered) { spans.append(span) }
      guard shown.count > 1 else { continue }
      let (start, end) = (extent(shown[1]).0, min(extent(last).1, limits.1))
      guard end - start > 1 else { continue }
      let count = run.count - 1 + remaining(after: run, in: sorted)
      spans.append(
        Span(kind: .repetition, node: first, start: start, end: end, value: "\(count) more", name: "like it"))
    }
    return shortened(spans)
  }

  /// How many rows a lazy container has not made behind a run of all that it has.
  private func remaining(after run: [NodeID], in siblings: [NodeID]) -> Int {
    guard siblings.count == run.count + 1, let last = siblings.last, last != run.last, extent(last).0 > limits.1 else {
      return 0
    }
    return scene.record.node(last)?.info.remainingViews ?? 0
  }

  /// Runs of siblings that are alike, also in what draws them elsewhere than they were laid out.
  private func runs(of siblings: [NodeID]) -> [[NodeID]] {
    RepeatedSiblings.runs(siblings, along: axis, scene.record).flatMap { run -> [[NodeID]] in
      var parts: [[NodeID]] = []
      for id in run {
        if let last = parts.last?.last, DrawnForm(last, scene.record).isLike(DrawnForm(id, scene.record)) {
          parts[parts.count - 1].append(id)
        } else {
          parts.append([id])
        }
      }
      // The rest of a run may be too short for a run.
      return parts.count == 1 ? [run] : parts.flatMap { RepeatedSiblings.runs($0, along: axis, scene.record) }
    }
  }

  /// As many spans as the picture's side has room for; the rest as one.
  private func shortened(_ spans: [Span]) -> [Span] {
    let most = max(SceneSpans.fewSpans, Int((limits.1 - limits.0) / (axis == .horizontal ? 40 : 19)))
    guard spans.count > most, let first = spans.dropFirst(most - 1).first, let last = spans.last else { return spans }
    let more = "and \(spans.count - most + 1) more"
    let rest = Span(
      kind: .repetition, node: scene.subject.node, start: first.start, end: max(first.start, last.end), value: more,
      name: "")
    return spans.prefix(most - 1) + [rest]
  }

  /// The columns or rows of a grid; if the record does not have them, every extent of its cells once.
  private func tracks(_ children: [NodeID]) -> [Span] {
    let places = scene.record.gridPlaces(of: scene.subject.node, along: axis)
    guard places.isEmpty else { return places.compactMap { track($0) } }
    var found: [Span] = []
    for id in children {
      guard let span = answer(id, isNumbered: false) else { continue }
      let isKnown = found.contains { ($0.start - span.start).magnitude < 0.5 && ($0.end - span.end).magnitude < 0.5 }
      // A cell over several tracks is not a track.
      if !isKnown { found.append(span) }
    }
    return found.filter { one in
      !found.contains { other in
        other.start >= one.start - 0.5 && other.end <= one.end + 0.5
          && other.end - other.start < one.end - one.start - 1
      }
    }.map { span in
      var span = span
      span.name = ""
      return span
    }.sorted { $0.start < $1.start }
  }

  /// A column or row of a grid, as far as it lies in the picture.
  private func track(_ place: GridPlace) -> Span? {
    let box = scene.space.box(of: Rect(x: place.start, y: place.start, width: place.length, height: place.length))
    let (start, end) = axis == .horizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
    guard end >= limits.0, start <= limits.1 else { return nil }
    return Span(
      node: scene.subject.node, start: start, end: end, number: nil, value: "= " + LengthText.length(place.length),
      name: ""
    ).cut(to: limits)
  }

  private func answer(_ id: NodeID, isNumbered: Bool) -> Span? {
    guard let node = scene.record.node(id) else { return nil }
    let (start, end) = extent(id)
    guard end >= limits.0, start <= limits.1 else { return nil }
    return Span(
      node: id, call: scene.services.call(for: id), start: start, end: end,
      number: isNumbered ? scene.services.number(of: id) : nil,
      value: "= " + LengthText.length(node.frame.size[axis]), name: scene.name(of: id)
    ).cut(to: limits)
  }

  private func extent(_ id: NodeID) -> (Double, Double) {
    guard let box = scene.box(of: id) else { return (0, 0) }
    return axis == .horizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
  }

  /// How far the picture reaches.
  private var limits: (Double, Double) {
    let box = scene.space.box
    return axis == .horizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
  }
}
