import Explanation
import LayoutEngine

/// What is done to a view and to those inside it as they are drawn: siblings that agree in it and in their layout look
/// alike.
struct DrawnForm {
  /// The effects without the places that they have on the screen, and where views lie in the frames they are drawn from.
  private var parts: [Double] = []

  /// Views that are deeper inside are not looked at.
  private static let deepest = 6

  init(_ id: NodeID, _ record: IndexedTrace) { add(id, record, depth: 0) }

  /// Whether the same is done, as far as one can see.
  func isLike(_ other: DrawnForm) -> Bool {
    parts.count == other.parts.count && zip(parts, other.parts).allSatisfy { ($0 - $1).magnitude < 0.01 }
  }

  private mutating func add(_ id: NodeID, _ record: IndexedTrace, depth: Int) {
    guard depth < DrawnForm.deepest, let node = record.node(id) else { return }
    if let effect = node.effect { parts += [effect.a, effect.b, effect.c, effect.d] }
    if record.drawsElsewhere(node) || node.isOutlineEffect,
      let child = node.children.first.flatMap({ record.node($0) })
    {
      parts += [child.frame.minX - node.frame.minX, child.frame.minY - node.frame.minY]
    }
    for child in node.children.prefix(8) { add(child, record, depth: depth + 1) }
  }
}
