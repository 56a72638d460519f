public import LayoutEngine

extension IndexedTrace {
  /// Whether a reader can see anything of a view: neither it nor a view around it is hidden or wholly transparent, and it
  /// does not lie beyond what a clip or a scroll view around it shows.
  public func canBeSeen(_ node: Trace.Node) -> Bool {
    var shown: Rect?
    for around in path(to: node.id) {
      let frame = around.drawn ?? around.frame
      if let shown, shown.isEmpty || frame.intersection(shown) == nil { return false }
      switch around.info.appearance {
      case .opacity(let opacity) where opacity <= 0: return false
      case .clip: shown = frame
      case .viewport: shown = around.viewport ?? frame
      default: continue
      }
    }
    return true
  }
}

extension Rect {
  fileprivate var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}
