import LayoutEngine

/// Whether the positions of a stack's children can only be understood from the line on which they are aligned: a
/// baseline, a guide that the author defines, or one that `alignmentGuide` moves. A plain middle or edge can be seen in
/// the frames.
public struct DecidingGuides: Sendable {
  /// Whether the line explains the positions.
  public let areFound: Bool

  private static let tolerance = 0.05

  /// - Parameters:
  ///   - record: the layout.
  ///   - subject: what a figure is about.
  public init(_ record: IndexedTrace, _ subject: Subject) {
    guard subject.kind == .container, let node = record.node(subject.node), !node.info.isPart,
      let guides = node.guides
    else {
      areFound = false
      return
    }
    // A spacer has no frame across its stack to align.
    let children = subject.children.compactMap { record.node($0) }.filter { !$0.isSpacer }
    areFound = Axis.allCases.contains { axis in
      guard let line = axis == .horizontal ? guides.x : guides.y else { return false }
      return !DecidingGuides.allowed(axis, of: node).contains { part in
        children.allSatisfy { child in
          let (start, length) = (child.frame.origin[axis], child.frame.size[axis])
          return (start + part * length - line).magnitude < DecidingGuides.tolerance
        }
      }
    }
  }

  /// The fractions of a child's length at which a plain guide may lie: that of the guide in the source, or any if the
  /// source names none of SwiftUI's. From right to left a leading guide lies at a view's end.
  private static func allowed(_ axis: Axis, of node: Trace.Node) -> [Double] {
    let words = node.info.arguments.split { " .,:()".contains($0) }.map { String($0) }
    guard words.contains("alignment") else { return [0.5] }
    let known: [(names: [String], parts: [Double])] =
      axis == .horizontal
      ? [
        (["leading", "topLeading", "bottomLeading"], [0, 1]), (["trailing", "topTrailing", "bottomTrailing"], [1, 0]),
        (["center", "top", "bottom"], [0.5]),
      ]
      : [
        (["top", "topLeading", "topTrailing"], [0]), (["bottom", "bottomLeading", "bottomTrailing"], [1]),
        (["center", "leading", "trailing"], [0.5]),
      ]
    let named = known.filter { $0.names.contains { words.contains($0) } }
    return named.count == 1 ? named[0].parts : [0, 0.5, 1]
  }
}
