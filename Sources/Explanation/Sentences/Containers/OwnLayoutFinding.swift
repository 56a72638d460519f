import LayoutEngine

/// A title about a container with a custom layout: what it proposes to its children, as its rule is not in the record.
///
///     OwnLayoutFinding(record, shares, children)?.title
///     // Shares proposes its children 120 × nil and 180 × nil, and is 300 × 50
struct OwnLayoutFinding {
  let title: String

  /// At most this many proposals are listed.
  private static let most = 3

  /// `nil` for a container whose steps are in the record.
  init?(_ record: IndexedTrace, _ node: Trace.Node, _ children: [NodeID]) {
    let steps = record.decidingReasons(of: node.id).filter { $0.node == node.id && $0.step.decidesSize }
    guard children.count > 1, steps.allSatisfy({ $0.step == .takesNatural }) else { return nil }
    let name = NodeName.name(of: node)
    let size = LengthText.size(node.frame.size)
    let proposals = children.map { record.finalProposal(of: $0).map { LengthText.proposal($0) } ?? "" }
    guard let first = proposals.first, !proposals.contains("") else { return nil }
    if proposals.allSatisfy({ $0 == first }) {
      title = name + " proposes each of its \(children.count) children " + first + ", and is " + size
    } else if children.count <= OwnLayoutFinding.most {
      let list = proposals.dropLast().joined(separator: ", ") + " and " + proposals[proposals.count - 1]
      title = name + " proposes its children " + list + ", and is " + size
    } else if let widest = OwnLayoutFinding.widest(record, children) {
      let isAsWide = (widest.frame.size.width - node.frame.size.width).magnitude < StackShares.tolerance
      let view = record.viewName(of: widest.id)
      title =
        isAsWide
        ? name + " is " + size + ", as wide as " + view + " of its \(children.count) children"
        : name + " is " + size + "; the widest of its \(children.count) children, " + view + ", is "
          + LengthText.length(widest.frame.size.width)
    } else {
      return nil
    }
  }

  private static func widest(_ record: IndexedTrace, _ children: [NodeID]) -> Trace.Node? {
    var widest: Trace.Node?
    for id in children {
      guard let child = record.node(id) else { continue }
      if child.frame.size.width > widest?.frame.size.width ?? -.infinity { widest = child }
    }
    return widest
  }
}
