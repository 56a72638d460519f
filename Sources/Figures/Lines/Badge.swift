import LayoutEngine
import Markup

/// A number in a circle: the place in the order of service, or the key to a table.
enum Badge {
  static let diameter = 17.0

  static func elements(_ number: Int, at center: Point) -> [Element] {
    elements("\(number)", from: center.x - width(of: "\(number)") / 2, y: center.y)
  }

  /// Several numbers, from a left edge on.
  static func elements(_ text: String, from left: Double, y: Double) -> [Element] {
    let box = Box(x: left, y: y - diameter / 2, width: width(of: text), height: diameter)
    return [
      .rectangle(box, cornerX: diameter / 2, cornerY: diameter / 2, classes: "area ink badge"),
      .label(text, x: box.midX, y: y + 4, style: .number, color: "page", anchor: .middle),
    ]
  }

  static func width(of text: String) -> Double { max(diameter, LabelStyle.number.width(of: text) + 6) }
}
