internal import LayoutEngine
internal import SwiftInterpreter

/// A view in a round's tree that lends its geometry or follows another's.
struct MatchedView {
  let match: GeometryMatch
  let node: NodeID
  /// The same in every round.
  let identity: Int
  let direction: LayoutDirection
}

extension TreeBuilder {
  /// After a layout: where the followed views are, for the next round.
  ///
  /// 1. Of several views that lend their geometry by the same key, the first that appears counts; SwiftUI leaves open
  ///    which.
  /// 2. A follower needs the other view's size, and the place of its anchor from the follower's own top leading corner.
  ///    Both are frames before effects that only change how a view is drawn.
  /// 3. Where that is something else than in the round before, another round is needed.
  ///
  /// - Returns: what has changed.
  func finishMatches() -> [StateChange] {
    guard matches.contains(where: { !$0.match.isSource }) else { return [] }
    var sources: [String: MatchedView] = [:]
    for match in matches where match.match.isSource && tree.appears(match.node) {
      if sources[match.match.key] == nil { sources[match.match.key] = match }
    }
    let memory = evaluator.preview.memory
    var changes: [StateChange] = []
    for follower in matches where !follower.match.isSource {
      let found = sources[follower.match.key].map { geometry(of: $0, from: follower) }
      let known = memory.followed[follower.identity]
      guard found != known else { continue }
      memory.followed[follower.identity] = found
      changes.append(
        StateChange(name: "matchedGeometryEffect", old: known?.spelled ?? "nil", new: found?.spelled ?? "nil"))
    }
    return changes
  }

  /// The other view's size, at its anchor.
  private func geometry(of source: MatchedView, from follower: MatchedView) -> Rect {
    let (frame, own) = (tree.frame(of: source.node), tree.frame(of: follower.node))
    let anchor = source.match.anchor
    var point = Point(x: frame.minX + anchor.x * frame.size.width, y: frame.minY + anchor.y * frame.size.height)
    point.x = follower.direction == .rightToLeft ? own.maxX - point.x : point.x - own.minX
    point.y -= own.minY
    return Rect(origin: point, size: frame.size)
  }
}

extension Rect {
  /// `40 × 40 at (90, 70)`
  var spelled: String {
    ArgumentText.number(size.width) + " × " + ArgumentText.number(size.height) + " at ("
      + ArgumentText.number(origin.x) + ", " + ArgumentText.number(origin.y) + ")"
  }
}
