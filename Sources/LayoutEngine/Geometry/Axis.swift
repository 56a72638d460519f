/// One of the two directions of layout.
///
/// Every rule is written once for an axis and applied to both, so no line of the engine for widths is repeated for
/// heights.
public enum Axis: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case horizontal
  case vertical

  /// The direction at right angles to this one.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
