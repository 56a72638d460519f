import Explanation
import LayoutEngine
import Markup

/// A pair of arrows between a parent's name above the picture and its child: the proposal down, the answer back up.
struct ArrowLayer {
  let scene: Scene

  /// The room the name and the arrows need above the picture.
  static let height = 84.0

  func draw(_ child: NodeID, on sheet: inout Sheet, top: Double) {
    guard let box = scene.box(of: child), let node = scene.record.node(child),
      let proposal = scene.record.finalProposal(of: child), let parent = scene.record.parent(of: node)
    else { return }
    let shown = box.intersection(scene.space.box)
    let name = LabelStyle.name.shortened(NodeName.name(of: parent), room: sheet.width - 120)
    let width = LabelStyle.name.width(of: name) + 24
    let x = min(max(shown.midX, sheet.margin + width / 2), sheet.width - sheet.margin - width / 2)
    let pill = Box(x: x - width / 2, y: top, width: width, height: 24)
    var elements: [Element] = [
      .rectangle(pill, cornerX: 5, cornerY: 5, classes: "area ink pill"),
      .label(name, x: pill.midX, y: top + 16, style: .name, color: "page", anchor: .middle),
    ]
    let distance = min(14, max(4, shown.width / 4))
    let end = shown.minY - Scene.outset - 3
    let (down, up) = (x - distance, x + distance)
    elements += ArrowLayer.proposal(Point(x: down, y: pill.maxY + 2), Point(x: down, y: end), scene)
    elements += ArrowLayer.answer(Point(x: up, y: end), Point(x: up, y: pill.maxY + 2), scene)
    let (question, answer) = ("? " + LengthText.proposal(proposal), "= " + LengthText.size(node.frame.size))
    elements += labels(question, answer, left: down - 8, right: up + 8, y: pill.maxY + 20, sheet)
    sheet.elements.append(
      .group(Element.Group(classes: "call", node: child, call: scene.services.call(for: child), elements: elements)))
  }

  /// The two numbers, each beside its arrow; both on one side where the canvas ends.
  private func labels(
    _ question: String, _ answer: String, left: Double, right: Double, y: Double, _ sheet: Sheet
  ) -> [Element] {
    let widths = (LabelStyle.number.width(of: question), LabelStyle.number.width(of: answer))
    let fitsLeft = left - widths.0 >= sheet.margin
    let fitsRight = right + widths.1 <= sheet.width - sheet.margin
    let isBelow = !fitsLeft || !fitsRight
    return [
      .label(
        question, x: fitsLeft ? left : right, y: y, style: .number, color: "proposal",
        anchor: fitsLeft ? .end : .start, width: widths.0),
      .label(
        answer, x: fitsRight ? right : left, y: isBelow ? y + 16 : y, style: .number, color: "answer",
        anchor: fitsRight ? .start : .end, width: widths.1),
    ]
  }

  /// A dashed line with an open head.
  static func proposal(_ from: Point, _ to: Point, _ scene: Scene? = nil) -> [Element] {
    let (left, right, _) = Arrowhead.points(from: from, to: to)
    let head =
      [left, right].flatMap { corner in
        scene?.line(corner, to, classes: "proposal plain", color: .proposal)
          ?? [.line(corner, to, classes: "line proposal plain")]
      }
    let line =
      scene?.line(from, to, classes: "proposal", color: .proposal)
      ?? [.path(PathData([from, to]), classes: "line proposal")]
    return line + head
  }

  /// A solid line with a filled head.
  static func answer(_ from: Point, _ to: Point, _ scene: Scene? = nil) -> [Element] {
    let (left, right, base) = Arrowhead.points(from: from, to: to)
    let line =
      scene?.line(from, base, classes: "answer", color: .answer)
      ?? [.path(PathData([from, base]), classes: "line answer")]
    return line + [.path(PathData([left, to, right], closed: true), classes: "area answer")]
  }
}

/// The corners of an arrowhead.
enum Arrowhead {
  /// The two rear corners and the middle between them, for a straight horizontal or vertical arrow.
  static func points(from: Point, to: Point, length: Double = 7, half: Double = 3.5) -> (Point, Point, base: Point) {
    if from.y == to.y {
      let x = to.x + (from.x < to.x ? -length : length)
      return (Point(x: x, y: to.y - half), Point(x: x, y: to.y + half), Point(x: x, y: to.y))
    }
    let y = to.y + (from.y < to.y ? -length : length)
    return (Point(x: to.x - half, y: y), Point(x: to.x + half, y: y), Point(x: to.x, y: y))
  }
}
