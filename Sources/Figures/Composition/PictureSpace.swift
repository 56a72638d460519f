import Explanation
import LayoutEngine

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
  func ground(of container: Rect) -> Element {
    .rectangle(box(of: container).intersection(box).inset(0.5), classes: "container")
  }

  func box(of rect: Rect) -> Box {
    Box(
      x: origin.x + (rect.minX - region.minX) * unit, y: origin.y + (rect.minY - region.minY) * unit,
      width: rect.size.width * unit, height: rect.size.height * unit)
  }

  /// A map of the container's points as a map of the canvas.
  func transform(_ map: Transform) -> Transform {
    let scale = Transform(
      a: unit, b: 0, c: 0, d: unit, tx: origin.x - region.minX * unit, ty: origin.y - region.minY * unit)
    return scale.inverse.map { scale.after(map).after($0) } ?? .identity
  }
}
