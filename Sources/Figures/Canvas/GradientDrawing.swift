import LayoutEngine
import Markup

/// A gradient as it lies on the canvas.
struct GradientDrawing: Equatable {
  let gradient: Gradient
  /// The box of its unit points, in pixels.
  let box: Box
  /// Pixels per point.
  let unit: Double

  /// The name of its element.
  var element: String {
    if case .linear = gradient.geometry { "linearGradient" } else { "radialGradient" }
  }

  /// The attributes that place its element.
  ///
  /// Places are in pixels and not in fractions of the box, so that right angles stay right angles in a box that is not
  /// square.
  var attributes: [(String, String)] {
    var attributes = [("gradientUnits", "userSpaceOnUse")]
    switch gradient.geometry {
    case .linear(let from, let to):
      let (from, to) = (place(from), place(to))
      attributes += [
        ("x1", numberText(from.x)), ("y1", numberText(from.y)), ("x2", numberText(to.x)), ("y2", numberText(to.y)),
      ]
    case .radial(let center, let from, let to):
      let center = place(center)
      attributes += [
        ("cx", numberText(center.x)), ("cy", numberText(center.y)), ("r", numberText(max(from, to, 0) * unit)),
      ]
    case .elliptical(let center, let from, let to):
      let square = Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
      attributes += [
        ("gradientTransform", SVGRenderer.text(square)), ("cx", numberText(center.x)), ("cy", numberText(center.y)),
        ("r", numberText(max(from, to, 0))),
      ]
    }
    return attributes
  }

  /// Where a unit point is on the canvas.
  func place(_ point: UnitPoint) -> Point {
    Point(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
  }

  /// How far along the element each stop is, in rising order, and which stop it is: an element of circles begins at
  /// their centre and ends at the larger one.
  var offsets: [(offset: Double, stop: Int)] {
    let stops = gradient.stops.indices.map { index in
      (offset: offset(gradient.stops[index].location), stop: index)
    }
    return isTurned ? stops.reversed() : stops
  }

  /// Whether the first colour is the outer one.
  private var isTurned: Bool {
    switch gradient.geometry {
    case .linear: false
    case .radial(_, let from, let to), .elliptical(_, let from, let to): from > to
    }
  }

  private func offset(_ location: Double) -> Double {
    switch gradient.geometry {
    case .linear: return location
    case .radial(_, let from, let to), .elliptical(_, let from, let to):
      let most = max(from, to)
      return most > 0 ? (from + location * (to - from)) / most : location
    }
  }
}

/// Writing gradients.
extension SVGRenderer {
  /// Writes a gradient's definition.
  mutating func write(_ drawing: GradientDrawing, stops: [String], id: String) {
    writer.openElement("defs")
    writer.openElement(drawing.element, [("id", id)] + drawing.attributes)
    for (offset, stop) in drawing.offsets {
      writer.element("stop", [("offset", numberText(min(max(offset, 0), 1)))] + look(stops[stop]))
    }
    writer.closeElement()
    writer.closeElement()
  }
}
