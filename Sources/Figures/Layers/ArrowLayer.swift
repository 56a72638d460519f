import Explanation
import LayoutEngine
import Markup

/// A pair of arrows between the name of the asking view above the picture and its child: the proposal down, the answer
/// back up.
struct ArrowLayer {
  let scene: Scene

  /// The room the name and the arrows need above the picture.
  static let height = 84.0

  /// - Parameters:
  ///   - top: where the name is.
  ///   - room: the horizontal range for the name and the numbers.
  func draw(_ child: NodeID, on sheet: inout Sheet, top: Double, room: (Double, Double)) {
    guard let box = scene.box(of: child), let node = scene.record.node(child),
      let proposal = scene.record.finalProposal(of: child), let parent = scene.record.asker(of: node)
    else { return }
    let bottom = top + ArrowLayer.pillHeight
    let way = way(to: child, box.intersection(scene.space.box), from: bottom + 2)
    let asker = NodeName.name(of: parent)
    let name = way.arrives ? LabelStyle.name.shortened(asker, room: room.1 - room.0 - 72) : call(asker, child, room)
    let pill = pill(width: LabelStyle.name.width(of: name) + 24, top: top, over: way, room)
    var elements: [Element] = [
      .rectangle(pill, cornerX: 5, cornerY: 5, classes: "area ink pill"),
      .label(name, x: pill.midX, y: top + 16, style: .name, color: "page", anchor: .middle),
    ]
    elements += way.elements(scene, top: bottom + 2)
    let (question, answer) = ("? " + LengthText.proposal(proposal), "= " + LengthText.size(node.frame.size))
    elements += labels(question, answer, from: (way.down - 8, way.up + 8), y: bottom + 20, room)
    sheet.elements.append(
      .group(Element.Group(classes: "call", node: child, call: scene.services.call(for: child), elements: elements)))
  }

  /// Arrows that do not arrive say in words where they lead to: by the child's name, or by its place where that is too
  /// long.
  private func call(_ asker: String, _ child: NodeID, _ room: (Double, Double)) -> String {
    let most = room.1 - room.0 - 24
    let whole = asker + " asks " + scene.name(of: child)
    guard LabelStyle.name.width(of: whole) > most, let index = scene.subject.children.firstIndex(of: child) else {
      return LabelStyle.name.shortened(whole, room: most)
    }
    let rest = " asks its " + LedgerText.ordinal(index + 1) + " child"
    return LabelStyle.name.shortened(asker, room: most - LabelStyle.name.width(of: rest)) + rest
  }

  private static let pillHeight = 24.0
  /// How far inside the pill's ends an arrow starts.
  private static let inside = 6.0

  /// The box of the name: over both arrows, even if these are in the canvas's margin.
  private func pill(width: Double, top: Double, over way: Way, _ room: (Double, Double)) -> Box {
    let x = min(max((way.down + way.up) / 2, room.0 + width / 2), room.1 - width / 2) - width / 2
    let left = min(x, max(Sheet.leastMargin, way.down - ArrowLayer.inside))
    return Box(x: left, y: top, width: width, height: ArrowLayer.pillHeight)
  }

  /// Where the two arrows are.
  private struct Way {
    /// Where the proposal goes down and the answer comes up.
    var down: Double
    var up: Double
    /// Where they end below, for arrows that come from above.
    var end = 0.0
    /// Where they bend towards the child and where they end, for arrows that come from the left.
    var bend: (down: Double, up: Double, end: Double)?
    /// Whether they end at the child, and not above the subject.
    var arrives = true

    func elements(_ scene: Scene, top: Double) -> [Element] {
      let (start, back) = (Point(x: down, y: top), Point(x: up, y: top))
      guard let bend else {
        return ArrowLayer.proposal(start, Point(x: down, y: end), scene)
          + ArrowLayer.answer(Point(x: up, y: end), back, scene)
      }
      let (left, right) = (Point(x: down, y: bend.down), Point(x: up, y: bend.up))
      return scene.line(start, left, classes: "proposal", color: .proposal)
        + ArrowLayer.proposal(left, Point(x: bend.end, y: bend.down), scene)
        + scene.line(Point(x: bend.end, y: bend.up), right, classes: "answer", color: .answer)
        + ArrowLayer.answer(right, back, scene)
    }
  }

  /// The way from above, or around the picture from the left where something is drawn in between; where something is
  /// drawn there as well, the arrows end above the subject.
  private func way(to child: NodeID, _ shown: Box, from top: Double) -> Way {
    let distance = min(14, max(4, shown.width / 4))
    let keep = Scene.outset + 3
    var straight = Way(down: shown.midX - distance, up: shown.midX + distance, end: shown.minY - keep)
    let above = Box(minX: straight.down - 2, minY: top, maxX: straight.up + 2, maxY: straight.end)
    if isFree(above, child, shown) { return straight }
    let border = 3 * Scene.outset
    let inner = min(scene.space.box.minX, scene.subjectBox.minX - border) - 6
    let half = min(5, max(2, shown.height / 4))
    let beside = Box(minX: inner, minY: shown.midY - half - 2, maxX: shown.minX - keep, maxY: shown.midY + half + 2)
    if inner - 8 >= Sheet.leastMargin, isFree(beside, child, shown) {
      return Way(down: inner - 8, up: inner, bend: (shown.midY + half, shown.midY - half, shown.minX - keep))
    }
    straight.end = min(scene.space.box.minY, scene.subjectBox.minY - border) - 3
    straight.arrives = false
    return straight
  }

  /// Whether nothing is drawn in a box except behind the whole child, and no other child's border is there.
  private func isFree(_ box: Box, _ child: NodeID, _ shown: Box) -> Bool {
    let siblings = scene.subject.children.contains { id in
      id != child && scene.box(of: id).map { isInside($0.inset(-Scene.outset), box) } ?? false
    }
    return !siblings && scene.ink.isFree(box)
      && !scene.ink.fills.contains { isInside($0.box, box) && !$0.box.contains(shown) }
  }

  /// Whether something drawn, however thin, is inside a box and not only along its edge.
  private func isInside(_ drawn: Box, _ box: Box) -> Bool {
    drawn.inset(min(0.5, drawn.width / 4), min(0.5, drawn.height / 4)).overlaps(box)
  }

  /// The two numbers, each next to its arrow; both on one side where the canvas ends.
  private func labels(
    _ question: String, _ answer: String, from sides: (Double, Double), y: Double, _ room: (Double, Double)
  ) -> [Element] {
    let (left, right) = sides
    let widths = (LabelStyle.number.width(of: question), LabelStyle.number.width(of: answer))
    let fitsLeft = left - widths.0 >= room.0
    let fitsRight = right + widths.1 <= room.1
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

  /// The corners of a head in any direction, its point in the middle.
  static func triangle(from: Point, to: Point, length: Double = 7, half: Double = 3.5) -> [Point] {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let distance = max((x * x + y * y).squareRoot(), 0.001)
    let (alongX, alongY) = (x / distance, y / distance)
    let base = Point(x: to.x - length * alongX, y: to.y - length * alongY)
    return [
      Point(x: base.x + half * alongY, y: base.y - half * alongX), to,
      Point(x: base.x - half * alongY, y: base.y + half * alongX),
    ]
  }
}
