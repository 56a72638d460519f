package import LayoutEngine

/// The views of a lazy container that SwiftUI would not have made yet; the engine lays out many of them.
///
/// Source: Apple, “Creating performant scrollable stacks”: a lazy stack makes its views as they come into sight.
extension IndexedTrace {
  private static let lazyContainers = ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]

  /// How many children of a lazy container are outside the scroll views around it, as a sentence.
  ///
  /// - Parameter node: the container.
  /// - Returns: `nil` for other views, and where all are in sight.
  package func outOfSight(of node: Trace.Node) -> String? {
    guard IndexedTrace.lazyContainers.contains(node.info.name), !node.info.isPart,
      let area = visibleArea(around: node)
    else { return nil }
    let remaining = remainingViews(in: node)
    let made = sharingChildren(of: node).compactMap { self.node($0) }.filter { $0.info.remainingRows == 0 }
    let count =
      remaining
      + made.lazy.map { $0.frame }.count { frame in
        frame.minX >= area.maxX || frame.maxX <= area.minX || frame.minY >= area.maxY || frame.maxY <= area.minY
      }
    guard count > 0 else { return nil }
    let start = "\(count) of its \(made.count + remaining) children "
    return start
      + (count == 1
        ? "is out of sight: SwiftUI makes it as it scrolls into view, and estimates its length until then."
        : "are out of sight: SwiftUI makes them as they scroll into view, and estimates their lengths until then.")
  }
}
