import Explanation
import LayoutEngine

/// The subject's lengths outside the picture: what it was proposed above and left, what it answered below and right.
struct SubjectLengths {
  let scene: Scene
  /// Whether the labels of vertical lines run along them, where there is little room.
  let isTurned: Bool
  /// How far the outlines of a chain stand outside the picture, in pixels.
  var outset = 0.0

  /// The room that the line below the picture takes, its label included.
  static let height = 32.0

  /// - Parameters:
  ///   - y: where the line for the width lies.
  ///   - room: how far that line may reach to both sides.
  func proposals(above y: Double, room: (Double, Double)) -> [Element] {
    guard let proposal = scene.record.finalProposal(of: scene.subject.node) else { return [] }
    let (box, picture) = (scene.subjectBox, scene.space.box)
    let horizontal = DimensionLine.proposal(
      proposal.width, axis: .horizontal, at: y, extent: (box.minX, box.maxX), room: room, unit: scene.space.unit,
      node: scene.subject.node, isTurned: false)
    let vertical = DimensionLine.proposal(
      proposal.height, axis: .vertical, at: picture.minX - outset - 12, extent: (box.minY, box.maxY),
      room: (picture.minY, picture.maxY), unit: scene.space.unit, node: scene.subject.node, isTurned: isTurned)
    return [horizontal.element(), vertical.element()]
  }

  func width(below top: Double) -> [Element] {
    guard let node = scene.node else { return [] }
    let box = scene.subjectBox
    let line = DimensionLine(
      kind: .answer, axis: .horizontal, at: top + 12, from: box.minX, to: box.maxX,
      label: "= " + LengthText.length(node.frame.size.width), node: node.id)
    return [line.element()]
  }

  func height(at x: Double) -> [Element] {
    guard let node = scene.node else { return [] }
    let box = scene.subjectBox
    let isCut = scene.space.box(of: node.frame).maxY > scene.space.box.maxY + 0.5
    let line = DimensionLine(
      kind: .answer, axis: .vertical, at: x, from: box.minY, to: box.maxY, ends: (.stop, isCut ? .fade : .stop),
      label: "= " + LengthText.length(node.frame.size.height), node: node.id, isTurned: isTurned)
    return [line.element()]
  }
}
