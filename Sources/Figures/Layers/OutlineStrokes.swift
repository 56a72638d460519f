import LayoutEngine
import Markup

/// The two lines of every figure: the proposal's dashed blue line and the answer's solid red one.
///
/// The legend draws its samples with the same functions.
enum OutlineStrokes {
  private static let proposalInset = 3.0
  private static let overshoot = 7.0

  /// The answered frame; a frame without extent gets a mark instead.
  static func answer(_ box: Box) -> [Element] {
    guard box.width >= 0.5 || box.height >= 0.5 else { return mark(at: Point(x: box.midX, y: box.midY)) }
    return [.rectangle(box, classes: "line answer")]
  }

  /// A light rim under the lines, which keeps them visible on any colour of the scenario.
  static func halo(_ box: Box, _ lines: [(from: Point, to: Point)]) -> [Element] {
    var path = PathData()
    for line in sides(box) + lines { path.segment(line.from, line.to) }
    return [.path(path, classes: "halo")]
  }

  /// The four sides of the answer, for the collision check.
  static func sides(_ box: Box) -> [(from: Point, to: Point)] {
    let (a, b) = (Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY))
    let (c, d) = (Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY))
    return [(a, b), (b, c), (c, d), (d, a)]
  }

  /// The proposal's sides: an unspecified dimension, or one longer than anything that is drawn, has none.
  static func proposal(_ proposal: Proposal, answer: Box, parent: Box, unit: Double) -> [(from: Point, to: Point)] {
    let spanX = span(proposal.width, answer.minX, answer.maxX, parent.minX, parent.maxX, unit)
    let spanY = span(proposal.height, answer.minY, answer.maxY, parent.minY, parent.maxY, unit)
    var lines: [(from: Point, to: Point)] = []
    if let (left, right) = spanX {
      let (top, bottom) = spanY ?? (answer.minY - overshoot, answer.maxY + overshoot)
      lines.append((Point(x: left, y: top), Point(x: left, y: bottom)))
      lines.append((Point(x: right, y: top), Point(x: right, y: bottom)))
    }
    if let (top, bottom) = spanY {
      let (left, right) = spanX ?? (answer.minX - overshoot, answer.maxX + overshoot)
      lines.append((Point(x: left, y: top), Point(x: right, y: top)))
      lines.append((Point(x: left, y: bottom), Point(x: right, y: bottom)))
    }
    return lines
  }

  static func proposalElements(_ lines: [(from: Point, to: Point)]) -> [Element] {
    guard !lines.isEmpty else { return [] }
    var path = PathData()
    for line in lines { path.segment(line.from, line.to) }
    return [.path(path, classes: "line proposal")]
  }

  /// The part of a horizontal or vertical line inside a box; `nil` when it lies outside.
  static func clipped(_ line: (from: Point, to: Point), to box: Box) -> (from: Point, to: Point)? {
    guard box.touches(from: line.from, to: line.to) else { return nil }
    let held = { (point: Point) in
      Point(x: min(max(point.x, box.minX), box.maxX), y: min(max(point.y, box.minY), box.maxY))
    }
    return (held(line.from), held(line.to))
  }

  /// Where a proposed length lies along one axis, drawn a little inside its true place.
  ///
  /// A proposal has no position; it is shown where the child ended up: at the parent's edge if the child is
  /// there, else around the child's middle.
  private static func span(
    _ length: Double?, _ start: Double, _ end: Double, _ parentStart: Double, _ parentEnd: Double, _ unit: Double
  ) -> (Double, Double)? {
    guard let length, length >= 0 else { return nil }
    let pixels = length * unit
    guard pixels < Box.farthest else { return nil }
    let hair = 0.5
    let from: Double
    let (atStart, atEnd) = ((start - parentStart).magnitude < hair, (end - parentEnd).magnitude < hair)
    if (pixels - (parentEnd - parentStart)).magnitude < hair || (atStart && !atEnd) {
      from = parentStart
    } else if atEnd && !atStart {
      from = parentEnd - pixels
    } else {
      from = (start + end - pixels) / 2
    }
    let inset = min(proposalInset, pixels / 4)
    return (from + inset, from + pixels - inset)
  }

  /// Cross hairs for a view without any extent.
  private static func mark(at center: Point) -> [Element] {
    let radius = 4.0
    var cross = PathData()
    cross.segment(Point(x: center.x - 8, y: center.y), Point(x: center.x + 8, y: center.y))
    cross.segment(Point(x: center.x, y: center.y - 8), Point(x: center.x, y: center.y + 8))
    let circle = Box(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    return [.path(cross, classes: "line answer"), .ellipse(circle, classes: "line answer")]
  }
}
