/// A length that may be missing, stored as a NaN.
public struct OptionalLength: Sendable, Equatable, BitwiseCopyable {
  @usableFromInline let raw: Double

  @inlinable public init(_ value: Double?) { raw = value ?? .nan }
  @inlinable public var value: Double? { raw.isNaN ? nil : raw }
  public static let none = OptionalLength(nil)

  /// Two missing lengths are equal, as two NaNs are not.
  @inlinable public static func == (a: OptionalLength, b: OptionalLength) -> Bool {
    a.raw.bitPattern == b.raw.bitPattern
  }
}

/// One optional length for each axis.
public struct OptionalLengths: Sendable, Equatable, BitwiseCopyable {
  public var horizontal: OptionalLength
  public var vertical: OptionalLength

  @inlinable public init(width: Double?, height: Double?) {
    horizontal = OptionalLength(width)
    vertical = OptionalLength(height)
  }

  @inlinable public subscript(axis: Axis) -> Double? { axis == .horizontal ? horizontal.value : vertical.value }
}
