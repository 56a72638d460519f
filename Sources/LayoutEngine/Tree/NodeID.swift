/// A node of a layout tree, by its place in the tree's arrays. Numbers are given in the order of insertion.
public struct NodeID: Hashable, Sendable, BitwiseCopyable, Comparable {
  /// The number.
  public let rawValue: Int32

  /// Names the node with a number.
  @inlinable public init(_ rawValue: Int32) { self.rawValue = rawValue }
  @inlinable init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

  /// The number as an index of the tree's arrays.
  @inlinable public var index: Int { Int(rawValue) }

  /// The order in which the nodes were added.
  @inlinable public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
}
