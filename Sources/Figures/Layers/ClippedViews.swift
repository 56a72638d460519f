import Explanation
import LayoutEngine
import Markup

/// What is clipped away: faint ghosts with scissors on their edges. Of many that are clipped alike one has a ghost, where
/// the legend can tell that the others are.
struct ClippedViews {
  /// A ghost with its scissors, where there is room for them.
  struct Ghost {
    fileprivate let frame: Box
    fileprivate let inner: Box
    fileprivate let hasScissors: Bool
    let element: Element

    /// Whether as much is clipped away at the same sides of a frame of the same size.
    fileprivate func isLike(_ other: Ghost) -> Bool {
      let hair = 0.5
      return [
        frame.width - other.frame.width, frame.height - other.frame.height, inner.width - other.inner.width,
        inner.height - other.inner.height, (inner.minX - frame.minX) - (other.inner.minX - other.frame.minX),
        (inner.minY - frame.minY) - (other.inner.minY - other.frame.minY),
      ].allSatisfy { $0.magnitude < hair }
    }
  }

  /// Ghosts that are alike.
  struct Run {
    var shown: [Ghost]
    /// How many are not shown.
    var hidden = 0
  }

  private let scene: Scene
  private(set) var runs: [Run] = []

  /// More than so many alike are shown once.
  private static let mostAlike = 3

  /// - Parameter nodes: the views that may be clipped.
  init(scene: Scene, _ nodes: [Trace.Node]) {
    self.scene = scene
    for ghost in nodes.compactMap({ self.ghost($0) }) {
      if let index = runs.firstIndex(where: { $0.shown[0].isLike(ghost) }) {
        runs[index].shown.append(ghost)
      } else {
        runs.append(Run(shown: [ghost]))
      }
    }
    guard scene.options.layers.contains(.legend), scene.options.stage == nil else { return }
    for (index, run) in runs.enumerated() where run.shown.count > ClippedViews.mostAlike {
      let example = run.shown.first { $0.hasScissors } ?? run.shown[0]
      runs[index] = Run(shown: [example], hidden: run.shown.count - 1)
    }
  }

  private func ghost(_ node: Trace.Node) -> Ghost? {
    guard case .clip = node.info.appearance, let box = scene.box(of: node.id),
      let drawn = node.children.first.flatMap({ DrawnExtent(of: $0, hasGhosts: false, scene.record).rect }),
      case let inner = scene.space.box(of: drawn), inner.isDrawable, !box.inset(-1).contains(inner)
    else { return nil }
    let outline = scene.outline(inner.inset(-Scene.outset), classes: "ink clipped", color: .ink)
    let scissors = scissors(inner)
    guard !outline.isEmpty || !scissors.isEmpty else { return nil }
    return Ghost(
      frame: box, inner: inner, hasScissors: !scissors.isEmpty,
      element: .group(Element.Group(classes: "clipping", node: node.id, elements: outline + scissors)))
  }

  /// Scissors on the upper edge of what is clipped, where they stand out and lie in the picture.
  private func scissors(_ inner: Box) -> [Element] {
    let center = Point(x: min(inner.maxX, scene.space.box.maxX) - 14, y: inner.minY - Scene.outset)
    let around = Box(x: center.x - 8, y: center.y - 6, width: 16, height: 12)
    // Scissors have no rim of the page's colour to stand out from what lies behind them.
    guard scene.space.box.inset(-Scene.outset - 6).contains(around), scene.ink.isFree(around),
      !scene.needsCasing(around, .ink)
    else { return [] }
    return Sign.scissors(at: center)
  }
}
