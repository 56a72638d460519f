import Explanation
import LayoutEngine
import Markup

/// Ghosts of frames: of views that are drawn away from where they were laid out, and of clipped views.
struct GhostLayer {
  let scene: Scene

  private static let most = 200

  /// Draws the ghosts; the legend states how many more a ghost stands for.
  func draw(on sheet: inout Sheet) {
    let nodes = views
    sheet.elements += moved(nodes)
    for run in ClippedViews(scene: scene, nodes).runs {
      sheet.elements += run.shown.map { $0.element }
      guard run.hidden > 0 else { continue }
      // A screen with very many views is not searched to its end.
      let words = nodes.count < GhostLayer.most ? "\(run.hidden) more like it" : "more like it"
      sheet.additions[.clipped] = ", and " + (sheet.additions[.clipped] == nil ? words : "more like them")
    }
  }

  /// The subject and the views inside it, as far as a picture can show them. Hidden views have no ghosts.
  private var views: [Trace.Node] {
    var found: [Trace.Node] = []
    var waiting = [scene.subject.node]
    while let id = waiting.popLast(), found.count < GhostLayer.most {
      guard let node = scene.record.node(id), node.isPlaced, !node.isTransparent else { continue }
      found.append(node)
      waiting += node.children.reversed()
    }
    return found
  }

  /// The box around the lines of clipped views, as far as they may reach outside the picture.
  var clippedBox: Box? { ClippedLines(scene).box(around: views) }

  // MARK: - Drawn elsewhere

  /// Where a view was laid out and where it is drawn.
  private struct Move {
    var node: Trace.Node
    var from: Box
    var to: Box

    var way: Point { Point(x: to.midX - from.midX, y: to.midY - from.midY) }
    var length: Double { (way.x * way.x + way.y * way.y).squareRoot() }
    /// Whether the view is only moved.
    var keepsSize: Bool { (from.width - to.width).magnitude < 0.5 && (from.height - to.height).magnitude < 0.5 }
  }

  /// Displacements of views drawn away from their frames; those inside a displaced view are shown in that view's own
  /// figure, as here they would lie across the views that cover them.
  private func moves(_ nodes: [Trace.Node]) -> [Move] {
    let moves = nodes.compactMap { move(of: $0) }
    let moved = Set(moves.map { $0.node.id })
    return moves.filter { move in
      var outer = scene.record.parent(of: move.node)
      while let node = outer, !moved.contains(node.id), node.id != scene.subject.node {
        outer = scene.record.parent(of: node)
      }
      return outer.map { !moved.contains($0.id) } ?? true
    }
  }

  /// Ghosts of the frames of views that are drawn elsewhere, and arrows to there.
  private func moved(_ nodes: [Trace.Node]) -> [Element] {
    var drawn: [Move] = []
    return moves(nodes).sorted { $0.length > $1.length }.flatMap { move -> [Element] in
      let alike = drawn.filter { $0.from == move.from }
      drawn.append(move)
      // Of views displaced from one place in one direction the farthest has the arrow; a view that turns or grows has
      // none.
      let isFarthest = !alike.contains { $0.way.x * move.way.x + $0.way.y * move.way.y > 0 }
      let parts = [
        ("ghost", alike.isEmpty ? ghost(of: move) : []), ("way", isFarthest && move.keepsSize ? arrow(move) : []),
      ]
      let elements = parts.filter { !$0.1.isEmpty }
        .map { Element.group(Element.Group(classes: $0.0, elements: $0.1)) }
      return elements.isEmpty
        ? [] : [.group(Element.Group(classes: "drawn-elsewhere", node: move.node.id, elements: elements))]
    }
  }

  /// How a modifier displaces its view; nested modifiers count as one displacement.
  private func move(of node: Trace.Node) -> Move? {
    let record = scene.record
    guard record.drawsElsewhere(node) else { return nil }
    let isOutermost = node.id == scene.subject.node || !(record.parent(of: node).map(record.drawsElsewhere) ?? false)
    guard isOutermost else { return nil }
    var inner = node
    while record.drawsElsewhere(inner), let next = inner.children.first.flatMap({ scene.record.node($0) }) {
      inner = next
    }
    let (from, to) = (scene.space.box(of: node.drawn ?? node.frame), scene.space.box(of: inner.drawn ?? inner.frame))
    let move = Move(node: node, from: from, to: to)
    // A circle that is turned covers the same area.
    return from.isDrawable && to.isDrawable && (move.length >= 0.5 || !move.keepsSize) ? move : nil
  }

  private func ghost(of move: Move) -> [Element] {
    guard !hasLine(move.node, move.from) else { return [] }
    // A view that was only moved is in front of its ghost.
    return scene.outline(
      move.from.inset(-Scene.outset), classes: "ink moved", color: .ink, besides: move.keepsSize ? [move.to] : [],
      passing: .drawnElsewhere)
  }

  /// Whether another line is drawn around a frame already.
  private func hasLine(_ node: Trace.Node, _ frame: Box) -> Bool {
    if PictureFrame.showsChain(scene.subject, scene.options) { return scene.subject.chain.contains(node.id) }
    return scene.node.map { scene.space.box(of: $0.frame) == frame } ?? false
  }

  /// An arrow along the displacement of a frame's middle, if it does not cover a text or a picture.
  private func arrow(_ move: Move) -> [Element] {
    guard move.length >= GhostLayer.shortestArrow else { return [] }
    let (from, way) = (move.from, move.way)
    // A view that moves away leaves the corner behind it free.
    let behind = { (length: Double) in length.magnitude < 1 ? 0.5 : length > 0 ? 0.0 : 1 }
    let corner = (behind(way.x), behind(way.y))
    let places = [corner, (0.5, 0.5), (1 - corner.0, 1 - corner.1), (corner.0, 1 - corner.1), (1 - corner.0, corner.1)]
    for (across, down) in places {
      let start = Point(x: from.minX + across * from.width, y: from.minY + down * from.height)
      let end = Point(x: start.x + way.x, y: start.y + way.y)
      guard scene.space.box.contains(Box(from: start, to: end)),
        let way = scene.ink.clear(start, end).first(where: { isMost(of: move, from: $0.from, to: $0.to) })
      else { continue }
      return arrow(way.from, way.to)
    }
    return []
  }

  private static let shortestArrow = 8.0

  /// Whether an arrow that is shortened by what is drawn at its ends still shows where the view went.
  private func isMost(of move: Move, from start: Point, to end: Point) -> Bool {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length >= GhostLayer.shortestArrow && length >= move.length / 2
  }

  private func arrow(_ start: Point, _ end: Point) -> [Element] {
    let head = Arrowhead.triangle(from: start, to: end)
    let base = Point(x: (head[0].x + head[2].x) / 2, y: (head[0].y + head[2].y) / 2)
    let path = PathData(head, closed: true)
    let box = Box(from: head[0], to: head[2]).union(Box(from: end, to: end))
    let casing: [Element] = scene.needsCasing(box.inset(-1), .ink) ? [.path(path, classes: "casing broad")] : []
    return scene.line(start, base, classes: "ink moved", color: .ink) + casing + [.path(path, classes: "area ink")]
  }
}

extension Trace.Node {
  /// Whether neither it nor anything inside it is drawn.
  fileprivate var isTransparent: Bool {
    if case .opacity(let opacity) = info.appearance { opacity <= 0 } else { false }
  }
}
