import LayoutEngine
import Markup

/// The area that a shape of the content covers on the canvas: its own outline, not the box around it.
struct InkShape {
  private enum Outline {
    case rectangle(Box, cornerX: Double, cornerY: Double)
    case ellipse(Box)
    /// A filled path, its parts closed.
    case area([(from: Point, to: Point)], isEvenOdd: Bool)
    /// A line along a path, with half its width to each side.
    case line([(from: Point, to: Point)], half: Double)
  }

  /// Where it is on the canvas, as far as it is not clipped.
  let box: Box
  /// Whether it leaves a hole, as a border does.
  let isHollow: Bool
  private let outline: Outline
  /// The map from the canvas back to the outline's own coordinates; `nil` where nothing is mapped.
  private let inverse: Transform?

  private init(_ outline: Outline, box: Box, isHollow: Bool, map: Transform?) {
    (self.outline, self.box, self.isHollow, inverse) = (outline, box, isHollow, map?.inverse)
  }

  /// A rectangle, an ellipse or a path; `nil` for an element that fills nothing.
  ///
  /// - Parameters:
  ///   - place: gives the box on the canvas for a box in the element's coordinates; `nil` for one that is clipped away.
  ///   - map: the transform with which the element is drawn.
  init?(_ element: Element, place: (Box) -> Box?, map: Transform?) {
    let none = Box(x: 0, y: 0, width: 0, height: 0)
    switch element {
    case .rectangle(let own, let cornerX, let cornerY, _):
      guard let box = place(own) else { return nil }
      self.init(.rectangle(own, cornerX: cornerX, cornerY: cornerY), box: box, isHollow: false, map: map)
    case .ellipse(let own, _):
      guard let box = place(own) else { return nil }
      self.init(.ellipse(own), box: box, isHollow: false, map: map)
    case .path(let path, let classes, let isEvenOdd):
      let width = InkShape.lineWidth(classes)
      let segments = PathSegments.read(path, closingParts: width == nil)
      let own = Box(around: segments.flatMap { [$0.from, $0.to] }) ?? none
      let half = (width ?? 0) / 2
      guard let box = place(own.inset(-half)) else { return nil }
      let outline: Outline =
        width == nil ? .area(segments, isEvenOdd: isEvenOdd) : .line(segments, half: half)
      let middle = Point(x: own.midX, y: own.midY)
      self.init(outline, box: box, isHollow: width != nil || !InkShape.covers(outline, middle), map: map)
    case .group, .text, .image, .fade: return nil
    }
  }

  /// How wide a line along a path is; `nil` for a path that is filled.
  private static func lineWidth(_ classes: String) -> Double? {
    guard let word = classes.classWords.first(where: { $0.hasPrefix("width-") }) else { return nil }
    var number = DecimalReader()
    for byte in word.utf8.dropFirst(6) { number.read(byte) }
    return number.value
  }

  /// Whether a point of the canvas is covered.
  func covers(_ point: Point) -> Bool {
    guard point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else { return false }
    return InkShape.covers(outline, inverse.map { $0(point) } ?? point)
  }

  /// Whether anything is covered within a distance of a point, to the sides and up and down.
  func covers(_ point: Point, within distance: Double) -> Bool {
    guard point.x >= box.minX - distance, point.x <= box.maxX + distance, point.y >= box.minY - distance,
      point.y <= box.maxY + distance
    else { return false }
    return covers(point) || covers(Point(x: point.x - distance, y: point.y))
      || covers(Point(x: point.x + distance, y: point.y)) || covers(Point(x: point.x, y: point.y - distance))
      || covers(Point(x: point.x, y: point.y + distance))
  }

  /// Whether everything is covered within a distance of a point.
  func covers(_ point: Point, andAround distance: Double) -> Bool {
    // The box is checked first, as most points are outside it.
    guard point.x >= box.minX + distance, point.x <= box.maxX - distance, point.y >= box.minY + distance,
      point.y <= box.maxY - distance
    else { return false }
    return covers(point) && covers(Point(x: point.x - distance, y: point.y))
      && covers(Point(x: point.x + distance, y: point.y)) && covers(Point(x: point.x, y: point.y - distance))
      && covers(Point(x: point.x, y: point.y + distance))
  }

  /// Whether all of a box is covered.
  func covers(_ other: Box) -> Bool { !isHollow && other.corners.allSatisfy { covers($0) } }

  /// Whether any part of a box is covered, checked at every second pixel.
  func overlaps(_ other: Box) -> Bool {
    let shared = box.intersection(other)
    guard box.overlaps(other), shared.width > 0, shared.height > 0 else { return false }
    if case .rectangle(_, 0, 0) = outline, inverse == nil { return true }
    if isRound, !covers(Point(x: shared.held(x: box.midX), y: shared.held(y: box.midY))) { return false }
    let (columns, rows) = (max(1, Int(shared.width / 2)), max(1, Int(shared.height / 2)))
    return (0...columns).contains { column in
      let x = shared.minX + shared.width * Double(column) / Double(columns)
      return (0...rows).contains { row in
        covers(Point(x: x, y: shared.minY + shared.height * Double(row) / Double(rows)))
      }
    }
  }

  /// Whether, for any box, the point nearest to the middle is covered if any point is.
  private var isRound: Bool {
    guard inverse == nil else { return false }
    switch outline {
    case .rectangle(let own, _, _), .ellipse(let own): return own == box
    case .area, .line: return false
    }
  }

  private static func covers(_ outline: Outline, _ point: Point) -> Bool {
    switch outline {
    case .rectangle(let box, let cornerX, let cornerY):
      guard point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else { return false }
      guard cornerX > 0, cornerY > 0 else { return true }
      let x = max(box.minX + cornerX - point.x, point.x - box.maxX + cornerX, 0) / cornerX
      let y = max(box.minY + cornerY - point.y, point.y - box.maxY + cornerY, 0) / cornerY
      return x * x + y * y <= 1
    case .ellipse(let box):
      guard box.width > 0, box.height > 0 else { return false }
      let (x, y) = ((point.x - box.midX) * 2 / box.width, (point.y - box.midY) * 2 / box.height)
      return x * x + y * y <= 1
    case .area(let segments, let isEvenOdd):
      let turns = winding(segments, point)
      return isEvenOdd ? !turns.isMultiple(of: 2) : turns != 0
    case .line(let segments, let half):
      return segments.contains { distance(point, $0) <= half * half }
    }
  }

  /// How often closed lines go around a point.
  private static func winding(_ segments: [(from: Point, to: Point)], _ point: Point) -> Int {
    segments.reduce(0) { turns, segment in
      let (a, b) = (segment.from, segment.to)
      guard (a.y <= point.y) != (b.y <= point.y) else { return turns }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      return x > point.x ? turns + (b.y > a.y ? 1 : -1) : turns
    }
  }

  /// The square of a point's distance from a line.
  private static func distance(_ point: Point, _ segment: (from: Point, to: Point)) -> Double {
    let (x, y) = (segment.to.x - segment.from.x, segment.to.y - segment.from.y)
    let length = x * x + y * y
    let (dx, dy) = (point.x - segment.from.x, point.y - segment.from.y)
    let part = length > 0 ? min(max((dx * x + dy * y) / length, 0), 1) : 0
    let (restX, restY) = (dx - part * x, dy - part * y)
    return restX * restX + restY * restY
  }
}

extension Box {
  /// The nearest coordinates inside the box.
  fileprivate func held(x: Double) -> Double { min(max(x, minX), maxX) }
  fileprivate func held(y: Double) -> Double { min(max(y, minY), maxY) }
}
