import LayoutEngine
import Markup

/// Draws the shapes that make up a view, such as the track and the knob of a switch.
extension ContentLayer {
  func elements(of shapes: [DrawnShape], _ frame: Rect, _ styles: inout StyleSheet) -> [Element] {
    var elements: [Element] = []
    for shape in shapes {
      let box = space.box(of: shape.box.rect(in: frame))
      guard box.isDrawable, box.width > 0, box.height > 0 else { continue }
      switch shape.form {
      case .fill(let outline): elements.append(fill(outline, box, styles.fill(shape.paint, in: box, unit: space.unit)))
      case .line(let outline, let width):
        elements += stroke(outline, box, LineStyle(width: width * space.unit), true, shape.paint, &styles)
      case .symbol(let name):
        let side = Size(width: box.width, height: box.height)
        let drawing = SymbolDrawing(
          name: name, box: box, natural: side, classes: styles.fill(shape.paint, in: box, unit: space.unit))
        elements += drawing.elements(options.symbol(name))
      case .text(let string, let size):
        let height = size * space.unit
        let run = Element.TextRun(
          string: string, x: box.midX, y: box.midY + height * 0.36,
          classes: styles.fill(shape.paint, in: box, unit: space.unit), anchor: .middle,
          size: height)
        elements.append(.text(run))
      case .polygon(let points):
        let corners = points.map { Point(x: box.minX + $0.x * box.width, y: box.minY + $0.y * box.height) }
        elements.append(
          .path(PathData(corners, closed: true), classes: styles.fill(shape.paint, in: box, unit: space.unit)))
      }
    }
    return elements
  }
}
