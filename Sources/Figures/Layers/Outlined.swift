import Explanation
import LayoutEngine

/// A node that gets an overlay, together with the modifiers that have the same frame.
struct Outlined {
  /// The outermost of the nodes; what it was proposed and answered is shown.
  var node: Trace.Node
  /// All nodes with this frame, from the outside in.
  var members: [Trace.Node]
  var box: Box
  var proposal: Proposal?
  /// The nearest outlined node around this one, by its index.
  var parent: Int?
  /// How much the overlay explains.
  var weight: Int

  var frame: Rect { node.frame }

  /// The names from the inside out: `Text “Hello” · padding`.
  var name: String {
    var names: [String] = []
    for member in members.reversed() {
      let name = NodeName.name(of: member)
      if names.last != name { names.append(name) }
    }
    if names.count > 3 { names = Array(names.prefix(2)) + ["+\(names.count - 2)"] }
    return NodeName.shortened(names.joined(separator: " · "), to: 56)
  }

  var question: String { proposal.map { "? " + LengthText.proposal($0) } ?? "" }
  var answer: String { "= " + LengthText.size(frame.size) }
}

extension Outlined {
  private static let mostByDefault = 8

  /// The nodes to outline, in document order.
  static func select(_ record: IndexedTrace, _ space: PictureSpace, _ annotated: FigureOptions.Annotated) -> [Outlined]
  {
    let all = merged(record, space)
    switch annotated {
    case .all: return linked(all, record)
    case .labelled: return linked(all.filter { $0.isLabelled }, record)
    case .nodes(let ids): return linked(all.filter { one in one.members.contains { ids.contains($0.id) } }, record)
    case .automatic:
      let ranked = all.indices.filter { all[$0].weight > 0 }.sorted {
        all[$0].weight == all[$1].weight ? $0 < $1 : all[$0].weight > all[$1].weight
      }
      return linked(ranked.prefix(mostByDefault).sorted().map { all[$0] }, record)
    }
  }

  private var isLabelled: Bool { members.contains { !$0.info.labels.isEmpty } }

  /// Joins every node with the one around it when both have the same frame, unless the inner one was proposed
  /// something else and answered differently: then its proposal is worth showing.
  private static func merged(_ record: IndexedTrace, _ space: PictureSpace) -> [Outlined] {
    var result: [Outlined] = []
    var groupOf: [NodeID: Int] = [:]
    for node in record.placedNodes {
      let box = space.box(of: node.frame)
      guard box.isDrawable, box.overlaps(space.box.inset(-1)) else { continue }
      let proposal = record.finalProposal(of: node.id)
      if let parent = node.parent, let index = groupOf[parent], isSame(result[index].frame, node.frame),
        record.node(parent)?.children.first == node.id,
        proposal == result[index].proposal || !differs(proposal, node.frame)
      {
        result[index].members.append(node)
        groupOf[node.id] = index
      } else {
        groupOf[node.id] = result.count
        result.append(
          Outlined(node: node, members: [node], box: box, proposal: proposal, weight: 0))
      }
    }
    for index in result.indices {
      let around = result[index].node.parent.flatMap { groupOf[$0] }
      let isHidden = around.map { isSame(result[$0].frame, result[index].frame) && !result[index].differs } ?? false
      result[index].weight = weigh(result[index], isHidden: isHidden)
    }
    return result
  }

  private static func isSame(_ a: Rect, _ b: Rect) -> Bool {
    let hair = 0.01
    return (a.minX - b.minX).magnitude < hair && (a.minY - b.minY).magnitude < hair
      && (a.maxX - b.maxX).magnitude < hair && (a.maxY - b.maxY).magnitude < hair
  }

  /// - Parameter isHidden: whether the frame is that of the node around it, so that its lines would add nothing.
  private static func weigh(_ one: Outlined, isHidden: Bool) -> Int {
    var weight = 0
    if one.isLabelled { weight += 100 }
    if isHidden { return weight }
    if one.members.contains(where: { $0.parent == nil }) { weight += 60 }
    if one.members.contains(where: { $0.tracks != nil }) { weight += 50 }
    if one.members.contains(where: { $0.children.count > 1 }) { weight += 40 }
    if one.differs { weight += 30 }
    if let innermost = one.members.last, innermost.children.isEmpty {
      let isInvisible = innermost.info.name == "Spacer" || innermost.info.name == "EmptyView"
      weight += isInvisible ? 0 : 10
    }
    return weight
  }

  /// Whether the answer differs from the proposal.
  var differs: Bool { Outlined.differs(proposal, frame) }

  private static func differs(_ proposal: Proposal?, _ frame: Rect) -> Bool {
    guard let proposal else { return false }
    return Axis.allCases.contains { axis in
      guard let proposed = proposal[axis] else { return true }
      return (proposed - frame.size[axis]).magnitude > 0.01
    }
  }

  /// Finds the outlined node around each.
  private static func linked(_ selected: [Outlined], _ record: IndexedTrace) -> [Outlined] {
    var result = selected
    var groupOf: [NodeID: Int] = [:]
    for (index, one) in selected.enumerated() {
      for member in one.members { groupOf[member.id] = index }
    }
    for index in result.indices {
      var ancestor = result[index].node.parent
      while let id = ancestor, groupOf[id] == nil { ancestor = record.node(id)?.parent }
      result[index].parent = ancestor.flatMap { groupOf[$0] }
    }
    return result
  }
}
