/// A rectangle in points: its top left corner and its size.
public struct Rect: Equatable, Sendable, BitwiseCopyable {
  /// The top left corner.
  public var origin: Point
  /// The width and height, in points.
  public var size: Size

  /// Makes a rectangle from its corner and size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its coordinates and lengths, in points.
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

  /// The smallest rectangle around this one and another.
  public func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What this rectangle and another have in common, an edge or a corner at least; `nil` where they lie apart.
  public func intersection(_ other: Rect) -> Rect? {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    return width >= 0 && height >= 0 ? Rect(x: x, y: y, width: width, height: height) : nil
  }
}
