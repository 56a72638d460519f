/// A rectangle in points: its top left corner and its size.
public struct Rect: Equatable, Sendable, BitwiseCopyable {
  /// The top left corner.
  public var origin: Point
  /// The width and height, in points.
  public var size: Size

  /// Makes a rectangle of its corner and size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of its coordinates and lengths, in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge; the other edges and the middle are named in the same way.
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
}
