import Explanation
import LayoutEngine
import Markup

/// The frames of a chain of modifiers: those that coincide step outwards, and each has a number.
struct ChainLayer {
  let scene: Scene
  let top: Double

  private static let step = 6.0
  private static let mostFrames = 9

  /// The wrappers that are shown, outermost first, with the numbers of their rows in the ledger.
  static func shown(_ scene: Scene) -> [(number: Int, id: NodeID)] {
    let rows = ChainLedger(scene.record, scene.subject.chain).rows.enumerated().compactMap { index, row in
      row.nodes.first.map { (number: index + 1, id: $0) }
    }
    guard rows.count > mostFrames, let last = rows.last else { return rows }
    return rows.prefix(mostFrames - 1) + [last]
  }

  func draw(on sheet: inout Sheet) {
    let ids = ChainLayer.shown(scene)
    var outlines: [(number: Int, id: NodeID, frame: Box, box: Box)] = []
    for (number, id) in ids.reversed() {
      guard let frame = scene.box(of: id) else { continue }
      var box = frame.inset(-Scene.outset)
      if let inner = outlines.last { box = ChainLayer.stepped(box, frame: frame, inner: inner) }
      outlines.append((number, id, frame, box))
    }
    for (index, outline) in outlines.reversed().enumerated() {
      let elements =
        scene.outline(outline.box, classes: "answer", color: .answer)
        + number(outline.number, index, of: outlines.count, outline.box)
      sheet.elements.append(.group(Element.Group(classes: "order", node: outline.id, elements: elements)))
    }
  }

  /// The outline of a frame: on each side at which it is not inside the next one, a step further out.
  private static func stepped(_ box: Box, frame: Box, inner: (number: Int, id: NodeID, frame: Box, box: Box)) -> Box {
    let hair = 0.5
    return Box(
      minX: frame.minX <= inner.frame.minX + hair ? min(box.minX, inner.box.minX - step) : box.minX,
      minY: frame.minY <= inner.frame.minY + hair ? min(box.minY, inner.box.minY - step) : box.minY,
      maxX: frame.maxX >= inner.frame.maxX - hair ? max(box.maxX, inner.box.maxX + step) : box.maxX,
      maxY: frame.maxY >= inner.frame.maxY - hair ? max(box.maxY, inner.box.maxY + step) : box.maxY)
  }

  /// A number above the picture, and a line down to the frame's upper edge.
  private func number(_ number: Int, _ index: Int, of count: Int, _ box: Box) -> [Element] {
    let pitch = 24.0
    let center = Point(
      x: scene.space.box.midX + pitch * (Double(index) - Double(count - 1) / 2), y: top + Badge.diameter / 2)
    // The line leans where the frame does not reach below its number.
    let foot = Point(x: min(max(center.x, box.minX + 4), box.maxX - 4), y: box.minY)
    let head = Point(x: center.x, y: top + Badge.diameter + 1)
    return scene.line(head, foot, classes: "hair", color: .hair) + Badge.elements(number, at: center)
  }
}
