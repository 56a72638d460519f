/// A point in a rectangle told in fractions of its size: (0, 0) is the top left corner, (1, 1) the bottom right.
public struct UnitPoint: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }

  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
}
