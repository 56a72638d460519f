/// A width and a height in points. Either may be infinite while views negotiate.
public struct Size: Equatable, Sendable, BitwiseCopyable {
  public var width: Double
  public var height: Double

  /// Makes a size from its lengths, in points.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes a size from its length along an axis and its length across it.
  @inlinable public init(along axis: Axis, _ length: Double, across: Double) {
    self = axis == .horizontal ? Size(width: length, height: across) : Size(width: across, height: length)
  }

  /// A size whose length on each axis is worked out by the same closure.
  @inline(__always) init(onEach length: (Axis) -> Double) {
    self.init(width: length(.horizontal), height: length(.vertical))
  }

  /// No extent in either direction.
  public static let zero = Size(width: 0, height: 0)

  /// The length along an axis, in points.
  @inlinable public subscript(axis: Axis) -> Double {
    @inline(__always) get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
