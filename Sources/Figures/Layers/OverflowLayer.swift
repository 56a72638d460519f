import Explanation
import LayoutEngine
import Markup

/// Marks the sides on which a view is larger than the outlined view around it.
enum OverflowLayer {
  /// One side that sticks out.
  struct Mark {
    var from: Point
    var to: Point
    /// Between the parent's edge and the child's.
    var area: Box
    var text: String
  }

  static func marks(_ outlined: [Outlined], container: Box?) -> [Mark] {
    var result: [Mark] = []
    for one in outlined {
      guard let around = one.parent.map({ outlined[$0] }) else { continue }
      let (outer, inner) = (around.frame, one.frame)
      let sides: [(over: Double, from: Point, to: Point, area: Box)] = [
        (
          outer.minX - inner.minX, Point(x: one.box.minX, y: one.box.minY), Point(x: one.box.minX, y: one.box.maxY),
          Box(minX: one.box.minX, minY: one.box.minY, maxX: around.box.minX, maxY: one.box.maxY)
        ),
        (
          inner.maxX - outer.maxX, Point(x: one.box.maxX, y: one.box.minY), Point(x: one.box.maxX, y: one.box.maxY),
          Box(minX: around.box.maxX, minY: one.box.minY, maxX: one.box.maxX, maxY: one.box.maxY)
        ),
        (
          outer.minY - inner.minY, Point(x: one.box.minX, y: one.box.minY), Point(x: one.box.maxX, y: one.box.minY),
          Box(minX: one.box.minX, minY: one.box.minY, maxX: one.box.maxX, maxY: around.box.minY)
        ),
        (
          inner.maxY - outer.maxY, Point(x: one.box.minX, y: one.box.maxY), Point(x: one.box.maxX, y: one.box.maxY),
          Box(minX: one.box.minX, minY: around.box.maxY, maxX: one.box.maxX, maxY: one.box.maxY)
        ),
      ]
      for side in sides where side.over > 0.5 && side.over < 1e9 {
        let text = "▲ " + LengthText.length(side.over) + " over"
        result.append(Mark(from: side.from, to: side.to, area: side.area, text: text))
      }
    }
    return result
  }

  /// A zig-zag along the side that sticks out.
  static func elements(_ mark: Mark) -> [Element] {
    let isVertical = mark.from.x == mark.to.x
    let length = isVertical ? mark.to.y - mark.from.y : mark.to.x - mark.from.x
    // A longer side leaves every picture.
    guard length > 0, length < 10_000 else { return [] }
    let count = max(2, Int(length / 5) / 2 * 2)
    var points: [Point] = []
    for index in 0...count {
      let along = Double(index) / Double(count) * length
      let swing = index % 2 == 0 ? 0.0 : 4.0
      points.append(
        isVertical
          ? Point(x: mark.from.x + swing - 2, y: mark.from.y + along)
          : Point(x: mark.from.x + along, y: mark.from.y + swing - 2))
    }
    return [.path(PathData(points), classes: "halo"), .path(PathData(points), classes: "line stroke-ink zigzag")]
  }

  /// White on ink, to distinguish it from the label of a node.
  static func pill(_ text: String, in box: Box) -> [Element] {
    [
      .rectangle(box, cornerX: box.height / 2, cornerY: box.height / 2, classes: "ink"),
      .text(
        Element.TextRun(
          string: text, x: box.midX, y: box.midY + 4, classes: "number reversed", anchor: .middle)),
    ]
  }
}
