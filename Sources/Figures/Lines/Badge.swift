import LayoutEngine
import Markup

/// A number in a circle: the place in the order of service, or the key to a table.
enum Badge {
  static let diameter = 17.0

  static func elements(_ number: Int, at center: Point) -> [Element] {
    let radius = diameter / 2
    let circle = Box(x: center.x - radius, y: center.y - radius, width: diameter, height: diameter)
    return [
      .ellipse(circle, classes: "ink badge"),
      .label("\(number)", x: center.x, y: center.y + 4, style: .number, color: "reversed", anchor: .middle),
    ]
  }
}
