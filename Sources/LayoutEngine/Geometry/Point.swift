/// A position in points; the origin is at the top left and y grows downwards.
public struct Point: Equatable, Sendable, BitwiseCopyable {
  public var x: Double
  public var y: Double

  /// Makes a point from its coordinates, in points.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes a point from its coordinate along an axis and the one across it.
  @inlinable public init(along axis: Axis, _ coordinate: Double, across: Double) {
    self = axis == .horizontal ? Point(x: coordinate, y: across) : Point(x: across, y: coordinate)
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The coordinate along an axis, in points.
  @inlinable public subscript(axis: Axis) -> Double {
    @inline(__always) get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Moves a point by another one's coordinates.
  @inlinable public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  /// The distance from one point to another, on each axis.
  @inlinable public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}
