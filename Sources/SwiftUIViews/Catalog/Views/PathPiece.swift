internal import LayoutEngine

/// A line or a curve of a path.
struct PathPiece {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
  var isLine = false
  /// How far along the piece is at equal steps of its parameter, in points.
  private var places: [Double] = []
  private static let steps = 16

  init(start: Point, control1: Point, control2: Point, end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    var (last, place) = (start, 0.0)
    places = [0]
    for step in 1...PathPiece.steps {
      let point = point(Double(step) / Double(PathPiece.steps))
      place += last.distance(to: point)
      places.append(place)
      last = point
    }
  }

  init(line start: Point, _ end: Point) {
    (self.start, self.end) = (start, end)
    (control1, control2) = (start.mixed(end, 1.0 / 3), start.mixed(end, 2.0 / 3))
    isLine = true
    places = [0, start.distance(to: end)]
  }

  var length: Double { places[places.count - 1] }

  /// The part between two places along it.
  func part(from: Double, to: Double) -> PathPiece {
    part(between: parameter(at: from), and: parameter(at: to))
  }

  private func parameter(at place: Double) -> Double {
    guard length > 0 else { return 0 }
    for index in 1..<places.count where places[index] >= place {
      let step = places[index] - places[index - 1]
      let within = step > 0 ? (place - places[index - 1]) / step : 0
      return (Double(index - 1) + within) / Double(places.count - 1)
    }
    return 1
  }

  func point(_ t: Double) -> Point { before(t, measured: false).end }

  /// The same, from its end to its start.
  var reversed: PathPiece {
    isLine ? PathPiece(line: end, start) : PathPiece(start: end, control1: control2, control2: control1, end: start)
  }

  /// The part between two values of its parameter, from 0 to 1.
  func part(between t: Double, and u: Double) -> PathPiece {
    if isLine { return PathPiece(line: start.mixed(end, t), start.mixed(end, u)) }
    return after(t).before(t < 1 ? (u - t) / (1 - t) : 1)
  }

  private func before(_ t: Double) -> PathPiece { before(t, measured: true) }

  private func before(_ t: Double, measured: Bool) -> PathPiece {
    let (a, b, c) = (start.mixed(control1, t), control1.mixed(control2, t), control2.mixed(end, t))
    let (d, e) = (a.mixed(b, t), b.mixed(c, t))
    var piece = self
    (piece.control1, piece.control2, piece.end) = (a, d, d.mixed(e, t))
    return measured ? PathPiece(start: start, control1: a, control2: d, end: piece.end) : piece
  }

  private func after(_ t: Double) -> PathPiece {
    let (a, b, c) = (start.mixed(control1, t), control1.mixed(control2, t), control2.mixed(end, t))
    let (d, e) = (a.mixed(b, t), b.mixed(c, t))
    return PathPiece(start: d.mixed(e, t), control1: e, control2: c, end: end)
  }
}

extension Point {
  /// The point at a fraction of the way to another.
  func mixed(_ other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  func distance(to other: Point) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
