import LayoutEngine
import Markup

/// The signs for views that draw nothing; the legend draws its samples with the same functions.
enum Sign {
  /// A spring in the middle of a box, along an axis, between two stops.
  static func spring(_ box: Box, _ axis: Axis) -> PathData {
    let isHorizontal = axis == .horizontal
    let (start, end) = isHorizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
    let middle = isHorizontal ? box.midY : box.midX
    let point = { (along: Double, across: Double) in
      isHorizontal ? Point(x: along, y: middle + across) : Point(x: middle + across, y: along)
    }
    var path = PathData()
    for stop in [start, end] { path.segment(point(stop, -4), point(stop, 4)) }
    let lead = min(4, (end - start) / 6)
    let count = max(2, Int((end - start - 2 * lead) / 6) / 2 * 2)
    let step = (end - start - 2 * lead) / Double(count)
    let first = point(start, 0)
    path.move(first.x, first.y)
    let bend = point(start + lead, 0)
    path.line(bend.x, bend.y)
    for index in 0..<count {
      let peak = point(start + lead + (Double(index) + 0.5) * step, index.isMultiple(of: 2) ? -4 : 4)
      path.line(peak.x, peak.y)
    }
    let last = point(end - lead, 0)
    path.line(last.x, last.y)
    let stop = point(end, 0)
    path.line(stop.x, stop.y)
    return path
  }

  /// Cross hairs for a view without extent.
  static func empty(at center: Point) -> [Element] {
    var cross = PathData()
    cross.segment(Point(x: center.x - 8, y: center.y), Point(x: center.x + 8, y: center.y))
    cross.segment(Point(x: center.x, y: center.y - 8), Point(x: center.x, y: center.y + 8))
    let circle = Box(x: center.x - 4, y: center.y - 4, width: 8, height: 8)
    return [.path(cross, classes: "line ink sign"), .ellipse(circle, classes: "line ink sign")]
  }

  /// An arrowhead that points at the end of a text with less room than it wants.
  ///
  /// - Parameter side: 1 for an end on the right, -1 for one on the left.
  static func squeezed(at end: Point, side: Double) -> PathData {
    let box = squeezedBox(at: end.x, y: end.y, side: side)
    let (tip, rear) = side > 0 ? (box.minX, box.maxX) : (box.maxX, box.minX)
    return PathData([Point(x: rear, y: box.minY), Point(x: tip, y: end.y), Point(x: rear, y: box.maxY)])
  }

  /// The box of such an arrowhead, a little off the text.
  static func squeezedBox(at x: Double, y: Double, side: Double) -> Box {
    let (near, far) = (x + side * 2, x + side * 6)
    return Box(minX: min(near, far), minY: y - 4, maxX: max(near, far), maxY: y + 4)
  }

  /// Dots in rows.
  static func dots(in box: Box) -> PathData {
    var path = PathData()
    guard box.width > 4, box.height > 4, box.isDrawable else { return path }
    var y = box.minY + 4
    var row = 0
    while y < box.maxY - 1, row < 300 {
      let x = box.minX + (row.isMultiple(of: 2) ? 3 : 6)
      path.segment(Point(x: x, y: y), Point(x: max(x, box.maxX - 2), y: y))
      y += 6
      row += 1
    }
    return path
  }

  /// A zig-zag along a side that sticks out.
  static func zigzag(_ from: Point, _ to: Point) -> PathData {
    let isVertical = from.x == to.x
    let length = isVertical ? to.y - from.y : to.x - from.x
    let count = max(4, Int(length / 4) / 2 * 2)
    return PathData(
      (0...count).map { index in
        let along = Double(index) / Double(count) * length
        let swing = index.isMultiple(of: 2) ? 0.0 : 4.0
        return isVertical
          ? Point(x: from.x + swing - 2, y: from.y + along) : Point(x: from.x + along, y: from.y + swing - 2)
      })
  }

  /// Scissors on a line, their points to the right.
  static func scissors(at center: Point) -> [Element] {
    var blades = PathData()
    blades.segment(Point(x: center.x - 3, y: center.y + 2.2), Point(x: center.x + 6, y: center.y - 3.5))
    blades.segment(Point(x: center.x - 3, y: center.y - 2.2), Point(x: center.x + 6, y: center.y + 3.5))
    let rings = [-3.4, 3.4].map { y in
      Element.ellipse(
        Box(x: center.x - 7, y: center.y + y - 2, width: 4.4, height: 4), classes: "line ink sign")
    }
    return [.path(blades, classes: "line ink sign")] + rings
  }

  /// A diamond on a line.
  static func diamond(at center: Point, radius: Double = 4) -> PathData {
    PathData(
      [
        Point(x: center.x - radius, y: center.y), Point(x: center.x, y: center.y - radius),
        Point(x: center.x + radius, y: center.y), Point(x: center.x, y: center.y + radius),
      ], closed: true)
  }
}
