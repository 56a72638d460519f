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
    let rows = ChainLedger(scene.record, scene.subject.chain).rows.enumerated().compactMap { index, row in
      row.nodes.first.map { (number: index + 1, id: $0) }
    }
    guard rows.count > mostFrames, let last = rows.last else { return rows }
    return rows.prefix(mostFrames - 1) + [last]
  }

  func draw(on sheet: inout Sheet) {
    let ids = ChainLayer.shown(scene)
    var outlines: [Outline] = []
    for (number, id) in ids.reversed() {
      guard let frame = scene.box(of: id) else { continue }
      var box = frame.inset(-Scene.outset)
      if let inner = outlines.last { box = ChainLayer.stepped(box, frame: frame, inner: inner) }
      outlines.append(Outline(number: number, id: id, frame: frame, box: box))
    }
    let centers = centers(outlines.reversed())
    for (outline, x) in zip(outlines.reversed(), centers) {
      let room = scene.room(around: outline.frame, beyond: ChainLayer.beyond)
      let elements =
        scene.outline(outline.box, classes: "answer", color: .answer, within: room) + number(outline, at: x)
      sheet.elements.append(.group(Element.Group(classes: "order", node: outline.id, elements: elements)))
    }
  }

  private struct Outline {
    var number: Int
    var id: NodeID
    var frame: Box
    var box: Box
  }

  /// The outline of a frame: on each side at which it is not inside the next one, a step further out.
  private static func stepped(_ box: Box, frame: Box, inner: Outline) -> Box {
    let hair = 0.5
    return Box(
      minX: frame.minX <= inner.frame.minX + hair ? min(box.minX, inner.box.minX - step) : box.minX,
      minY: frame.minY <= inner.frame.minY + hair ? min(box.minY, inner.box.minY - step) : box.minY,
      maxX: frame.maxX >= inner.frame.maxX - hair ? max(box.maxX, inner.box.maxX + step) : box.maxX,
      maxY: frame.maxY >= inner.frame.maxY - hair ? max(box.maxY, inner.box.maxY + step) : box.maxY)
  }

  /// Where the numbers stand above the picture, side by side: over its middle, or over the left side of frames that begin
  /// above it.
  private func centers(_ outlines: [Outline]) -> [Double] {
    let pitch = 24.0
    let middle = scene.space.box.midX - pitch * Double(outlines.count - 1) / 2
    let first = outlines.first { isOpen($0) }.map { max($0.box.minX, scene.space.box.minX) } ?? middle
    return outlines.indices.map { first + pitch * Double($0) }
  }

  /// Whether a frame begins above the picture.
  private func isOpen(_ outline: Outline) -> Bool { outline.frame.minY < scene.space.box.minY - 0.5 }

  /// A number above the picture, and a line down to the frame's upper edge, or to its left side where that is all there is.
  private func number(_ outline: Outline, at x: Double) -> [Element] {
    let (box, picture) = (outline.box, scene.space.box)
    let center = Point(x: x, y: top + Badge.diameter / 2)
    let head = Point(x: x, y: top + Badge.diameter + 1)
    // The line leans where the frame does not reach below its number.
    let foot =
      isOpen(outline)
      ? Point(x: max(box.minX, picture.minX), y: picture.minY)
      : Point(x: min(max(x, box.minX + 4), box.maxX - 4), y: box.minY)
    return scene.line(head, foot, classes: "hair", color: .hair) + Badge.elements(outline.number, at: center)
  }
}
