internal import LayoutEngine
internal import SwiftInterpreter

/// A `GeometryProxy` in a scenario: it can be passed on, stored and asked later.
final class ProxyValue {
  let proxy: GeometryProxy
  /// The round's tree, in whose layout the proxy was made.
  let tree: LayoutTree

  init(_ proxy: GeometryProxy, tree: LayoutTree) {
    self.proxy = proxy
    self.tree = tree
  }

  /// The reader's frame in a coordinate space; `nil` when no view around it has a space of that name.
  func frame(in space: CoordinateSpaceValue) -> Rect? {
    switch space {
    case .local: return Rect(origin: .zero, size: proxy.size)
    case .global: return proxy.globalFrame
    case .named(let name): return proxy.frame(in: .named(name))
    case .scrollView(let axis): return proxy.frame(in: .scrollView(axis))
    }
  }

  /// The bounds of the view that a space belongs to, in the reader's coordinates; `nil` where there is none.
  func bounds(of space: CoordinateSpaceValue) -> Rect? {
    switch space {
    case .local: return Rect(origin: .zero, size: proxy.size)
    case .global: return nil
    case .named(let name): return proxy.bounds(of: .named(name))
    case .scrollView(let axis): return proxy.bounds(of: .scrollView(axis))
    }
  }

  /// The value of an anchor inside the reader.
  func resolved(_ anchor: AnchorValue) -> Value {
    let frame = anchor.tree === tree ? proxy.placedFrame(anchor.node) : anchor.tree.frame(of: anchor.node)
    return anchor.part.value(in: frame, from: proxy.frame.origin)
  }

  /// Whether both have the same numbers, which is all that can be asked of a proxy.
  func isSame(as other: ProxyValue) -> Bool {
    proxy.size == other.proxy.size && proxy.globalFrame == other.proxy.globalFrame
      && proxy.safeAreaInsets == other.proxy.safeAreaInsets && proxy.frame == other.proxy.frame
  }
}

enum CoordinateSpaceValue: Equatable {
  case global
  case local
  case named(String)
  /// The nearest scroll view around, or the nearest that scrolls along an axis.
  case scrollView(Axis?)
}

/// An `Anchor`: a part of a view's frame, to be asked for in another view's coordinates.
final class AnchorValue {
  enum Part: Equatable {
    case bounds
    case rect(Rect)
    case unitPoint(UnitPoint)
    case point(Point)

    /// The part of a frame, seen from a point.
    func value(in frame: Rect, from origin: Point) -> Value {
      let x = frame.minX - origin.x
      let y = frame.minY - origin.y
      switch self {
      case .bounds: return .rect(Rect(x: x, y: y, width: frame.size.width, height: frame.size.height))
      case .rect(let rect):
        return .rect(Rect(x: x + rect.minX, y: y + rect.minY, width: rect.size.width, height: rect.size.height))
      case .unitPoint(let unit):
        return .point(Point(x: x + unit.x * frame.size.width, y: y + unit.y * frame.size.height))
      case .point(let point): return .point(Point(x: x + point.x, y: y + point.y))
      }
    }
  }

  let node: NodeID
  let part: Part
  let tree: LayoutTree

  init(_ part: Part, of node: NodeID, in tree: LayoutTree) {
    self.part = part
    self.node = node
    self.tree = tree
  }

  /// Whether both name the same place.
  func isSame(as other: AnchorValue) -> Bool {
    if self === other { return true }
    return part == other.part && tree.frame(of: node) == other.tree.frame(of: other.node)
  }
}
