internal import LayoutEngine

/// A straight part of a curve that is approximated by such parts.
struct PathChord {
  var from: Point
  var to: Point

  /// How often closed lines go around a point.
  static func winding(of chords: [PathChord], around point: Point) -> Int {
    chords.reduce(0) { turns, chord in
      let (a, b) = (chord.from, chord.to)
      guard (a.y <= point.y) != (b.y <= point.y) else { return turns }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      return x > point.x ? turns + (b.y > a.y ? 1 : -1) : turns
    }
  }

  /// Where they cross, as fractions of both from 0 to 1; `nil` where they do not.
  func crossing(_ other: PathChord) -> (own: Double, other: Double)? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let area = dx * ey - dy * ex
    guard area.magnitude > 1e-12 else { return nil }
    let (x, y) = (other.from.x - from.x, other.from.y - from.y)
    let (own, others) = ((x * ey - y * ex) / area, (x * dy - y * dx) / area)
    guard own >= 0, own <= 1, others >= 0, others <= 1 else { return nil }
    return (own: own, other: others)
  }

  /// Where it is nearest to a point, as a fraction from 0 to 1.
  func nearest(_ point: Point) -> Double {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return 0 }
    return min(max(((point.x - from.x) * dx + (point.y - from.y) * dy) / length, 0), 1)
  }
}

/// Where pieces of paths meet.
struct PathCuts {
  private let pieces: [PathPiece]
  /// The values of each piece's parameter at which it is cut.
  private var cuts: [[Double]]

  /// - Parameter nearness: how near an end must be to another piece to lie on it, in points.
  init(_ pieces: [PathPiece], nearness: Double) {
    self.pieces = pieces
    cuts = Array(repeating: [0, 1], count: pieces.count)
    let chords = pieces.map { $0.chords }
    for one in pieces.indices {
      for other in pieces.indices where other != one {
        if pieces[one].box.isNear(pieces[other].box, nearness) {
          if one < other { cross(one, other, chords) }
          for end in [pieces[other].start, pieces[other].end] { cut(one, at: end, chords[one], nearness) }
        }
      }
    }
  }

  private mutating func cross(_ one: Int, _ other: Int, _ chords: [[PathChord]]) {
    for (index, chord) in chords[one].enumerated() {
      for (otherIndex, otherChord) in chords[other].enumerated() {
        guard let parts = chord.crossing(otherChord) else { continue }
        let guess = (Double(index) + parts.own) / Double(chords[one].count)
        let otherGuess = (Double(otherIndex) + parts.other) / Double(chords[other].count)
        let exact = PathCuts.meeting(pieces[one], guess, pieces[other], otherGuess)
        cuts[one].append(exact.own)
        cuts[other].append(exact.other)
      }
    }
  }

  /// The chords cross near where the curves do: Newton's method finds where exactly.
  private static func meeting(
    _ one: PathPiece, _ guess: Double, _ other: PathPiece, _ otherGuess: Double
  ) -> (own: Double, other: Double) {
    var (t, u) = (guess, otherGuess)
    for _ in 0..<4 {
      let (a, b, da, db) = (one.point(t), other.point(u), one.direction(t), other.direction(u))
      let area = da.x * db.y - da.y * db.x
      guard area.magnitude > 1e-9 else { break }
      let (x, y) = (b.x - a.x, b.y - a.y)
      t = min(max(t + (x * db.y - y * db.x) / area, 0), 1)
      u = min(max(u + (x * da.y - y * da.x) / area, 0), 1)
    }
    return (own: t, other: u)
  }

  /// Cuts a piece where the end of another lies on it: sides that two outlines share do not cross.
  private mutating func cut(_ index: Int, at end: Point, _ chords: [PathChord], _ nearness: Double) {
    let piece = pieces[index]
    var best: (t: Double, distance: Double)?
    for (number, chord) in chords.enumerated() {
      let t = (Double(number) + chord.nearest(end)) / Double(chords.count)
      let distance = piece.point(t).distance(to: end)
      if distance < best?.distance ?? .infinity { best = (t: t, distance: distance) }
    }
    guard var t = best?.t else { return }
    for _ in 0..<3 {
      let (point, direction) = (piece.point(t), piece.direction(t))
      let length = direction.x * direction.x + direction.y * direction.y
      guard length > 0 else { break }
      t += ((end.x - point.x) * direction.x + (end.y - point.y) * direction.y) / length
      t = min(max(t, 0), 1)
    }
    if piece.point(t).isNear(end, nearness) { cuts[index].append(t) }
  }

  /// Some of the pieces after cutting, in their order.
  func pieces(of indices: Range<Int>) -> [PathPiece] {
    indices.flatMap { index -> [PathPiece] in
      let places = cuts[index].sorted()
      return zip(places, places.dropFirst()).compactMap { from, to in
        guard to - from > 1e-7 else { return nil }
        let part = pieces[index].part(between: from, and: to)
        return part.length > 1e-4 ? part : nil
      }
    }
  }
}

extension PathPiece {
  private static let chordCount = 16

  /// As straight lines.
  var chords: [PathChord] {
    if isLine { return [PathChord(from: start, to: end)] }
    let points = (0...PathPiece.chordCount).map { point(Double($0) / Double(PathPiece.chordCount)) }
    return zip(points, points.dropFirst()).map { PathChord(from: $0, to: $1) }
  }

  var middle: Point { point(0.5) }

  /// How its points move with its parameter.
  func direction(_ t: Double) -> Point {
    if isLine { return Point(x: end.x - start.x, y: end.y - start.y) }
    let s = 1 - t
    func part(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
    }
    return Point(
      x: part(start.x, control1.x, control2.x, end.x), y: part(start.y, control1.y, control2.y, end.y))
  }

  /// A box around its points.
  fileprivate var box: Rect {
    let (xs, ys) = ([start.x, control1.x, control2.x, end.x], [start.y, control1.y, control2.y, end.y])
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, _ distance: Double) -> Bool {
    minX <= other.maxX + distance && other.minX <= maxX + distance && minY <= other.maxY + distance
      && other.minY <= maxY + distance
  }
}

extension Point {
  func isNear(_ other: Point, _ distance: Double) -> Bool {
    (x - other.x).magnitude < distance && (y - other.y).magnitude < distance
  }
}
