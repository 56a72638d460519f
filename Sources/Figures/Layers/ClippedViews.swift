import Explanation
import LayoutEngine
import Markup

/// Clipped views: faint ghosts with scissors on their edges. Of many that are clipped alike only one has a ghost, if
/// the legend can state the number of the others.
struct ClippedViews {
  /// A ghost with its scissors, where there is room for them.
  struct Ghost {
    fileprivate let frame: Box
    fileprivate let inner: Box
    fileprivate let hasScissors: Bool
    let element: Element

    /// Whether the same amount is clipped at the same sides of a frame of the same size.
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
    /// How many ghosts are not shown.
    var hidden = 0
  }

  /// The class of the scissors.
  static let scissors = "scissors"

  private let scene: Scene
  private let lines: ClippedLines
  private(set) var runs: [Run] = []

  /// If more than this many are alike, only one is shown.
  private static let mostAlike = 3

  /// - Parameter nodes: the views that may be clipped.
  init(scene: Scene, _ nodes: [Trace.Node]) {
    self.scene = scene
    lines = ClippedLines(scene)
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
    guard let box = scene.box(of: node.id), let inner = lines.clipped(by: node) else { return nil }
    let line = lines.line(around: inner)
    let outline = scene.outline(
      line, classes: "ink clipped", color: .ink, within: lines.roomOnCanvas, besides: siblings(of: node, box))
    let scissors = scissors(on: line)
    guard !outline.isEmpty || !scissors.isEmpty else { return nil }
    return Ghost(
      frame: box, inner: inner, hasScissors: !scissors.isEmpty,
      element: .group(Element.Group(classes: "clipping", node: node.id, elements: outline + scissors)))
  }

  /// The other children of the subject: a ghost that covers one of them would seem to belong to it.
  private func siblings(of node: Trace.Node, _ frame: Box) -> [Box] {
    guard scene.subject.kind == .container else { return [] }
    let path = scene.record.path(to: node.id)
    return scene.subject.children.filter { child in !path.contains { $0.id == child } }
      .compactMap { scene.box(of: $0) }.filter { !$0.inset(0.5).overlaps(frame) }
      .map { $0.inset(-Scene.outset) }
  }

  /// Scissors on the upper edge of a clipped view, if they are in the picture and stand out.
  private func scissors(on line: Box) -> [Element] {
    let center = Point(x: min(line.maxX - Scene.outset, scene.space.box.maxX) - 14, y: line.minY)
    let around = Box(x: center.x - 8, y: center.y - 6, width: 16, height: 12)
    // Scissors have no rim of the page's colour to stand out from their background.
    guard lines.roomOfScissors.contains(around), scene.ink.isFree(around), !scene.needsCasing(around, .ink)
    else { return [] }
    return [.group(Element.Group(classes: ClippedViews.scissors, elements: Sign.scissors(at: center)))]
  }
}
