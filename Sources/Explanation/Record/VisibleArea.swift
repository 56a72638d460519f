public import LayoutEngine

extension IndexedTrace {
  /// The part of the container that the root was proposed, in points; the rest is the safe area's insets.
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

  /// Where a scroll view shows its content, in points: in its frame, and behind the bars and in the safe area that its
  /// frame reaches.
  public func viewport(of node: Trace.Node) -> Rect { node.viewport ?? node.frame }

  /// The area in which the scroll views around a node show their content, in points; `nil` where there is none.
  public func visibleArea(around node: Trace.Node) -> Rect? {
    var area: Rect?
    for outer in path(to: node.id).dropLast() where outer.info.appearance == .viewport {
      let viewport = viewport(of: outer)
      area = area.map { IndexedTrace.intersection($0, viewport) } ?? viewport
    }
    return area
  }

  /// Whether a view, or something between it and a node inside it, hides what lies outside its frame: a scroll view with
  /// `scrollClipDisabled` does not.
  func clips(_ node: Trace.Node, in outer: Trace.Node) -> Bool {
    path(to: node.id).dropLast().drop { $0.id != outer.id }.contains { around in
      if case .clip = around.info.appearance { true } else { around.info.appearance == .viewport }
    }
  }

  private static func intersection(_ a: Rect, _ b: Rect) -> Rect {
    let (x, y) = (max(a.minX, b.minX), max(a.minY, b.minY))
    return Rect(x: x, y: y, width: max(0, min(a.maxX, b.maxX) - x), height: max(0, min(a.maxY, b.maxY) - y))
  }
}
