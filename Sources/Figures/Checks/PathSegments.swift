import LayoutEngine
import Markup

/// The stretches of a path, read back from its text; a curve is a few straight ones.
struct PathSegments {
  private var segments: [(from: Point, to: Point)] = []
  private let closesParts: Bool
  private var current = Point.zero
  private var start = Point.zero
  private var command: UInt8 = 0
  private var number = DecimalReader()
  /// The numbers of the command.
  private var numbers: [Double] = []

  private init(closesParts: Bool) { self.closesParts = closesParts }

  /// - Parameter closingParts: whether each part ends where it began, as in a filled path.
  static func read(_ path: PathData, closingParts: Bool = false) -> [(from: Point, to: Point)] {
    var reader = PathSegments(closesParts: closingParts)
    for byte in path.bytes { reader.read(byte) }
    reader.finishNumber()
    reader.finishCommand()
    reader.finishPart()
    return reader.segments
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      finishNumber()
      finishCommand()
      command = byte
    case UInt8(ascii: " "): finishNumber()
    default: number.read(byte)
    }
  }

  private mutating func finishNumber() {
    if let value = number.value { numbers.append(value) }
    number = DecimalReader()
  }

  private mutating func finishCommand() {
    defer { numbers.removeAll(keepingCapacity: true) }
    let count = numbers.count
    switch command {
    case UInt8(ascii: "M"):
      guard count >= 2 else { return }
      finishPart()
      current = point(0)
      start = current
    case UInt8(ascii: "H"):
      if count >= 1 { draw(to: Point(x: numbers[0], y: current.y)) }
    case UInt8(ascii: "V"):
      if count >= 1 { draw(to: Point(x: current.x, y: numbers[0])) }
    case UInt8(ascii: "Z"): draw(to: start)
    case UInt8(ascii: "Q") where count >= 4:
      let (from, control, to) = (current, point(0), point(2))
      curve(PathSegments.between(from, control, 2 / 3), PathSegments.between(to, control, 2 / 3), to)
    case UInt8(ascii: "C") where count >= 6: curve(point(0), point(2), point(4))
    case UInt8(ascii: "A") where count >= 7: corner(to: point(5), isClockwise: numbers[4] == 1)
    default:
      if count >= 2 { draw(to: point(count - 2)) }
    }
  }

  private mutating func finishPart() {
    if closesParts, current != start { draw(to: start) }
  }

  private func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }

  private mutating func draw(to point: Point) {
    segments.append((from: current, to: point))
    current = point
  }

  private static let pieces = 8

  private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    let from = current
    for piece in 1...PathSegments.pieces {
      let t = Double(piece) / Double(PathSegments.pieces)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      draw(
        to: Point(
          x: a * from.x + b * first.x + c * second.x + d * end.x, y: a * from.y + b * first.y + c * second.y + d * end.y
        ))
    }
  }

  /// A quarter of an ellipse, the only kind of arc in figures.
  private mutating func corner(to end: Point, isClockwise: Bool) {
    let from = current
    let rises = (end.x - from.x) * (end.y - from.y) > 0
    let corner = rises == isClockwise ? Point(x: end.x, y: from.y) : Point(x: from.x, y: end.y)
    let round = 0.5523
    curve(PathSegments.between(from, corner, round), PathSegments.between(end, corner, round), end)
  }

  private static func between(_ from: Point, _ to: Point, _ part: Double) -> Point {
    Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
