import Explanation
import LayoutEngine
import Markup

/// Where the container's points are on the canvas, and at which scale.
struct PictureSpace {
  /// Pixels per point.
  let unit: Double
  /// The part of the container's plane that is shown, in points.
  let region: Rect
  /// The canvas position of the region's top left corner.
  let origin: Point

  /// The region's box on the canvas.
  var box: Box { box(of: region) }

  /// The ground of a container, as far as it is shown.
  func ground(of container: Rect) -> Element { PictureSpace.ground(box(of: container).intersection(box)) }

  /// The ground of a container that lies in a box.
  static func ground(_ box: Box) -> Element { .rectangle(box.inset(0.5), classes: "container") }

  func box(of rect: Rect) -> Box {
    Box(
      x: origin.x + (rect.minX - region.minX) * unit, y: origin.y + (rect.minY - region.minY) * unit,
      width: rect.size.width * unit, height: rect.size.height * unit)
  }

  /// A box's own room in points, from its corner.
  func room(in box: Box) -> Rect { Rect(x: 0, y: 0, width: box.width / unit, height: box.height / unit) }

  /// A path whose points are counted from a frame's corner; empty where it could not be drawn.
  func path(_ path: PathOutline, in box: Box) -> PathData {
    guard let bounds = path.bounds, self.box(of: bounds).isDrawable else { return PathData() }
    let at = { (point: Point) in (x: box.minX + point.x * unit, y: box.minY + point.y * unit) }
    var data = PathData()
    for segment in path.segments {
      switch segment {
      case .move(let point): data.move(at(point).x, at(point).y)
      case .line(let point): data.line(at(point).x, at(point).y)
      case .quadCurve(let point, let control): data.quadCurve(at(control).x, at(control).y, at(point).x, at(point).y)
      case .curve(let point, let first, let second):
        data.curve(at(first).x, at(first).y, at(second).x, at(second).y, at(point).x, at(point).y)
      case .close: data.close()
      }
    }
    return data
  }

  /// A map of the container's points as a map of the canvas.
  func transform(_ map: Transform) -> Transform {
    let scale = Transform(
      a: unit, b: 0, c: 0, d: unit, tx: origin.x - region.minX * unit, ty: origin.y - region.minY * unit)
    return scale.inverse.map { scale.after(map).after($0) } ?? .identity
  }
}
