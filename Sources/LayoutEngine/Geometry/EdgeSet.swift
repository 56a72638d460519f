/// An edge of a rectangle.
public enum Edge: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case top, leading, bottom, trailing

  /// The axis on which the edge is an end.
  public var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
  /// Whether the edge is where its axis begins.
  public var isStart: Bool { self == .top || self == .leading }
}

/// Some of the four edges.
public struct EdgeSet: OptionSet, Sendable, BitwiseCopyable {
  /// A bit for each edge.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The set of one edge.
  public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

  public static let top = EdgeSet(.top)
  public static let leading = EdgeSet(.leading)
  public static let bottom = EdgeSet(.bottom)
  public static let trailing = EdgeSet(.trailing)
  /// The leading and the trailing edge.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// The top and the bottom edge.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// All four edges.
  public static let all: EdgeSet = [.horizontal, .vertical]

  /// Whether an edge is in the set.
  public func contains(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }
}

extension Rect {
  /// The coordinate of an edge, in points.
  subscript(edge: Edge) -> Double {
    edge.isStart ? origin[edge.axis] : origin[edge.axis] + size[edge.axis]
  }

  /// The rectangle with one edge moved to a coordinate.
  func moving(_ edge: Edge, to coordinate: Double) -> Rect {
    var moved = self
    let end = origin[edge.axis] + size[edge.axis]
    if edge.isStart {
      moved.origin[edge.axis] = coordinate
      moved.size[edge.axis] = end - coordinate
    } else {
      moved.size[edge.axis] = coordinate - origin[edge.axis]
    }
    return moved
  }
}

extension Insets {
  /// The distance from an edge, in points.
  subscript(edge: Edge) -> Double {
    get { edge.isStart ? start(edge.axis) : end(edge.axis) }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
