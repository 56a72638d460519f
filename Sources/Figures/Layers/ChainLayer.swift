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
  private static let beyond = 3 + step * Double(mostFrames)

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
  /// A line stands outside those of all frames that lie in its own. So no two cross whose frames do not, also where a
  /// wrapper is smaller than what it holds.
  static func outlines(_ scene: Scene) -> [Outline] {
    var outlines = shown(scene).compactMap { number, id in
      scene.box(of: id).map { Outline(number: number, id: id, frame: $0, box: $0.inset(-Scene.outset)) }
    }
    // What holds another frame has the longer sides; of equals the outer wrapper stands outside.
    let lengths = outlines.map { (($0.frame.width + $0.frame.height) * 2).rounded() }
    let order = outlines.indices.sorted { (lengths[$0], $1) < (lengths[$1], $0) }
    for (place, index) in order.enumerated() {
      for inner in order[..<place] { outlines[index].step(outside: outlines[inner], by: step) }
    }
    return outlines
  }

  /// - Parameter marks: what sticks out, whose lines are drawn as marks.
  func draw(on sheet: inout Sheet, marks: OverflowMarks?) {
    let outlines = ChainLayer.outlines(scene)
    let leaders = ChainLeaders(outlines, scene, top: top)
    for (index, outline) in outlines.enumerated() {
      let room = scene.room(around: outline.frame, beyond: ChainLayer.beyond)
      let lines = scene.outline(
        outline.box, classes: "answer", color: .answer, within: room, except: marks?.sides(of: outline.id) ?? [])
      sheet.elements.append(
        .group(Element.Group(classes: "order", node: outline.id, elements: lines + leaders.elements(index))))
    }
  }
}

extension ChainLayer.Outline {
  /// Moves the sides at which the frame does not lie inside another a step further out than the other's line.
  fileprivate mutating func step(outside other: ChainLayer.Outline, by step: Double) {
    let hair = 0.5
    if frame.minX <= other.frame.minX + hair { box.minX = min(box.minX, other.box.minX - step) }
    if frame.minY <= other.frame.minY + hair { box.minY = min(box.minY, other.box.minY - step) }
    if frame.maxX >= other.frame.maxX - hair { box.maxX = max(box.maxX, other.box.maxX + step) }
    if frame.maxY >= other.frame.maxY - hair { box.maxY = max(box.maxY, other.box.maxY + step) }
  }
}
