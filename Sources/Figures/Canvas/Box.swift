import LayoutEngine

/// A rectangle on the figure's canvas, in pixels.
struct Box: Equatable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The box around points; `nil` for none.
  init?(around points: [Point]) {
    guard let first = points.first else { return nil }
    self.init(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for point in points.dropFirst() {
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }
  }

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }
  var midX: Double { (minX + maxX) / 2 }
  var midY: Double { (minY + maxY) / 2 }

  /// Whether the box can be drawn: finite, and near enough for its lengths to be exact.
  var isDrawable: Bool {
    abs(minX) < Box.farthest && abs(minY) < Box.farthest && abs(maxX) < Box.farthest && abs(maxY) < Box.farthest
  }

  /// Anything at this distance or farther, in pixels, is not drawn.
  static let farthest = 1e9

  /// The box with every edge moved inwards by a distance (outwards when negative).
  func inset(_ x: Double, _ y: Double) -> Box {
    Box(minX: minX + x, minY: minY + y, maxX: maxX - x, maxY: maxY - y)
  }

  func inset(_ distance: Double) -> Box { inset(distance, distance) }

  func union(_ other: Box) -> Box {
    Box(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether the two share more than an edge.
  func overlaps(_ other: Box) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether another box lies inside this one, within a hundredth of a pixel.
  func contains(_ other: Box) -> Bool {
    let hair = 0.01
    return other.minX >= minX - hair && other.minY >= minY - hair && other.maxX <= maxX + hair
      && other.maxY <= maxY + hair
  }

  /// The area that two boxes share; without extent when they share nothing.
  func intersection(_ other: Box) -> Box {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Box(minX: x, minY: y, maxX: max(x, min(maxX, other.maxX)), maxY: max(y, min(maxY, other.maxY)))
  }

  /// The box's corners in reading order around it.
  var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }

  /// The four sides.
  var sides: [(from: Point, to: Point)] {
    let corners = corners
    return corners.indices.map { (corners[$0], corners[($0 + 1) % 4]) }
  }

  /// The names of the sides; the leading one is the left one.
  static let edges: [Edge] = [.top, .trailing, .bottom, .leading]

  /// One side, from its left or upper end.
  func side(_ edge: Edge) -> (from: Point, to: Point) {
    let corners = corners
    return switch edge {
    case .top: (corners[0], corners[1])
    case .trailing: (corners[1], corners[2])
    case .bottom: (corners[3], corners[2])
    case .leading: (corners[0], corners[3])
    }
  }

  /// Whether a line from one point to another touches the box.
  func touches(from start: Point, to end: Point) -> Bool {
    // Most lines of a figure are farther from a box than any rounding error.
    let far = 1.0
    if max(start.x, end.x) < minX - far || min(start.x, end.x) > maxX + far || max(start.y, end.y) < minY - far
      || min(start.y, end.y) > maxY + far
    {
      return false
    }
    return crossing(from: start, to: end) != nil
  }

  /// The part of a line that lies inside; `nil` where none does.
  func part(from start: Point, to end: Point) -> (from: Point, to: Point)? {
    guard let (enter, leave) = crossing(from: start, to: end), enter < leave else { return nil }
    let point = { (t: Double) in Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t) }
    return (from: point(enter), to: point(leave))
  }

  /// Where a line enters and leaves the box, as fractions of its length; `nil` for a line that misses it.
  func crossing(from start: Point, to end: Point) -> (enter: Double, leave: Double)? {
    var enter = 0.0
    var leave = 1.0
    // Narrows the range along one axis; `false` for a line that misses the box.
    func cut(_ delta: Double, _ low: Double, _ high: Double) -> Bool {
      if delta == 0 { return low <= 0 && high >= 0 }
      enter = max(enter, min(low / delta, high / delta))
      leave = min(leave, max(low / delta, high / delta))
      return true
    }
    guard cut(end.x - start.x, minX - start.x, maxX - start.x), cut(end.y - start.y, minY - start.y, maxY - start.y)
    else { return nil }
    return enter <= leave ? (enter, leave) : nil
  }
}
