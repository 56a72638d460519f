import LayoutEngine
import Markup

/// A number in a circle: the place in the order of service, or the key to a table.
enum Badge {
  static let diameter = 17.0

  static func elements(_ number: Int, at center: Point) -> [Element] {
    let width = max(diameter, LabelStyle.number.width(of: "\(number)") + 6)
    let box = Box(x: center.x - width / 2, y: center.y - diameter / 2, width: width, height: diameter)
    return [
      .rectangle(box, cornerX: diameter / 2, cornerY: diameter / 2, classes: "ink badge"),
      .label("\(number)", x: center.x, y: center.y + 4, style: .number, color: "reversed", anchor: .middle),
    ]
  }
}
