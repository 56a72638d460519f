/// What a parent proposes to a view: on each axis a number of points, infinity, or nothing at all.
///
/// An unspecified dimension (`nil`) asks for the view's ideal length. It is stored as a NaN, so that a
/// proposal is two plain doubles and comparing two of them is comparing bits.
///
///     Proposal(width: 200, height: nil)
public struct Proposal: Sendable, BitwiseCopyable {
  @usableFromInline var rawWidth: Double
  @usableFromInline var rawHeight: Double

  @usableFromInline static let unspecifiedBits: Double = .nan

  /// Proposes lengths in points; `nil` leaves a dimension unspecified.
  @inlinable public init(width: Double?, height: Double?) {
    rawWidth = width ?? Proposal.unspecifiedBits
    rawHeight = height ?? Proposal.unspecifiedBits
  }

  /// Proposes exactly a size.
  @inlinable public init(_ size: Size) {
    rawWidth = size.width
    rawHeight = size.height
  }

  /// Makes a proposal from its length along an axis and its length across it.
  @inlinable public init(along axis: Axis, _ length: Double?, across: Double?) {
    self = axis == .horizontal ? Proposal(width: length, height: across) : Proposal(width: across, height: length)
  }

  /// Makes a proposal whose length on each axis is worked out by the same closure.
  @inline(__always) init(onEach length: (Axis) -> Double?) {
    self.init(width: length(.horizontal), height: length(.vertical))
  }

  /// Nothing proposed on either axis: asks for the ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)
  /// Zero on both axes: asks for the minimum size.
  public static let zero = Proposal(width: 0, height: 0)
  /// Infinity on both axes: asks for the maximum size.
  public static let infinity = Proposal(width: .infinity, height: .infinity)

  /// The proposed width, in points; `nil` when it is unspecified.
  @inlinable public var width: Double? { rawWidth.isNaN ? nil : rawWidth }
  /// The proposed height, in points; `nil` when it is unspecified.
  @inlinable public var height: Double? { rawHeight.isNaN ? nil : rawHeight }

  /// The proposed length along an axis; `nil` when it is unspecified.
  @inlinable public subscript(axis: Axis) -> Double? {
    @inline(__always) get { axis == .horizontal ? width : height }
    set {
      let raw = newValue ?? Proposal.unspecifiedBits
      if axis == .horizontal { rawWidth = raw } else { rawHeight = raw }
    }
  }

  /// The proposed size, with a replacement for each unspecified dimension (10 in SwiftUI's own default).
  @inlinable public func replacingUnspecified(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

extension Proposal: Equatable {
  /// Two proposals are equal when each dimension is; two unspecified dimensions are equal, too.
  @inlinable public static func == (a: Proposal, b: Proposal) -> Bool {
    a.rawWidth.bitPattern == b.rawWidth.bitPattern && a.rawHeight.bitPattern == b.rawHeight.bitPattern
  }
}
