/// A node of a layout tree, by its place in the tree's arrays. Numbers are given in the order of insertion.
public struct NodeID: Hashable, Sendable, BitwiseCopyable, Comparable {
  public let rawValue: Int32

  @inlinable public init(_ rawValue: Int32) { self.rawValue = rawValue }
  @inlinable init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

  @inlinable public var index: Int { Int(rawValue) }

  @inlinable public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
}
