internal import LayoutEngine

/// A shape made of two: `union` and its like.
struct ShapeCombination {
  /// Which part of two areas, or of the first one's line, remains.
  ///
  /// Source: Apple's documentation of the methods of `Shape` with these names.
  enum Operation: String, CaseIterable {
    case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction

    /// Whether a point remains that is in the first, in the second, in both or in none.
    func keeps(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
      switch self {
      case .union: isInFirst || isInSecond
      case .intersection: isInFirst && isInSecond
      case .subtracting: isInFirst && !isInSecond
      case .symmetricDifference: isInFirst != isInSecond
      case .lineIntersection: isInSecond
      case .lineSubtraction: !isInSecond
      }
    }

    /// Whether a line remains instead of an area.
    var isOfLine: Bool { self == .lineIntersection || self == .lineSubtraction }
  }

  var operation: Operation
  /// Whether points that are enclosed an even number of times are outside.
  var isEvenOdd: Bool
  /// The first and the second.
  var shapes: [ShapeValue]
}

/// Combines two outlines into one.
///
/// Both are cut where they meet. Of an area's outline those pieces remain that have the area on exactly one side; of a
/// line, the pieces inside or outside the other outline.
struct CombinedOutline {
  private let operation: ShapeCombination.Operation
  private let isEvenOdd: Bool
  private let first: [PathPiece]
  private let second: [PathPiece]
  private let firstArea: [PathChord]
  private let secondArea: [PathChord]

  /// The most pieces that are cut with each other, as this takes the square of their number in steps.
  private static let mostPieces = 256
  /// Points that are nearer to each other are one, in points.
  private static let nearness = 0.005
  /// The length of the longest piece that may be missing where outlines touch, in points.
  private static let touching = 2.0
  /// How far from a line the area is looked for, in points.
  private static let beside = 0.0005

  /// `nil` for outlines of too many pieces.
  init?(_ combination: ShapeCombination, _ first: PathOutline, _ second: PathOutline) {
    let isClosed = !combination.operation.isOfLine
    let (own, other) = (first.pieces(closed: isClosed), second.pieces(closed: true))
    guard own.count + other.count <= CombinedOutline.mostPieces else { return nil }
    let cuts = PathCuts(own + other, nearness: CombinedOutline.nearness)
    (operation, isEvenOdd) = (combination.operation, combination.isEvenOdd)
    self.first = cuts.pieces(of: own.indices)
    self.second = cuts.pieces(of: own.count..<own.count + other.count)
    (firstArea, secondArea) = (self.first.flatMap { $0.chords }, self.second.flatMap { $0.chords })
  }

  /// The combined outline.
  var outline: PathOutline {
    if operation.isOfLine {
      return CombinedOutline.joined(first.filter { keeps($0.point(CombinedOutline.places[1])) }, closed: false)
    }
    var kept: [PathPiece] = []
    for piece in first + second {
      guard let side = side(of: piece) else { continue }
      // The area is to the right of every piece, so that holes run the other way.
      let turned = side == .left ? piece.reversed : piece
      if !kept.contains(where: { isSame($0, turned) }) { kept.append(turned) }
    }
    return CombinedOutline.joined(kept, closed: true)
  }

  private func keeps(_ point: Point) -> Bool {
    func isIn(_ area: [PathChord]) -> Bool {
      let turns = PathChord.winding(of: area, around: point)
      return isEvenOdd ? !turns.isMultiple(of: 2) : turns != 0
    }
    return operation.keeps(isIn(firstArea), isIn(secondArea))
  }

  /// The side of a piece on which the area lies; `nil` where it is on both sides or on none.
  ///
  /// The majority of three places decides, as the other outline may touch at one of them.
  private func side(of piece: PathPiece) -> Side? {
    let sides = CombinedOutline.places.compactMap { side(of: piece, at: $0) }
    return Side.allCases.first { side in sides.count { $0 == side } >= 2 }
  }

  private enum Side: CaseIterable {
    case left, right
  }

  /// The places, as fractions of a piece.
  private static let places = [0.23, 0.47, 0.81]

  private func side(of piece: PathPiece, at place: Double) -> Side? {
    let chords = piece.chords
    let chord = chords[Int(place * Double(chords.count))]
    let length = chord.from.distance(to: chord.to)
    guard length > 0 else { return nil }
    let point = chord.from.mixed(chord.to, place)
    let (x, y) = (
      (chord.to.y - chord.from.y) / length * CombinedOutline.beside,
      (chord.from.x - chord.to.x) / length * CombinedOutline.beside
    )
    let isLeft = keeps(Point(x: point.x + x, y: point.y + y))
    guard isLeft != keeps(Point(x: point.x - x, y: point.y - y)) else { return nil }
    return isLeft ? .left : .right
  }

  /// Whether two pieces lie on each other, like sides that two outlines share.
  private func isSame(_ one: PathPiece, _ other: PathPiece) -> Bool {
    one.start.isNear(other.start, CombinedOutline.nearness) && one.end.isNear(other.end, CombinedOutline.nearness)
      && one.middle.isNear(other.middle, CombinedOutline.nearness)
  }

  /// The piece that continues where a line ends; `nil` where the line's own start continues it, or nothing does.
  ///
  /// Where outlines only touch, a piece too short to be seen may be left out: the nearest one then continues.
  private static func following(_ end: Point, in pieces: [PathPiece], _ start: Point) -> Int? {
    if let next = pieces.firstIndex(where: { $0.start.isNear(end, nearness) }) { return next }
    let nearest = pieces.indices.min { pieces[$0].start.distance(to: end) < pieces[$1].start.distance(to: end) }
    guard let nearest, case let distance = pieces[nearest].start.distance(to: end), distance < touching,
      distance < start.distance(to: end)
    else { return nil }
    return nearest
  }

  /// The pieces joined into as few lines as possible.
  private static func joined(_ pieces: [PathPiece], closed isClosed: Bool) -> PathOutline {
    var (outline, rest) = (PathOutline(), pieces)
    while let first = rest.first {
      rest.removeFirst()
      outline.move(to: first.start)
      outline.add(first)
      var end = first.end
      while !(isClosed && end.isNear(first.start, nearness)), let next = following(end, in: rest, first.start) {
        outline.add(rest[next])
        end = rest[next].end
        rest.remove(at: next)
      }
      if isClosed { outline.close() }
    }
    return outline
  }
}

extension PathOutline {
  /// Its lines and curves; for an area also those that close it.
  fileprivate func pieces(closed isClosed: Bool) -> [PathPiece] {
    subpaths.flatMap { pieces -> [PathPiece] in
      let pieces = pieces.filter { $0.length > 0 }
      guard isClosed, let start = pieces.first?.start, let end = pieces.last?.end, start != end else { return pieces }
      return pieces + [PathPiece(line: end, start)]
    }
  }

  fileprivate mutating func add(_ piece: PathPiece) {
    if piece.isLine {
      addLine(to: piece.end)
    } else {
      addCurve(to: piece.end, control1: piece.control1, control2: piece.control2)
    }
  }
}
