/// An outline of lines and curves, in points from the top left corner of its view's frame.
///
///     var path = PathOutline()
///     path.move(to: Point(x: 0, y: 10))
///     path.addLine(to: Point(x: 10, y: 0))
///     path.close()
public struct PathOutline: Equatable, Sendable {
  /// One stroke of the pen.
  public enum Segment: Equatable, Sendable {
    case move(Point)
    case line(Point)
    case quadCurve(Point, control: Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  public private(set) var segments: [Segment] = []
  /// Where the pen is; `nil` before the first stroke.
  public private(set) var currentPoint: Point?
  private var start = Point.zero

  public init() {}

  /// A built-in outline in a rectangle.
  public init(_ outline: Outline, in rect: Rect) {
    switch outline {
    case .rectangle: addRect(rect)
    case .roundedRectangle(let width, let height): addRoundedRect(rect, cornerWidth: width, cornerHeight: height)
    case .unevenRoundedRectangle(let radii): addRoundedRect(rect, radii)
    case .capsule:
      let radius = min(rect.size.width, rect.size.height) / 2
      addRoundedRect(rect, cornerWidth: radius, cornerHeight: radius)
    case .ellipse: addEllipse(rect)
    case .circle:
      let side = min(rect.size.width, rect.size.height)
      addEllipse(Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    case .path(let path):
      add(path.mapped { Point(x: $0.x + rect.minX, y: $0.y + rect.minY) })
    }
  }

  public mutating func move(to point: Point) {
    segments.append(.move(point))
    (start, currentPoint) = (point, point)
  }

  /// Adds a line; in an empty path a line or curve only moves the pen to its end.
  public mutating func addLine(to point: Point) { append(.line(point), to: point) }

  public mutating func addQuadCurve(to point: Point, control: Point) {
    append(.quadCurve(point, control: control), to: point)
  }

  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    append(.curve(point, control1: control1, control2: control2), to: point)
  }

  public mutating func close() {
    guard currentPoint != nil else { return }
    segments.append(.close)
    currentPoint = start
  }

  public mutating func addRect(_ rect: Rect) {
    addLines([
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ])
    close()
  }

  /// Lines from the first point to the last.
  public mutating func addLines(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  public mutating func addEllipse(_ rect: Rect) {
    addRoundedRect(rect, cornerWidth: rect.size.width / 2, cornerHeight: rect.size.height / 2)
  }

  /// A rectangle whose corners are quarters of ellipses, at most as large as there is room for.
  public mutating func addRoundedRect(_ rect: Rect, cornerWidth: Double, cornerHeight: Double) {
    let size = Outline.corner(width: cornerWidth, height: cornerHeight, in: rect.size)
    guard size.width > 0, size.height > 0 else { return addRect(rect) }
    addRoundedRect(rect, corners: (size, size, size, size))
  }

  /// A rectangle whose corners are quarters of circles, each with its radius, at most as large as there is room for.
  public mutating func addRoundedRect(_ rect: Rect, _ radii: CornerRadii) {
    let radii = radii.fitting(rect.size)
    func size(_ radius: Double) -> Size { Size(width: radius, height: radius) }
    addRoundedRect(
      rect,
      corners: (size(radii.topLeading), size(radii.topTrailing), size(radii.bottomTrailing), size(radii.bottomLeading)))
  }

  /// - Parameter corners: how large the corners are, from the one at the top left clockwise.
  private mutating func addRoundedRect(_ rect: Rect, corners: (Size, Size, Size, Size)) {
    let (first, second, third, fourth) = corners
    let corners = [
      (Point(x: rect.maxX, y: rect.minY), Point(x: -second.width, y: 0), Point(x: 0, y: second.height)),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -third.height), Point(x: -third.width, y: 0)),
      (Point(x: rect.minX, y: rect.maxY), Point(x: fourth.width, y: 0), Point(x: 0, y: -fourth.height)),
      (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: first.height), Point(x: first.width, y: 0)),
    ]
    // How far from the corner the control points of a quarter lie, in parts of its radius.
    let part = 1 - 0.5522847498
    move(to: Point(x: rect.minX + first.width, y: rect.minY))
    for (corner, before, after) in corners {
      addLine(to: Point(x: corner.x + before.x, y: corner.y + before.y))
      addCurve(
        to: Point(x: corner.x + after.x, y: corner.y + after.y),
        control1: Point(x: corner.x + before.x * part, y: corner.y + before.y * part),
        control2: Point(x: corner.x + after.x * part, y: corner.y + after.y * part))
    }
    close()
  }

  /// Another path after this one.
  public mutating func add(_ path: PathOutline) {
    segments += path.segments
    if path.currentPoint != nil { (currentPoint, start) = (path.currentPoint, path.start) }
  }

  /// The path with every point elsewhere.
  public func mapped(_ map: (Point) -> Point) -> PathOutline {
    var copy = self
    copy.segments = segments.map { segment in
      switch segment {
      case .move(let point): .move(map(point))
      case .line(let point): .line(map(point))
      case .quadCurve(let point, let control): .quadCurve(map(point), control: map(control))
      case .curve(let point, let first, let second): .curve(map(point), control1: map(first), control2: map(second))
      case .close: .close
      }
    }
    copy.currentPoint = currentPoint.map(map)
    copy.start = map(start)
    return copy
  }

  /// The smallest rectangle around all points, those that curves only tend to included; `nil` for an empty path.
  public var bounds: Rect? {
    var bounds: (least: Point, most: Point)?
    _ = mapped { point in
      let (least, most) = bounds ?? (point, point)
      bounds = (
        Point(x: min(least.x, point.x), y: min(least.y, point.y)),
        Point(x: max(most.x, point.x), y: max(most.y, point.y))
      )
      return point
    }
    guard !segments.isEmpty, let (least, most) = bounds else { return nil }
    return Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  private mutating func append(_ segment: Segment, to point: Point) {
    guard currentPoint != nil else { return move(to: point) }
    segments.append(segment)
    currentPoint = point
  }
}
