/// A length that may be missing, stored as a NaN.
public struct OptionalLength: Sendable, Equatable, BitwiseCopyable {
  @usableFromInline let raw: Double

  /// Makes a length, in points, or a missing one.
  @inlinable public init(_ value: Double?) { raw = value ?? .nan }
  /// The length, in points; `nil` when it is missing.
  @inlinable public var value: Double? { raw.isNaN ? nil : raw }
  /// A missing length.
  public static let none = OptionalLength(nil)

  /// Two missing lengths are equal, as two NaNs are not.
  @inlinable public static func == (a: OptionalLength, b: OptionalLength) -> Bool {
    a.raw.bitPattern == b.raw.bitPattern
  }
}

/// One optional length for each axis.
public struct OptionalLengths: Sendable, Equatable, BitwiseCopyable {
  /// The length along the horizontal axis.
  public var horizontal: OptionalLength
  /// The length along the vertical axis.
  public var vertical: OptionalLength

  /// Makes a pair of lengths, in points.
  @inlinable public init(width: Double?, height: Double?) {
    horizontal = OptionalLength(width)
    vertical = OptionalLength(height)
  }

  /// The length along an axis, in points; `nil` when it is missing.
  @inlinable public subscript(axis: Axis) -> Double? { axis == .horizontal ? horizontal.value : vertical.value }
}
