import Explanation
import LayoutEngine

/// The subject's lengths outside the picture: what it was proposed above and left, what it answered below and right.
struct SubjectLengths {
  let scene: Scene
  /// Whether the labels of vertical lines run along them, because there is little room.
  let isTurned: Bool
  /// Whether the lines of the widths state the heights, too.
  var tellsBoth = false
  /// How far the outlines of a chain are outside the picture, in pixels.
  var outset = 0.0

  /// The room that the line below the picture takes, its label included.
  static let height = 32.0

  /// - Parameters:
  ///   - y: where the line for the width lies.
  ///   - room: how far that line may reach to both sides.
  func proposals(above y: Double, room: (Double, Double)) -> [Element] {
    guard let proposal = scene.record.finalProposal(of: scene.subject.node) else { return [] }
    let picture = scene.space.box
    let container = scene.space.box(of: scene.plan.container)
    let (across, along) = (extent(.horizontal, proposal), extent(.vertical, proposal))
    var horizontal = DimensionLine.proposal(
      proposal.width, axis: .horizontal, at: y, extent: across,
      container: (container.minX, container.maxX),
      room: proposal.width == nil ? (picture.minX, picture.maxX) : room, unit: scene.space.unit,
      node: scene.subject.node, isTurned: false)
    if tellsBoth {
      horizontal.label = "? " + LengthText.proposal(proposal)
      return [horizontal.element()]
    }
    let vertical = DimensionLine.proposal(
      proposal.height, axis: .vertical, at: picture.minX - outset - 12, extent: along,
      container: (container.minY, container.maxY), room: (picture.minY, picture.maxY), unit: scene.space.unit,
      node: scene.subject.node, isTurned: isTurned)
    return [horizontal.element(), vertical.element()]
  }

  /// Where a proposal is drawn: in the view around the subject if that proposes its own length, else around the
  /// subject.
  private func extent(_ axis: Axis, _ proposal: Proposal) -> (Double, Double) {
    var box = scene.box(of: scene.subject.node) ?? scene.subjectBox
    if let around = scene.node.flatMap({ scene.record.parent(of: $0) }), let length = proposal[axis],
      (around.frame.size[axis] - length).magnitude < 0.05, let outer = scene.box(of: around.id)
    {
      box = outer
    }
    return axis == .horizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
  }

  func width(below top: Double) -> [Element] { answer(.horizontal, at: top + 12) }

  func height(at x: Double) -> [Element] { tellsBoth ? [] : answer(.vertical, at: x) }

  /// The line along the visible part of the subject; it is cut where the subject continues.
  private func answer(_ axis: Axis, at position: Double) -> [Element] {
    guard let node = scene.node else { return [] }
    let box = scene.subjectBox
    let isHorizontal = axis == .horizontal
    let length = tellsBoth ? LengthText.size(node.frame.size) : LengthText.length(node.frame.size[axis])
    let line = DimensionLine(
      kind: .answer, axis: axis, at: position, from: isHorizontal ? box.minX : box.minY,
      to: isHorizontal ? box.maxX : box.maxY, ends: scene.ends(of: node, axis),
      label: "= " + length, node: node.id, isTurned: !isHorizontal && isTurned)
    return [line.element()]
  }
}
