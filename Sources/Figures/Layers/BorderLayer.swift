import Explanation
import LayoutEngine
import Markup

/// Red borders: the frames of the subject and its children as answers. They are outside the frames, so that a border of
/// the scenario stays visible. The arrow of the deciding call shows what its child was offered, because a rectangle of
/// that size would have no place.
struct BorderLayer {
  let scene: Scene

  /// The child of the call whose offer and answer differ most, of those that the picture shows.
  var current: NodeID? {
    let candidates = scene.subject.kind == .chain ? Array(scene.subject.chain.suffix(1)) : scene.subject.children
    var best: (id: NodeID, difference: Double)?
    for id in candidates {
      guard let node = scene.record.node(id), let proposal = scene.record.finalProposal(of: id), isShown(id) else {
        continue
      }
      let difference = Axis.allCases.reduce(0.0) { sum, axis in
        guard let offer = proposal[axis], offer.isFinite else { return sum }
        return sum + min((offer - node.frame.size[axis]).magnitude, 1_000)
      }
      // The view of the finding is what the figure is about.
      let isFound = scene.subject.finding.map { finding in scene.chain(from: id).contains { $0.id == finding.node } }
      if isFound == true { return id }
      if difference > (best?.difference ?? -1) { best = (id, difference) }
    }
    return best?.id
  }

  private func isShown(_ id: NodeID) -> Bool {
    scene.box(of: id).map { $0.inset(-0.5).overlaps(scene.space.box) } ?? false
  }

  /// - Parameter marks: the sides that stick out, whose lines are drawn as marks.
  func elements(_ marks: OverflowMarks?) -> [Element] {
    var elements: [Element] = []
    for id in bordered where id != scene.subject.node { elements += border(id, Scene.outset, marks) }
    elements += border(scene.subject.node, 3 * Scene.outset, marks)
    return elements
  }

  /// How far outside a view's frame its border is, in pixels; `nil` for a view without one.
  func outset(of node: NodeID) -> Double? {
    if node == scene.subject.node { return 3 * Scene.outset }
    return bordered.contains(node) ? Scene.outset : nil
  }

  private var bordered: [NodeID] {
    scene.subject.kind == .chain ? Array(scene.subject.chain.suffix(1)) : Array(scene.subject.children.prefix(60))
  }

  private func border(_ id: NodeID, _ outset: Double, _ marks: OverflowMarks?) -> [Element] {
    guard let box = scene.box(of: id), box.overlaps(scene.space.box.inset(-1)), hasExtent(id) else { return [] }
    let lines = scene.outline(
      box.inset(-outset), classes: "answer", color: .answer, within: scene.room(around: box, beyond: 24),
      except: marks?.sides(of: id) ?? [])
    return lines.isEmpty ? [] : [.group(Element.Group(classes: "border", node: id, elements: lines))]
  }

  /// Whether a view has a length along its stack: a border around a view without one would cover its neighbours.
  private func hasExtent(_ id: NodeID) -> Bool {
    guard id != scene.subject.node, let axis = scene.axis, let node = scene.record.node(id) else { return true }
    return node.frame.size[axis] > 0.01
  }

  /// The border of a size around the middle of a box; if its length is not that of the box, it is moved into the
  /// subject, where it fits. An unspecified dimension has no line.
  func lines(
    of proposal: Proposal, around box: Box, outset: Double, classes: String, color: FigureColor
  ) -> [Element] {
    let room = scene.space.box.inset(-8)
    let width = min(max(0, proposal.width ?? 0) * scene.space.unit, 4_000)
    let height = min(max(0, proposal.height ?? 0) * scene.space.unit, 4_000)
    let border = Box(
      minX: proposal.width == nil ? box.minX : box.midX - width / 2,
      minY: proposal.height == nil ? box.minY : box.midY - height / 2,
      maxX: proposal.width == nil ? box.maxX : box.midX + width / 2,
      maxY: proposal.height == nil ? box.maxY : box.midY + height / 2
    )
    let corners = moved(border, around: box).inset(-outset).corners
    var lines: [Element] = []
    for index in 0..<4 {
      let isVertical = index % 2 == 1
      guard (isVertical ? proposal.width : proposal.height) != nil else { continue }
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      guard let (enter, leave) = room.crossing(from: from, to: to), enter < leave else { continue }
      let point = { (t: Double) in Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t) }
      lines += scene.line(point(enter), point(leave), classes: classes, color: color)
    }
    return lines
  }

  private func moved(_ border: Box, around box: Box) -> Box {
    let bounds = box == scene.subjectBox ? scene.space.box : scene.subjectBox
    func shift(_ start: Double, _ end: Double, _ low: Double, _ high: Double, _ length: Double) -> Double {
      guard (end - start - length).magnitude > 0.5, end - start <= high - low + 0.5 else { return 0 }
      return start < low ? low - start : end > high ? high - end : 0
    }
    let x = shift(border.minX, border.maxX, bounds.minX, bounds.maxX, box.width)
    let y = shift(border.minY, border.maxY, bounds.minY, bounds.maxY, box.height)
    return Box(x: border.minX + x, y: border.minY + y, width: border.width, height: border.height)
  }
}
