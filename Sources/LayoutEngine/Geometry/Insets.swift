/// Distances from the four edges of a view, in points; SwiftUI calls them `EdgeInsets`.
public struct Insets: Equatable, Sendable, BitwiseCopyable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  /// Makes insets from the four distances, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on every edge.
  public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  /// No distance on any edge.
  public static let zero = Insets(0)

  /// The distance at the start of an axis: leading or top.
  public func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The distance at the end of an axis: trailing or bottom.
  public func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
}
