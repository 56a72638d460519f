import Explanation
import LayoutEngine
import Markup

/// An ink line around the subject, and its surroundings dimmed: an ink outline means focus.
enum SubjectOutline {
  /// How far outside the subject's frame the line is, in pixels.
  static let outset = Scene.outset + 1

  /// - Parameter open: sides that are marked in another way.
  static func elements(_ scene: Scene, except open: EdgeSet = []) -> [Element] {
    let box = box(scene)
    let lines = scene.outline(
      box, classes: "ink focus", color: .ink, within: room(scene), except: open)
    // A subject that covers its own outline has no line for the legend to explain.
    guard !lines.isEmpty else { return [] }
    return [.group(Element.Group(classes: "subject", node: scene.subject.node, elements: lines))]
  }

  /// The line's place: around the subject, even if that reaches beyond the picture.
  private static func box(_ scene: Scene) -> Box {
    let (shown, picture) = (scene.subjectBox, scene.space.box)
    guard let node = scene.node, shown != picture else { return shown.inset(-outset) }
    let frame = scene.space.box(of: node.frame)
    let beyond = 40.0
    return Box(
      minX: max(frame.minX, picture.minX - beyond), minY: max(frame.minY, picture.minY - beyond),
      maxX: min(frame.maxX, picture.maxX + beyond), maxY: min(frame.maxY, picture.maxY + beyond)
    ).inset(-outset)
  }

  /// Where the line is drawn: it is open at the sides at which the subject continues.
  private static func room(_ scene: Scene) -> Box {
    let picture = scene.space.box
    guard let node = scene.node else { return picture.inset(-24) }
    return scene.room(around: scene.space.box(of: node.frame), beyond: 24)
  }

  /// The page's colour over everything but the subject, half transparent; nothing where the subject is everything.
  static func veil(_ scene: Scene) -> [Element] {
    let whole = scene.space.box
    // Views that stick out of the subject are part of it.
    let subject = scene.drawnBox.inset(-2).intersection(whole)
    let outside =
      scene.ink.obstacles.contains { !subject.contains($0) && whole.overlaps($0) }
      || scene.ink.fills.contains { fill in !subject.contains(fill.box) && !fill.box.contains(subject) }
    guard outside else { return [] }
    var path = PathData(whole.corners, closed: true)
    for hole in holes(of: subject, scene) { path.polygon(hole.corners) }
    return [.path(path, classes: "area page veil", isEvenOdd: true)]
  }

  /// The subject, without the parts of other words and pictures that reach into it, so that none of these has two
  /// tones.
  private static func holes(of subject: Box, _ scene: Scene) -> [Box] {
    let parts = scene.ink.obstacles.compactMap { box -> Box? in
      let part = box.inset(-1).intersection(subject)
      return subject.contains(box) || part.width <= 0 || part.height <= 0 ? nil : part
    }
    // Two parts that overlap would be cut out of each other.
    return [subject]
      + parts.enumerated().filter { index, part in
        !parts[..<index].contains { $0.overlaps(part) }
      }.map { $0.element }
  }

  /// The page's colour, increasingly opaque towards the edges at which the picture continues.
  static func fades(_ scene: Scene) -> [Element] {
    [Edge.top, .bottom, .leading, .trailing].filter { scene.plan.cut.contains($0) }
      .map { .fade(fade(toward: $0, of: scene.space.box, holding: scene.drawnBox), toward: $0) }
  }

  /// The part of a picture that fades towards one of its edges: it ends before the subject, unless the subject itself
  /// continues.
  static func fade(toward edge: Edge, of picture: Box, holding subject: Box) -> Box {
    let depth = { (room: Double) in room < 0 ? 24 : max(4, min(24, room - 5)) }
    var fade = picture
    switch edge {
    case .top: fade.maxY = picture.minY + depth(subject.minY - picture.minY)
    case .bottom: fade.minY = picture.maxY - depth(picture.maxY - subject.maxY)
    case .leading: fade.maxX = picture.minX + depth(subject.minX - picture.minX)
    case .trailing: fade.minX = picture.maxX - depth(picture.maxX - subject.maxX)
    }
    return fade
  }
}
