/// A point in a rectangle, in fractions of its size: (0, 0) is the top left corner, (1, 1) the bottom right.
public struct UnitPoint: Equatable, Sendable, BitwiseCopyable {
  /// From 0 at the left to 1 at the right.
  public var x: Double
  /// From 0 at the top to 1 at the bottom.
  public var y: Double

  /// Makes a point of its two fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The fraction along an axis.
  public subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
}
