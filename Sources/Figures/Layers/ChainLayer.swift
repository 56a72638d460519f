import Explanation
import LayoutEngine
import Markup

/// The frames of a chain of modifiers: those that coincide step outwards, and each has a number.
struct ChainLayer {
  let scene: Scene
  let top: Double

  private static let step = 6.0
  private static let mostFrames = 9
  /// How far outside the picture the outermost frame is drawn.
  static let beyond = 3 + step * Double(mostFrames)

  /// The wrappers that are shown, outermost first, with the numbers of their rows in the ledger.
  static func shown(_ scene: Scene) -> [(number: Int, id: NodeID)] {
    let ledger = ChainLedger(scene.record, scene.subject.chain).rows
    let rows = ChainFolding.items(ledger, scene.record).compactMap { item -> (number: Int, id: NodeID)? in
      guard case .row(let index) = item else { return nil }
      return ledger[index].nodes.first.map { (number: index + 1, id: $0) }
    }
    guard rows.count > mostFrames, let last = rows.last else { return rows }
    return rows.prefix(mostFrames - 1) + [last]
  }

  /// The line around the frame of a wrapper.
  struct Outline {
    var number: Int
    var id: NodeID
    /// The frame itself, and the line around it.
    var frame: Box
    var box: Box
  }

  /// The lines around the frames, outermost wrapper first.
  ///
  /// A line is outside those of all frames inside its own. So lines cross only if their frames do, even where a wrapper
  /// is smaller than its content.
  static func outlines(_ scene: Scene) -> [Outline] {
    var outlines = shown(scene).compactMap { number, id in
      scene.box(of: id).map { Outline(number: number, id: id, frame: $0, box: $0.inset(-Scene.outset)) }
    }
    // A frame around another has the longer sides; of equals the outer wrapper's line is outside.
    let lengths = outlines.map { $0.frame.sideLengths }
    let order = outlines.indices.sorted { (lengths[$0], $1) < (lengths[$1], $0) }
    for (place, index) in order.enumerated() {
      let frame = outlines[index].frame
      for inner in order[..<place] {
        outlines[index].box = outlines[index].box.stepped(outside: outlines[inner], of: frame, by: step)
      }
    }
    return outlines
  }

  /// Where the container is drawn: it holds the lines of the frames that lie in it.
  static func ground(_ scene: Scene) -> Box {
    let container = scene.space.box(of: scene.plan.container)
    return outlines(scene).reduce(container.intersection(scene.space.box)) { ground, outline in
      container.inset(-1).contains(outline.frame) ? ground.union(outline.box.inset(-ChainLayer.step)) : ground
    }
  }

  /// - Parameter marks: the sides that stick out, whose lines are drawn as marks.
  func draw(on sheet: inout Sheet, marks: OverflowMarks?) {
    let outlines = ChainLayer.outlines(scene)
    let leaders = ChainLeaders(outlines, scene, top: top)
    for (index, outline) in outlines.enumerated() {
      let room = scene.room(around: outline.frame, beyond: ChainLayer.beyond)
      let open = marks?.sides(of: outline.id) ?? []
      let lines = scene.outline(
        outline.box, classes: "answer", color: .answer, within: room, except: open,
        besides: ChainLayer.reachingOut(of: outline, scene), passing: .drawnElsewhere)
      let own = border(outline, within: room, except: open, &sheet.styles)
      // The number of a frame whose outline is hidden by its content would point at another outline.
      guard !lines.isEmpty || !open.isEmpty else { continue }
      sheet.elements.append(
        .group(Element.Group(classes: "order", node: outline.id, elements: own + lines + leaders.elements(index))))
    }
  }

  /// The boxes that the view draws across the outline of a smaller wrapper, in front of the outline.
  static func reachingOut(of outline: Outline, _ scene: Scene) -> [Box] {
    guard let view = scene.subject.chain.last, view != outline.id, let node = scene.record.node(view),
      case .fill = node.info.appearance, let box = scene.box(of: view)
    else { return [] }
    let hair = 0.5
    let isAcross =
      box.overlaps(outline.frame) && !box.inset(-hair).contains(outline.frame)
      && !outline.frame.inset(-hair).contains(box)
    return isAcross ? [box] : []
  }

  /// The border that the code draws around a frame, thin and in its own colour, inside the outline that stands for the
  /// frame; none where the outline is at the frame itself.
  private func border(
    _ outline: Outline, within room: Box, except open: EdgeSet, _ styles: inout StyleSheet
  ) -> [Element] {
    guard let node = scene.record.node(outline.id), case .stroke(.rectangle, let paint, _, _) = node.info.appearance,
      outline.frame.minX - outline.box.minX > Scene.outset + 1
    else { return [] }
    let box = outline.box.inset(ChainLayer.borderInset)
    return zip(box.sides, Box.edges).flatMap { side, edge -> [Element] in
      guard !open.contains(edge), let (from, to) = room.part(from: side.from, to: side.to) else { return [] }
      return scene.ink.clear(from, to, besides: ChainLayer.reachingOut(of: outline, scene)).map { piece in
        .path(PathData([piece.from, piece.to]), classes: styles.stroke(paint))
      }
    }
  }

  private static let borderInset = 2.0
}

extension ChainLayer.Outline {
  /// Whether the frame has longer sides than a box.
  func isLarger(than box: Box) -> Bool { frame.sideLengths > box.sideLengths }
}

extension Box {
  /// The lengths of all sides, in half pixels.
  fileprivate var sideLengths: Double { ((width + height) * 2).rounded() }

  /// A line around a frame whose sides are moved a step further out than another's line where the frame does not lie
  /// inside the other's.
  func stepped(outside other: ChainLayer.Outline, of frame: Box, by step: Double) -> Box {
    let hair = 0.5
    return Box(
      minX: frame.minX <= other.frame.minX + hair ? min(minX, other.box.minX - step) : minX,
      minY: frame.minY <= other.frame.minY + hair ? min(minY, other.box.minY - step) : minY,
      maxX: frame.maxX >= other.frame.maxX - hair ? max(maxX, other.box.maxX + step) : maxX,
      maxY: frame.maxY >= other.frame.maxY - hair ? max(maxY, other.box.maxY + step) : maxY)
  }
}
