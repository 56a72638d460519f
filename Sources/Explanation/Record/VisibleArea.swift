public import LayoutEngine

extension IndexedTrace {
  /// What of the container the root was proposed, in points: the rest is the safe area's insets.
  ///
  /// - Returns: `nil` where the root was proposed no size, or not less than the container has.
  public var safeArea: Rect? {
    guard let root, let proposal = finalProposal(of: root.id), let width = proposal.width, let height = proposal.height,
      width > 0, height > 0
    else { return nil }
    let container = trace.container
    guard width < container.width - 0.5 || height < container.height - 0.5 else { return nil }
    return Rect(x: root.frame.midX - width / 2, y: root.frame.midY - height / 2, width: width, height: height)
  }

  /// Where a scroll view shows its content, in points: in its frame, and in the safe area that its frame reaches.
  public func viewport(of node: Trace.Node) -> Rect {
    guard let safe = safeArea else { return node.frame }
    let (frame, container) = (node.frame, trace.container)
    let left = frame.minX <= safe.minX + 0.5 ? min(0, frame.minX) : frame.minX
    let right = frame.maxX >= safe.maxX - 0.5 ? max(container.width, frame.maxX) : frame.maxX
    let top = frame.minY <= safe.minY + 0.5 ? min(0, frame.minY) : frame.minY
    let bottom = frame.maxY >= safe.maxY - 0.5 ? max(container.height, frame.maxY) : frame.maxY
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What shows of a node through the scroll views around it, in points; `nil` where none is around it.
  public func visibleArea(around node: Trace.Node) -> Rect? {
    var area: Rect?
    for outer in path(to: node.id).dropLast() where outer.info.appearance == .viewport {
      let viewport = viewport(of: outer)
      area = area.map { IndexedTrace.intersection($0, viewport) } ?? viewport
    }
    return area
  }

  private static func intersection(_ a: Rect, _ b: Rect) -> Rect {
    let (x, y) = (max(a.minX, b.minX), max(a.minY, b.minY))
    return Rect(x: x, y: y, width: max(0, min(a.maxX, b.maxX) - x), height: max(0, min(a.maxY, b.maxY) - y))
  }
}
