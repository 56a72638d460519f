import Explanation
import LayoutEngine
import Markup

/// What sticks out of the view around it, was moved after layout, or is clipped away.
struct OverflowLayer {
  let scene: Scene

  /// A side that sticks out.
  private struct Mark {
    var node: NodeID
    var side: String
    /// By how much, in points.
    var over: Double
    var from: Point
    var to: Point

    /// What its pill says, in fewer words where all pills need them.
    func text(isShort: Bool) -> String { LengthText.length(over) + (isShort ? " " : " past the ") + side }
  }

  /// The pills above the picture, each near its side and none over another.
  private struct PillRow {
    private var pills: [(box: Box, text: String)] = []
    private static let gap = 6.0

    init(_ marks: [Mark], from left: Double, to right: Double) {
      let words = [false, true].map { isShort in marks.map { $0.text(isShort: isShort) } }
      let texts = PillRow.width(of: words[0]) <= right - left ? words[0] : words[1]
      var taken = left
      for (index, mark) in marks.enumerated() {
        let width = PillRow.width(of: texts[index])
        let following = index + 1 < texts.count ? PillRow.width(of: Array(texts[(index + 1)...])) + PillRow.gap : 0
        let x = max(taken, min(mark.from.x - width / 2, right - following - width))
        pills.append((Box(x: x, y: 0, width: width, height: 18), texts[index]))
        taken = x + width + PillRow.gap
      }
    }

    func elements(_ index: Int, top: Double) -> [Element] {
      let (box, text) = pills[index]
      let pill = Box(x: box.minX, y: top, width: box.width, height: box.height)
      return [
        .rectangle(pill, cornerX: 9, cornerY: 9, classes: "area ink pill"),
        .label(text, x: pill.midX, y: top + 13, style: .number, color: "page", anchor: .middle),
      ]
    }

    private static func width(of text: String) -> Double { LabelStyle.number.width(of: text) + 16 }

    private static func width(of texts: [String]) -> Double {
      texts.reduce(-gap) { $0 + width(of: $1) + gap }
    }
  }

  private static let smallest = 0.5

  /// Draws everything.
  ///
  /// - Parameter top: where pills may stand, above the picture.
  func draw(on sheet: inout Sheet, top: Double) {
    for id in subtree { sheet.elements += moved(id) + clipped(id) }
    drawMarks(on: &sheet, top: top)
  }

  /// Whether pills need room above the picture.
  var hasPills: Bool { !marks.isEmpty }

  /// The subject and what is inside it, as far as a picture of it can show.
  private var subtree: [NodeID] {
    var found: [NodeID] = []
    var waiting = [scene.subject.node]
    while let id = waiting.popLast(), found.count < 200 {
      guard let node = scene.record.node(id), node.isPlaced else { continue }
      found.append(id)
      waiting += node.children.reversed()
    }
    return found
  }

  private var marks: [Mark] {
    let chain = scene.subject.chain
    var pairs = zip(chain, chain.dropFirst()).map { ($0, $1) }
    pairs += scene.subject.children.map { (scene.subject.node, $0) }
    // Of several views that stick out on one side the farthest is marked.
    var marks: [Mark] = []
    for (outer, inner) in pairs {
      guard let parent = scene.record.node(outer), let child = scene.record.node(inner), child.drawn == nil,
        !["offset", "position", "ScrollView"].contains(parent.info.name)
      else { continue }
      for mark in OverflowLayer.marks(parent, child, scene) {
        if let index = marks.firstIndex(where: { $0.side == mark.side }) {
          if mark.over > marks[index].over { marks[index] = mark }
        } else {
          marks.append(mark)
        }
      }
    }
    return marks
  }

  private static func marks(_ parent: Trace.Node, _ child: Trace.Node, _ scene: Scene) -> [Mark] {
    let (outer, inner, box) = (parent.frame, child.frame, scene.space.box(of: child.frame))
    guard box.isDrawable else { return [] }
    let away = Scene.outset + 2
    let sides: [(over: Double, word: String, from: Point, to: Point)] = [
      (
        outer.minX - inner.minX, "left", Point(x: box.minX - away, y: box.minY), Point(x: box.minX - away, y: box.maxY)
      ),
      (
        inner.maxX - outer.maxX, "right", Point(x: box.maxX + away, y: box.minY),
        Point(x: box.maxX + away, y: box.maxY)
      ),
      (outer.minY - inner.minY, "top", Point(x: box.minX, y: box.minY - away), Point(x: box.maxX, y: box.minY - away)),
      (
        inner.maxY - outer.maxY, "bottom", Point(x: box.minX, y: box.maxY + away),
        Point(x: box.maxX, y: box.maxY + away)
      ),
    ]
    return sides.compactMap { side in
      guard side.over > smallest, side.over < 1e6 else { return nil }
      return Mark(node: child.id, side: side.word, over: side.over, from: side.from, to: side.to)
    }
  }

  /// Every side that sticks out has its edge marked; the pills stand in one row, in the order of their sides.
  private func drawMarks(on sheet: inout Sheet, top: Double) {
    let room = scene.space.box.inset(-12)
    let shown = marks.sorted { $0.from.x < $1.from.x }.map { mark in
      var mark = mark
      (mark.from, mark.to) = (held(mark.from, room), held(mark.to, room))
      return mark
    }
    .filter { max($0.to.x - $0.from.x, $0.to.y - $0.from.y) > 4 }
    let pills = PillRow(shown, from: sheet.margin, to: sheet.width - sheet.margin)
    for (index, mark) in shown.enumerated() {
      let elements = edge(of: mark) + pills.elements(index, top: top)
      sheet.elements.append(.group(Element.Group(classes: "overflow", node: mark.node, elements: elements)))
    }
  }

  private func edge(of mark: Mark) -> [Element] {
    let box = Box(from: mark.from, to: mark.to).inset(-2)
    guard scene.ink.isFree(box) else { return [] }
    let path = Sign.zigzag(mark.from, mark.to)
    let casing: [Element] = scene.needsCasing(box, .ink) ? [.path(path, classes: "casing")] : []
    return casing + [.path(path, classes: "line ink zigzag")]
  }

  private func held(_ point: Point, _ room: Box) -> Point {
    Point(x: min(max(point.x, room.minX), room.maxX), y: min(max(point.y, room.minY), room.maxY))
  }

  /// A ghost of the frame and an arrow to where the view is drawn.
  private func moved(_ id: NodeID) -> [Element] {
    guard let node = scene.record.node(id), let effect = node.effect, !effect.isIdentity,
      let childID = node.children.first, let child = scene.record.node(childID)
    else { return [] }
    let (from, to) = (scene.space.box(of: child.frame), scene.space.box(of: child.drawn ?? child.frame))
    guard from.isDrawable, to.isDrawable, from != to else { return [] }
    var elements = scene.outline(from.inset(-Scene.outset), classes: "ink moved", color: .ink)
    let (start, end) = (Point(x: from.midX, y: from.midY), Point(x: to.midX, y: to.midY))
    if max((start.x - end.x).magnitude, (start.y - end.y).magnitude) > 6 {
      elements += scene.line(start, end, classes: "ink moved", color: .ink)
    }
    return elements.isEmpty ? [] : [.group(Element.Group(classes: "drawn-elsewhere", node: id, elements: elements))]
  }

  /// A faint ghost of what a clip takes away, with scissors on its edge.
  private func clipped(_ id: NodeID) -> [Element] {
    guard let node = scene.record.node(id), case .clip = node.info.appearance, let box = scene.box(of: id),
      let inner = node.children.first.flatMap({ scene.box(of: $0) }), !box.inset(-1).contains(inner)
    else { return [] }
    var elements = scene.outline(inner.inset(-Scene.outset), classes: "ink clipped", color: .ink)
    let center = Point(x: min(inner.maxX, scene.space.box.maxX) - 14, y: inner.minY - Scene.outset)
    if scene.ink.isFree(Box(x: center.x - 8, y: center.y - 6, width: 16, height: 12)) {
      elements += Sign.scissors(at: center)
    }
    return elements.isEmpty ? [] : [.group(Element.Group(classes: "clipping", node: id, elements: elements))]
  }
}
