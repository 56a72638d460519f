import Explanation
import LayoutEngine

/// The effects on a view and the views inside it as they are drawn: siblings with the same effects and layout look
/// alike.
struct DrawnForm {
  /// The effects without their places on the screen, and the places of views relative to their frames.
  private var parts: [Double] = []

  /// Views that are nested deeper are not compared.
  private static let deepest = 6

  init(_ id: NodeID, _ record: IndexedTrace) { add(id, record, depth: 0) }

  /// Whether the effects look the same.
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
