internal import LayoutEngine
internal import SwiftInterpreter

/// A part of a circle as curves. Angles are in radians and grow from the right over the bottom, as y points down.
struct PathArc {
  var center: Point
  var radius: Double
  var start: Double
  /// The angle that it covers; negative in the direction of falling angles.
  var delta: Double

  /// The angle that an arc covers between two angles: less than a full turn, with `clockwise` in the sense of Core
  /// Graphics, whose y axis points up.
  static func turn(from start: Double, to end: Double, isClockwise: Bool) -> Double {
    let whole = 2 * Double.pi
    let difference = end - start
    guard difference.magnitude < whole else { return isClockwise ? -whole : whole }
    if isClockwise { return difference > 0 ? difference - whole : difference }
    return difference < 0 ? difference + whole : difference
  }

  /// Draws the arc, and before it a line from the path's current point.
  func add(to path: inout PathOutline, _ map: (Point) -> Point) {
    path.addLine(to: map(point(start)))
    let count = max(1, Int((delta.magnitude / (Double.pi / 2)).rounded(.up)))
    let step = delta / Double(count)
    guard step != 0, step.isFinite else { return }
    // A curve follows an arc of a quarter within some ten-thousandths of the radius.
    let quarter = step / 4
    let reach = 4.0 / 3 * Trigonometry.sine(quarter) / Trigonometry.cosine(quarter) * radius
    for index in 0..<count {
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      let (first, last) = (point(from), point(to))
      path.addCurve(
        to: map(last),
        control1: map(
          Point(x: first.x - reach * Trigonometry.sine(from), y: first.y + reach * Trigonometry.cosine(from))),
        control2: map(Point(x: last.x + reach * Trigonometry.sine(to), y: last.y - reach * Trigonometry.cosine(to))))
    }
  }

  private func point(_ angle: Double) -> Point {
    Point(x: center.x + radius * Trigonometry.cosine(angle), y: center.y + radius * Trigonometry.sine(angle))
  }
}
