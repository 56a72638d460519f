import Explanation
import LayoutEngine
import Markup

/// An ink line around the subject, and its surroundings dimmed: an ink outline means focus.
enum SubjectOutline {
  static func elements(_ scene: Scene) -> [Element] {
    let box = scene.subjectBox.inset(-Scene.outset - 1)
    let lines = scene.outline(box, classes: "stroke-ink focus", color: .ink)
    return [.group(Element.Group(classes: "subject", node: scene.subject.node, elements: lines))]
  }

  /// The page's colour over everything but the subject, half transparent; nothing where the subject is everything.
  static func veil(_ scene: Scene) -> [Element] {
    let whole = scene.space.box
    // What sticks out of the subject is part of it.
    let members = (scene.subject.chain + scene.subject.children).compactMap { scene.box(of: $0) }
    let subject = members.reduce(scene.subjectBox) { $0.union($1) }.inset(-2).intersection(whole)
    let outside =
      scene.ink.obstacles.contains { !subject.contains($0) && whole.overlaps($0) }
      || scene.ink.fills.contains { fill in !subject.contains(fill.box) && !fill.box.contains(subject) }
    guard outside else { return [] }
    var path = PathData(whole.corners, closed: true)
    for (index, corner) in subject.corners.enumerated() {
      if index == 0 { path.move(corner.x, corner.y) } else { path.line(corner.x, corner.y) }
    }
    path.close()
    return [.path(path, classes: "veil")]
  }

  /// The page's colour growing towards the edges at which the picture goes on.
  static func fades(_ scene: Scene) -> [Element] {
    let box = scene.space.box
    let held = scene.node.map { scene.space.box(of: $0.frame) } ?? box
    // A fade ends before the subject, unless the subject itself goes on.
    let depth = { (room: Double) in room < 0 ? 24 : max(4, min(24, room - 5)) }
    var elements: [Element] = []
    if scene.plan.cut.contains(.top) {
      elements.append(
        .fade(
          Box(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.minY + depth(held.minY - box.minY)),
          toward: .top))
    }
    if scene.plan.cut.contains(.bottom) {
      elements.append(
        .fade(
          Box(minX: box.minX, minY: box.maxY - depth(box.maxY - held.maxY), maxX: box.maxX, maxY: box.maxY),
          toward: .bottom))
    }
    if scene.plan.cut.contains(.leading) {
      elements.append(
        .fade(
          Box(minX: box.minX, minY: box.minY, maxX: box.minX + depth(held.minX - box.minX), maxY: box.maxY),
          toward: .leading))
    }
    if scene.plan.cut.contains(.trailing) {
      elements.append(
        .fade(
          Box(minX: box.maxX - depth(box.maxX - held.maxX), minY: box.minY, maxX: box.maxX, maxY: box.maxY),
          toward: .trailing))
    }
    return elements
  }
}
