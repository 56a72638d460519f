/// What a view can ask about the place it has: a `GeometryReader`'s closure, `onGeometryChange`, `visualEffect`.
public struct GeometryProxy {
  /// The view's layout frame in the container's coordinates.
  public let frame: Rect
  /// How the container's coordinates are drawn around the view.
  let drawing: Transform
  /// How far the safe area's edges lie inside the container's, where the view touches them.
  public let safeAreaInsets: Insets
  /// The named coordinate spaces around the view, the nearest first.
  let namedSpaces: [NamedSpace]
  /// Where a node has been placed by now, in the container's coordinates; zero for one that has not been.
  public let placedFrame: (NodeID) -> Rect

  /// A view whose coordinates have a name.
  struct NamedSpace {
    var name: String
    var frame: Rect
    /// How the container's coordinates are drawn around that view.
    var drawing: Transform
  }

  /// The view's layout size.
  public var size: Size { frame.size }
  /// The smallest rectangle around the drawn view, in the coordinates of the whole container.
  public var globalFrame: Rect { drawing.boundingBox(of: frame) }

  /// The smallest rectangle around the view in a named space, with all effects between the two; `nil` when no view
  /// around it has a space of that name. A space that is drawn without an extent holds nothing.
  public func frame(in name: String) -> Rect? {
    guard let space = namedSpaces.first(where: { $0.name == name }) else { return nil }
    // Effects around both cancel out, and that without a rounding.
    if space.drawing == drawing { return Rect(origin: frame.origin - space.frame.origin, size: frame.size) }
    guard let inverse = space.drawing.inverse else { return Rect(origin: .zero, size: .zero) }
    let seen = inverse.after(drawing).boundingBox(of: frame)
    return Rect(origin: seen.origin - space.frame.origin, size: seen.size)
  }
}

extension LayoutTree {
  /// The geometry of a node as a reader in its place would see it; asked after the layout.
  public func geometry(of node: NodeID) -> GeometryProxy {
    let frame = frame(of: node)
    return GeometryProxy(
      frame: frame, drawing: drawings[node.rawValue] ?? .identity,
      safeAreaInsets: safeArea(around: node)?.insets(of: frame) ?? .zero,
      namedSpaces: namedSpaces(around: node) { self.frame(of: $0) }, placedFrame: { self.frame(of: $0) })
  }

  func namedSpaces(around node: NodeID, _ frame: (NodeID) -> Rect) -> [GeometryProxy.NamedSpace] {
    var spaces: [GeometryProxy.NamedSpace] = []
    var current: NodeID? = node
    while !coordinateSpaces.isEmpty, let ancestor = current {
      if let name = coordinateSpaces[ancestor.rawValue] {
        let drawing = drawings[ancestor.rawValue] ?? .identity
        spaces.append(GeometryProxy.NamedSpace(name: name, frame: frame(ancestor), drawing: drawing))
      }
      current = parent(of: ancestor)
    }
    return spaces
  }

  /// The safe area around a node: what the nearest view above it left that changed it, or the container's.
  private func safeArea(around node: NodeID) -> SafeArea? {
    var current: NodeID? = node
    while let ancestor = current {
      if let area = safeAreas[ancestor.rawValue] { return area }
      current = parent(of: ancestor)
    }
    return nil
  }
}
