public import LayoutEngine

extension IndexedTrace {
  /// Whether a reader can see anything of a view: neither it nor a view around it is hidden or wholly transparent, and it
  /// does not lie beyond the preview, or beyond what a clip or a scroll view around it shows.
  public func canBeSeen(_ node: Trace.Node) -> Bool {
    let preview = Rect(origin: .zero, size: trace.container)
    var shown = preview.isEmpty ? nil : preview
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
