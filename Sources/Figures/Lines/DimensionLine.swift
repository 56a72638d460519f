import Explanation
import LayoutEngine
import Markup

/// A length outside the picture: a proposal dashed in blue, an answer solid in red.
struct DimensionLine {
  enum Kind { case proposal, answer }

  /// How an end is drawn.
  enum End {
    /// A stop across the line: the length ends here.
    case stop
    /// Nothing: no length is proposed.
    case open
    /// Dashes that get paler: the length goes on for ever.
    case fade
    /// A break across the line: it continues beyond the picture, as far as its number states.
    case cut

    /// The end of a line that continues beyond the picture.
    static func beyond(_ length: Double) -> End { length.isFinite ? .cut : .fade }
  }

  var kind: Kind
  var axis: Axis
  /// The line's position across its axis, in pixels.
  var at: Double
  var from: Double
  var to: Double
  var ends: (start: End, end: End) = (.stop, .stop)
  var label: String
  var node: NodeID
  /// Whether the label of a vertical line runs along it.
  var isTurned = false

  private static let stop = 5.0
  private static let fading = 30.0
  private static let gap = 6.0

  /// The line of a proposal for a view with a frame on the canvas.
  ///
  /// - Parameters:
  ///   - length: the proposed length, in points.
  ///   - extent: where the view is along the axis; a longer proposal is drawn around it.
  ///   - container: where the container is along the axis; a proposal that is not longer stays inside it.
  ///   - room: how far the line may reach.
  static func proposal(
    _ length: Double?, axis: Axis, at: Double, extent: (Double, Double), container: (Double, Double),
    room: (Double, Double), unit: Double, node: NodeID, isTurned: Bool
  ) -> DimensionLine {
    var line = DimensionLine(
      kind: .proposal, axis: axis, at: at, from: max(room.0, extent.0), to: min(room.1, extent.1),
      label: "? " + LengthText.proposed(length),
      node: node, isTurned: isTurned)
    guard let length else {
      line.ends = (.open, .open)
      return line
    }
    let pixels = max(0, length * unit)
    var (start, end) = extent
    if (pixels - (extent.1 - extent.0)).magnitude > 1 {
      let middle = (extent.0 + extent.1) / 2
      (start, end) = (middle - pixels / 2, middle + pixels / 2)
      if pixels <= container.1 - container.0 {
        let shift = max(container.0 - start, 0) + min(container.1 - end, 0)
        (start, end) = (start + shift, end + shift)
      }
    }
    line.from = max(room.0, start)
    line.to = min(room.1, end)
    line.ends = (start < room.0 - 1 ? .beyond(length) : .stop, end > room.1 + 1 ? .beyond(length) : .stop)
    return line
  }

  /// The line, its ends and its label.
  func element() -> Element {
    let color = kind == .proposal ? "proposal" : "answer"
    let width = LabelStyle.number.width(of: label)
    let isHorizontal = axis == .horizontal
    let hole = isHorizontal || isTurned ? width + 2 * DimensionLine.gap : 0
    let isBroken = hole > 0 && to - from >= hole + 24
    var elements = strokes(isBroken ? hole : 0)
    let middle = (from + to) / 2
    if isHorizontal {
      let y = isBroken ? at + 4 : kind == .proposal ? at - 9 : at + 17
      elements.append(
        .label(label, x: middle, y: y, style: .number, color: color, anchor: .middle, width: width))
    } else if isTurned {
      let x = isBroken ? at + 4 : kind == .proposal ? at - 8 : at + 16
      let text = Element.label(label, x: 0, y: 0, style: .number, color: color, anchor: .middle, width: width)
      let turn = Transform(a: 0, b: -1, c: 1, d: 0, tx: x, ty: middle)
      elements.append(.group(Element.Group(transform: turn, elements: [text])))
    } else {
      let isBefore = kind == .proposal
      elements.append(
        .label(
          label, x: isBefore ? at - 9 : at + 9, y: middle + 4, style: .number, color: color,
          anchor: isBefore ? .end : .start, width: width))
    }
    return .group(Element.Group(node: node, elements: elements))
  }

  private func strokes(_ hole: Double) -> [Element] {
    let classes = kind == .proposal ? "line proposal" : "line answer"
    let middle = (from + to) / 2
    let pieces = hole > 0 ? [(from, middle - hole / 2), (middle + hole / 2, to)] : [(from, to)]
    var elements: [Element] = []
    var path = PathData()
    for (index, piece) in pieces.enumerated() {
      var (start, end) = piece
      let fading = min(DimensionLine.fading, (end - start) / 2)
      if index == 0 { start += draw(ends.start, at: start, toward: -1, of: fading, classes, &elements) }
      if index == pieces.count - 1 { end -= draw(ends.end, at: end, toward: 1, of: fading, classes, &elements) }
      path.segment(point(start), point(end))
    }
    elements.append(.path(path, classes: classes))
    var stops = PathData()
    for (end, position) in [(ends.start, from), (ends.end, to)] where end == .stop {
      stops.segment(point(position, -DimensionLine.stop), point(position, DimensionLine.stop))
    }
    elements.append(.path(stops, classes: classes + " plain"))
    return elements
  }

  /// Draws an end that continues, and returns how much of the line it replaces.
  private func draw(
    _ end: End, at position: Double, toward sign: Double, of length: Double, _ classes: String,
    _ elements: inout [Element]
  ) -> Double {
    let start = { (length: Double) in point(position - sign * length) }
    switch end {
    case .stop, .open: return 0
    case .fade:
      elements += DimensionLine.fading(from: start(length), to: point(position), classes: classes)
      return length
    case .cut:
      let length = min(length, DimensionLine.cutLength)
      elements.append(DimensionLine.cut(from: start(length), to: point(position), classes: classes))
      return length
    }
  }

  /// The length of a break in a line, in pixels.
  static let cutLength = 10.0

  /// The end of a line that is cut off: two strokes across it and a little of the rest.
  static func cut(from start: Point, to end: Point, classes: String) -> Element {
    let (dx, dy) = ((end.x - start.x) / 10, (end.y - start.y) / 10)
    let at = { (along: Double, across: Double) in
      Point(x: start.x + dx * along - dy * across, y: start.y + dy * along + dx * across)
    }
    var path = PathData()
    path.segment(at(-2, 5), at(2, -5))
    path.segment(at(2, 5), at(6, -5))
    path.segment(at(4, 0), at(10, 0))
    return .path(path, classes: classes + " plain cut")
  }

  /// The end of an endless line: three pieces, each paler than the one before.
  static func fading(from start: Point, to end: Point, classes: String) -> [Element] {
    [0.7, 0.45, 0.2].enumerated().map { index, opacity in
      let (a, b) = (Double(index) / 3, Double(index + 1) / 3)
      let at = { (part: Double) in
        Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
      let path = Element.path(PathData([at(a), at(b)]), classes: classes + " plain faint")
      return .group(Element.Group(opacity: opacity, elements: [path]))
    }
  }

  private func point(_ along: Double, _ across: Double = 0) -> Point {
    axis == .horizontal ? Point(x: along, y: at + across) : Point(x: at + across, y: along)
  }
}
