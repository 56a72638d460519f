import LayoutEngine
import Markup

/// Arrows between a parent's edge and its child's: the proposal at one third, the answer back at two thirds.
struct ArrowLayer {
  /// One pair of arrows across the gap between two edges.
  struct Pair {
    var proposal: (from: Point, to: Point)
    var answer: (from: Point, to: Point)
  }

  private static let shortest = 22.0
  private static let mostPairs = 3

  /// The pairs for which there is room, the outermost first.
  static func pairs(_ outlined: [Outlined], container: Box) -> [Pair] {
    var result: [Pair] = []
    for (index, one) in outlined.enumerated() where result.count < mostPairs {
      let around = one.parent.map { outlined[$0].box } ?? container
      let siblings = outlined.enumerated().filter { $0.offset != index && $0.element.parent == one.parent }
      if one.parent != nil && !siblings.isEmpty { continue }
      if let pair = pair(from: around, to: one.box) { result.append(pair) }
    }
    return result
  }

  private static func pair(from parent: Box, to child: Box) -> Pair? {
    let fits = { (gap: Double, side: Double) in gap >= shortest && side >= 24 }
    if fits(child.minX - parent.minX, child.height) {
      return across(parent.minX, child.minX, child.minY, child.height, isVertical: false)
    }
    if fits(parent.maxX - child.maxX, child.height) {
      return across(parent.maxX, child.maxX, child.minY, child.height, isVertical: false)
    }
    if fits(child.minY - parent.minY, child.width) {
      return across(parent.minY, child.minY, child.minX, child.width, isVertical: true)
    }
    if fits(parent.maxY - child.maxY, child.width) {
      return across(parent.maxY, child.maxY, child.minX, child.width, isVertical: true)
    }
    return nil
  }

  private static func across(
    _ outer: Double, _ inner: Double, _ start: Double, _ side: Double, isVertical: Bool
  ) -> Pair {
    let point = { (along: Double, across: Double) in
      isVertical ? Point(x: across, y: along) : Point(x: along, y: across)
    }
    let (first, second) = (start + side / 3, start + side * 2 / 3)
    let away = inner > outer ? 3.0 : -3.0
    return Pair(
      proposal: (point(outer, first), point(inner - away, first)),
      answer: (point(inner, second), point(outer + away, second)))
  }

  static func elements(_ pair: Pair) -> [Element] {
    proposal(pair.proposal.from, pair.proposal.to) + answer(pair.answer.from, pair.answer.to)
  }

  /// A dashed line with an open head.
  static func proposal(_ from: Point, _ to: Point) -> [Element] {
    var head = PathData()
    let (left, right, _) = Arrowhead.points(from: from, to: to)
    head.move(left.x, left.y)
    head.line(to.x, to.y)
    head.line(right.x, right.y)
    return [
      .path(PathData([from, to]), classes: "halo"), .path(PathData([from, to]), classes: "line proposal"),
      .path(head, classes: "line proposal plain"),
    ]
  }

  /// A solid line with a filled head.
  static func answer(_ from: Point, _ to: Point) -> [Element] {
    let (left, right, base) = Arrowhead.points(from: from, to: to)
    return [
      .path(PathData([from, to]), classes: "halo"), .path(PathData([from, base]), classes: "line answer"),
      .path(PathData([left, to, right], closed: true), classes: "answer-text"),
    ]
  }
}

/// The corners of an arrowhead.
enum Arrowhead {
  /// The two rear corners and the middle between them, for a straight horizontal or vertical arrow.
  static func points(from: Point, to: Point, length: Double = 7, half: Double = 3.5) -> (Point, Point, base: Point) {
    if from.y == to.y {
      let x = to.x + (from.x < to.x ? -length : length)
      return (Point(x: x, y: to.y - half), Point(x: x, y: to.y + half), Point(x: x, y: to.y))
    }
    let y = to.y + (from.y < to.y ? -length : length)
    return (Point(x: to.x - half, y: y), Point(x: to.x + half, y: y), Point(x: to.x, y: y))
  }
}
