import Markup

/// Outlines as path data.
enum OutlinePath {
  /// The area between a shape and the same shape, smaller by a line's width.
  static func ring(_ shape: Element.Shape, width: Double) -> PathData {
    var path = PathData()
    switch shape {
    case .rectangle(let box, let cornerX, let cornerY):
      append(box, cornerX, cornerY, isClockwise: true, to: &path)
      append(box.inset(width), max(0, cornerX - width), max(0, cornerY - width), isClockwise: false, to: &path)
    case .ellipse(let box):
      append(box, box.width / 2, box.height / 2, isClockwise: true, to: &path)
      let inner = box.inset(width)
      append(inner, inner.width / 2, inner.height / 2, isClockwise: false, to: &path)
    case .path(let own, _): path = own
    }
    return path
  }

  /// A rectangle with round corners; the direction decides whether it fills or cuts a hole.
  private static func append(
    _ box: Box, _ cornerX: Double, _ cornerY: Double, isClockwise: Bool, to path: inout PathData
  ) {
    if isClockwise {
      path.move(box.minX + cornerX, box.minY)
      path.horizontalLine(box.maxX - cornerX)
      arc(to: (box.maxX, box.minY + cornerY), cornerX, cornerY, true, &path)
      path.verticalLine(box.maxY - cornerY)
      arc(to: (box.maxX - cornerX, box.maxY), cornerX, cornerY, true, &path)
      path.horizontalLine(box.minX + cornerX)
      arc(to: (box.minX, box.maxY - cornerY), cornerX, cornerY, true, &path)
      path.verticalLine(box.minY + cornerY)
      arc(to: (box.minX + cornerX, box.minY), cornerX, cornerY, true, &path)
    } else {
      path.move(box.minX + cornerX, box.minY)
      arc(to: (box.minX, box.minY + cornerY), cornerX, cornerY, false, &path)
      path.verticalLine(box.maxY - cornerY)
      arc(to: (box.minX + cornerX, box.maxY), cornerX, cornerY, false, &path)
      path.horizontalLine(box.maxX - cornerX)
      arc(to: (box.maxX, box.maxY - cornerY), cornerX, cornerY, false, &path)
      path.verticalLine(box.minY + cornerY)
      arc(to: (box.maxX - cornerX, box.minY), cornerX, cornerY, false, &path)
    }
    path.close()
  }

  private static func arc(
    to point: (x: Double, y: Double), _ radiusX: Double, _ radiusY: Double, _ isClockwise: Bool,
    _ path: inout PathData
  ) {
    guard radiusX > 0, radiusY > 0 else { return }
    path.arc(radiusX: radiusX, radiusY: radiusY, isClockwise: isClockwise, point.x, point.y)
  }
}
