/// One of the two directions of layout.
///
/// Every rule is written once for "an axis" and asked twice; nothing in the engine says width in one line
/// and height in the next.
public enum Axis: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case horizontal
  case vertical

  /// The direction at right angles to this one.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
