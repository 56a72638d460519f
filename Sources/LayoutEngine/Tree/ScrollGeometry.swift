/// Where the content of a scroll view stands, as `onScrollGeometryChange` sees it.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled; before its start, as over a margin, it is negative.
  public let contentOffset: Point
  /// The content's size, without the margins around it.
  public let contentSize: Size
  /// The margins around the content.
  public let contentInsets: Insets
  /// The scroll view's size.
  public let containerSize: Size

  /// The part of the content that is in the scroll view, in the content's coordinates.
  public var bounds: Rect { Rect(origin: contentOffset, size: containerSize) }
}

extension LayoutTree {
  /// The geometry of the first scroll view at a node or inside it; asked after the layout.
  ///
  /// - Returns: `nil` where there is no scroll view.
  public func scrollGeometry(in node: NodeID) -> ScrollGeometry? {
    var waiting = [node]
    while let next = waiting.popLast() {
      if case .scrollView(let index) = rule(of: next.index), let content = children(of: next).first {
        let (outer, inner) = (frame(of: next), frame(of: content))
        return ScrollGeometry(
          contentOffset: outer.origin - inner.origin, contentSize: inner.size,
          contentInsets: scrollViews[Int(index)].margins, containerSize: outer.size)
      }
      waiting.append(contentsOf: children(of: next).reversed())
    }
    return nil
  }
}
