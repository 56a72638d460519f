import Explanation
import LayoutEngine
import Markup

/// The frames of a chain of modifiers: those that coincide step outwards, and each has a number.
struct ChainLayer {
  let scene: Scene
  let top: Double

  private static let step = 6.0
  private static let mostFrames = 9

  /// The wrappers that are shown, outermost first: of a long chain those that change something.
  static func shown(_ scene: Scene) -> [NodeID] {
    let chain = scene.subject.chain
    guard chain.count > mostFrames else { return chain }
    let changing = chain.enumerated().filter { index, id in
      guard index > 0, index < chain.count - 1 else { return true }
      let (own, inner) = (scene.record.finalProposal(of: id), scene.record.finalProposal(of: chain[index + 1]))
      return own != inner || scene.record.node(id)?.frame != scene.record.node(chain[index + 1])?.frame
    }
    return changing.prefix(mostFrames).map { $0.element }
  }

  func draw(on sheet: inout Sheet) {
    let ids = ChainLayer.shown(scene)
    var outlines: [(id: NodeID, frame: Box, box: Box)] = []
    for id in ids.reversed() {
      guard let frame = scene.box(of: id) else { continue }
      var box = frame.inset(-Scene.outset)
      if let inner = outlines.last { box = ChainLayer.stepped(box, frame: frame, inner: inner) }
      outlines.append((id, frame, box))
    }
    for (index, outline) in outlines.reversed().enumerated() {
      let elements =
        scene.outline(outline.box, classes: "answer", color: .answer)
        + number(index, of: outlines.count, outline.box)
      sheet.elements.append(.group(Element.Group(classes: "order", node: outline.id, elements: elements)))
    }
  }

  /// The outline of a frame: on each side at which it is not inside the next one, a step further out.
  private static func stepped(_ box: Box, frame: Box, inner: (id: NodeID, frame: Box, box: Box)) -> Box {
    let hair = 0.5
    return Box(
      minX: frame.minX <= inner.frame.minX + hair ? min(box.minX, inner.box.minX - step) : box.minX,
      minY: frame.minY <= inner.frame.minY + hair ? min(box.minY, inner.box.minY - step) : box.minY,
      maxX: frame.maxX >= inner.frame.maxX - hair ? max(box.maxX, inner.box.maxX + step) : box.maxX,
      maxY: frame.maxY >= inner.frame.maxY - hair ? max(box.maxY, inner.box.maxY + step) : box.maxY)
  }

  /// A number above the picture, and a line down to the frame's upper edge.
  private func number(_ index: Int, of count: Int, _ box: Box) -> [Element] {
    let pitch = 24.0
    let center = Point(
      x: scene.space.box.midX + pitch * (Double(index) - Double(count - 1) / 2), y: top + Badge.diameter / 2)
    // The line leans where the frame does not reach below its number.
    let foot = Point(x: min(max(center.x, box.minX + 4), box.maxX - 4), y: box.minY)
    let head = Point(x: center.x, y: top + Badge.diameter + 1)
    return scene.line(head, foot, classes: "hair", color: .hair) + Badge.elements(index + 1, at: center)
  }
}
