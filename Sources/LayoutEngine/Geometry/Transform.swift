/// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct Transform: Equatable, Sendable {
  /// The six numbers of the two equations.
  public var a, b, c, d, tx, ty: Double

  /// Makes a map from the six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Maps every point to itself.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  /// Whether every point is mapped to itself.
  public var isIdentity: Bool { self == .identity }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The point that a point is mapped to.
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The map that applies the other map first and then this one.
  public func after(_ first: Transform) -> Transform {
    Transform(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b,
      c: a * first.c + c * first.d, d: b * first.c + d * first.d,
      tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty)
  }

  /// The inverse map; `nil` for one that flattens the plane.
  public var inverse: Transform? {
    let scale = a * d - b * c
    guard scale != 0, scale.isFinite else { return nil }
    return Transform(
      a: d / scale, b: -b / scale, c: -c / scale, d: a / scale,
      tx: (c * ty - d * tx) / scale, ty: (b * tx - a * ty) / scale)
  }

  /// This map with a point as its origin.
  public func around(_ point: Point) -> Transform {
    let toOrigin = Transform(a: 1, b: 0, c: 0, d: 1, tx: -point.x, ty: -point.y)
    let back = Transform(a: 1, b: 0, c: 0, d: 1, tx: point.x, ty: point.y)
    return back.after(after(toOrigin))
  }

  /// The smallest upright rectangle around a mapped one.
  public func boundingBox(of rect: Rect) -> Rect {
    let corners = [
      self(rect.origin), self(Point(x: rect.maxX, y: rect.minY)), self(Point(x: rect.minX, y: rect.maxY)),
      self(Point(x: rect.maxX, y: rect.maxY)),
    ]
    var (low, high) = (corners[0], corners[0])
    for corner in corners {
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return Rect(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
  }
}
