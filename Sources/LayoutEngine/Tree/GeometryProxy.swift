/// What a view can learn about its place, in a `GeometryReader`'s closure, `onGeometryChange` or `visualEffect`.
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

  /// How a coordinate space is named in a question for a view's frame.
  public enum SpaceName: Sendable, Equatable {
    case named(String)
    /// The nearest scroll view, or the nearest that scrolls along an axis.
    case scrollView(Axis?)
  }

  /// A view whose coordinates have a name.
  struct NamedSpace {
    /// `nil` for a scroll view without a name.
    var name: String?
    /// The axes that a scroll view scrolls.
    var scrolls: [Axis]
    var frame: Rect
    /// How the container's coordinates are drawn around that view.
    var drawing: Transform
  }

  /// The view's layout size.
  public var size: Size { frame.size }
  /// The smallest rectangle around the drawn view, in the coordinates of the whole container.
  public var globalFrame: Rect { drawing.boundingBox(of: frame) }

  /// The smallest rectangle around the view in a named space, with all effects between the two; `nil` when no view
  /// around it has a space of that name. A space that is drawn without an extent has no coordinates.
  ///
  /// A scroll view's own space begins at its frame's corner; whether content insets move it was not measured.
  public func frame(in name: SpaceName) -> Rect? {
    guard let space = space(name) else { return nil }
    // Effects around both cancel out exactly, without rounding.
    if space.drawing == drawing { return Rect(origin: frame.origin - space.frame.origin, size: frame.size) }
    guard let inverse = space.drawing.inverse else { return Rect(origin: .zero, size: .zero) }
    let seen = inverse.after(drawing).boundingBox(of: frame)
    return Rect(origin: seen.origin - space.frame.origin, size: seen.size)
  }

  /// The frame of the view that a space belongs to, in this view's coordinates; `nil` where there is no such view.
  public func bounds(of name: SpaceName) -> Rect? {
    guard let space = space(name) else { return nil }
    guard let inverse = drawing.inverse else { return Rect(origin: .zero, size: .zero) }
    let seen = space.drawing == drawing ? space.frame : inverse.after(space.drawing).boundingBox(of: space.frame)
    return Rect(origin: seen.origin - frame.origin, size: seen.size)
  }

  private func space(_ name: SpaceName) -> NamedSpace? {
    switch name {
    case .named(let name): namedSpaces.first { $0.name == name }
    case .scrollView(nil): namedSpaces.first { !$0.scrolls.isEmpty }
    case .scrollView(let axis?): namedSpaces.first { $0.scrolls.contains(axis) }
    }
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
    if coordinateSpaces.isEmpty && scrollViews.isEmpty { return [] }
    var current: NodeID? = node
    while let ancestor = current {
      let (name, axes) = (coordinateSpaces[ancestor.rawValue], scrolledAxes(ancestor))
      // A scroll view is a space for what is inside it, not for itself.
      if name != nil || (!axes.isEmpty && ancestor != node) {
        let drawing = drawings[ancestor.rawValue] ?? .identity
        spaces.append(
          GeometryProxy.NamedSpace(name: name, scrolls: axes, frame: frame(ancestor), drawing: drawing))
      }
      current = parent(of: ancestor)
    }
    return spaces
  }

  private func scrolledAxes(_ node: NodeID) -> [Axis] {
    guard case .scrollView(let index) = rule(of: node.index) else { return [] }
    return Axis.allCases.filter { scrollViews[Int(index)].scrolls($0) }
  }

  /// The safe area around a node: as the nearest view above that changes it leaves it, or else the container's.
  func safeArea(around node: NodeID) -> SafeArea? {
    var current: NodeID? = node
    while let ancestor = current {
      if let area = safeAreas[ancestor.rawValue] { return area }
      current = parent(of: ancestor)
    }
    return nil
  }
}
