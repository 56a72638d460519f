import LayoutEngine

// The parts of an annotation that do not cover any content.
extension ContentInk {
  /// The shapes that a line may cross apart from grounds.
  struct Passing: OptionSet {
    let rawValue: Int
    /// Views that are drawn away from where they were laid out: the line around a frame inside them has no other place.
    static let drawnElsewhere = Passing(rawValue: 1)
    /// Thin borders: the line from a number to something inside them has no other way.
    static let borders = Passing(rawValue: 2)

    /// Whether a stretch of a line over a shape is allowed.
    fileprivate func allows(_ fill: Fill, stretch: Double) -> Bool {
      contains(.drawnElsewhere) && fill.isMapped
        || contains(.borders) && fill.shape.isHollow && stretch <= Passing.thickest
    }

    /// The largest thickness of a border, in pixels.
    private static let thickest = 9.0
  }

  /// How far before a shape an interrupted line ends, and the shortest piece that is drawn, in pixels.
  private static let gap = 3.0
  private static let shortest = 3.0
  /// The distance that a line keeps from a shape next to it, in pixels.
  private static let beside = 1.5

  /// The parts of a line that do not cover any text, picture, symbol, or shape other than a ground.
  ///
  /// - Parameters:
  ///   - others: boxes that the line must not cover either.
  ///   - passing: shapes that it may cover nevertheless.
  func clear(
    _ from: Point, _ to: Point, besides others: [Box] = [], passing: Passing = []
  ) -> [(from: Point, to: Point)] {
    let length = max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
    guard length >= 1 else { return [] }
    var taken = covered(from, to, length, by: shapes, passing)
    for boxes in [texts, pictures, others] {
      for box in boxes {
        if let (enter, leave) = box.inset(-2).crossing(from: from, to: to) {
          taken.append((enter: enter, leave: leave))
        }
      }
    }
    return pieces(from, to, length, without: taken, ContentInk.gap, ContentInk.shortest)
  }

  /// The parts of a texture's lines that do not cover any shape other than a ground: they may end close to a shape, and
  /// be short.
  ///
  /// - Parameter box: the area that the lines fill.
  func besideShapes(_ lines: [(from: Point, to: Point)], in box: Box) -> [(from: Point, to: Point)] {
    let near = shapes.filter { $0.box.inset(-2 * ContentInk.beside).overlaps(box) }
    if near.isEmpty { return lines }
    return lines.flatMap { from, to -> [(from: Point, to: Point)] in
      let length = max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
      guard length > 0 else { return [] }
      let taken = covered(from, to, length, by: near)
      return taken.isEmpty ? [(from: from, to: to)] : pieces(from, to, length, without: taken, 0.5, 1)
    }
  }

  private func pieces(
    _ from: Point, _ to: Point, _ length: Double, without taken: [(enter: Double, leave: Double)], _ gap: Double,
    _ shortest: Double
  ) -> [(from: Point, to: Point)] {
    let gap = gap / length
    var pieces = [(0.0, 1.0)]
    for (enter, leave) in taken {
      pieces = pieces.flatMap { piece -> [(Double, Double)] in
        guard leave > piece.0, enter < piece.1 else { return [piece] }
        return [(piece.0, enter - gap), (leave + gap, piece.1)].filter { $0.1 - $0.0 > 0 }
      }
    }
    let point = { (t: Double) in Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t) }
    return pieces.filter { ($0.1 - $0.0) * length >= min(length, shortest) }
      .map { (from: point($0.0), to: point($0.1)) }
  }

  /// Where a line covers shapes, as fractions of its length, checked at every pixel.
  private func covered(
    _ from: Point, _ to: Point, _ length: Double, by shapes: [Fill], _ passing: Passing = []
  ) -> [(enter: Double, leave: Double)] {
    var taken: [(enter: Double, leave: Double)] = []
    for fill in shapes {
      let box = fill.box.inset(-ContentInk.beside)
      for stretch in ContentInk.stretches(
        of: box, from, to, length, where: { fill.shape.covers($0, within: ContentInk.beside) })
      where !passing.allows(fill, stretch: (stretch.leave - stretch.enter) * length) {
        taken.append(stretch)
      }
    }
    return taken
  }

  /// Where a line is in a box and on points that are covered.
  private static func stretches(
    of box: Box, _ from: Point, _ to: Point, _ length: Double, where covers: (Point) -> Bool
  ) -> [(enter: Double, leave: Double)] {
    guard let (enter, leave) = box.crossing(from: from, to: to) else { return [] }
    var found: [(enter: Double, leave: Double)] = []
    let steps = max(1, Int((leave - enter) * length))
    var start: Double?
    for step in 0...steps {
      let t = enter + (leave - enter) * Double(step) / Double(steps)
      if covers(Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)) {
        start = start ?? t
      } else if let begun = start {
        found.append((enter: begun, leave: t))
        start = nil
      }
    }
    if let start { found.append((enter: start, leave: leave)) }
    return found
  }

  /// Whether a box has neither words nor a picture in it; marks of views that stick out may cross other shapes.
  func isFreeOfWords(_ box: Box) -> Bool {
    !texts.contains { $0.overlaps(box) } && !pictures.contains { $0.overlaps(box) }
  }

  /// Whether a line lies over a shape, and not only along its edge.
  ///
  /// - Parameter passing: shapes that it may cover.
  func crossesShape(_ from: Point, _ to: Point, passing: Passing = []) -> Bool {
    let depth = 1.0
    let length = max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
    return shapes.contains { fill in
      fill.box.inset(depth).touches(from: from, to: to)
        && ContentInk.stretches(of: fill.box, from, to, length) { fill.shape.covers($0, andAround: depth) }
          .contains { !passing.allows(fill, stretch: ($0.leave - $0.enter) * length) }
    }
  }

  /// Whether a box is free of content that must not be covered.
  func isFree(_ box: Box) -> Bool {
    isFreeOfWords(box) && !isOverShape(box)
  }

  /// Whether a box covers a shape that is not a ground.
  func isOverShape(_ box: Box) -> Bool { shapes.contains { $0.shape.overlaps(box) } }
}
