import LayoutEngine
import Markup

/// The straight stretches of a path, read back from its text.
struct PathSegments {
  private var segments: [(from: Point, to: Point)] = []
  private var current = Point.zero
  private var start = Point.zero
  private var command: UInt8 = 0
  private var number = DecimalReader()
  /// The last two numbers of the command; the others of a curve lie aside of its ends.
  private var numbers = (previous: 0.0, last: 0.0)
  private var count = 0

  static func read(_ path: PathData) -> [(from: Point, to: Point)] {
    var reader = PathSegments()
    for byte in path.bytes { reader.read(byte) }
    reader.finishNumber()
    reader.finishCommand()
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
    if let value = number.value {
      numbers = (numbers.last, value)
      count += 1
    }
    number = DecimalReader()
  }

  private mutating func finishCommand() {
    defer { count = 0 }
    switch command {
    case UInt8(ascii: "M"):
      guard count >= 2 else { return }
      current = Point(x: numbers.previous, y: numbers.last)
      start = current
    case UInt8(ascii: "H"):
      if count >= 1 { draw(to: Point(x: numbers.last, y: current.y)) }
    case UInt8(ascii: "V"):
      if count >= 1 { draw(to: Point(x: current.x, y: numbers.last)) }
    case UInt8(ascii: "Z"): draw(to: start)
    default:
      if count >= 2 { draw(to: Point(x: numbers.previous, y: numbers.last)) }
    }
  }

  private mutating func draw(to point: Point) {
    segments.append((current, point))
    current = point
  }
}
