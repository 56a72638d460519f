import LayoutEngine

extension IndexedTrace {
  /// How many subviews a lazy container has not made and takes to be as long as the others on average.
  func remainingViews(in node: Trace.Node) -> Int {
    node.children.reduce(0) { $0 + (self.node($1)?.info.remainingViews ?? 0) }
  }
}
