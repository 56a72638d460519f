import LayoutEngine

/// The proposals for which nodes were measured to get their final sizes.
///
/// While it places its children a parent measures some of them again, often for the size that it answered itself. Such a
/// call repeats an answer and explains nothing; the call that explains it was made before.
///
/// 1. The root's proposal is the one it was placed with.
/// 2. A node's call is the last one in a call of its parent's for the parent's own proposal, apart from probes and from
///    measurements while placing.
/// 3. If its answer is not the node's final size, the proposal it was placed with decided, for it and for all views
///    inside. This is the case in the cells of a lazy grid, which shares out its room a second time, and in a custom
///    layout, whose rule is not in the record: what it asked while it measured may have nothing to do with the places.
struct MeasuringProposals {
  /// The proposal of each node that was measured in this way.
  private(set) var proposals: NumberTable<Proposal>

  private let events: [TraceEvent]
  private let reasons: [Reason]
  private let answered: NumberTable<[Int]>
  private let measured: NumberTable<Int>

  /// - Parameters:
  ///   - answered: the answers of each node, by their indices in the events.
  ///   - measured: the measure event of every call, by its index.
  ///   - placed: the last place event of each node, by its index.
  init(
    _ trace: Trace, _ nodes: NumberTable<Int>, answered: NumberTable<[Int]>, measured: NumberTable<Int>,
    placed: NumberTable<Int>
  ) {
    events = trace.rounds.last?.events ?? []
    reasons = trace.rounds.last?.reasons ?? []
    (self.answered, self.measured) = (answered, measured)
    proposals = NumberTable(count: trace.nodes.count)
    guard let root = trace.nodes.first(where: { $0.parent == nil }), let place = placed[root.id.rawValue] else {
      return
    }
    proposals[root.id.rawValue] = events[place].proposal
    var waiting = [root]
    while let parent = waiting.popLast() {
      guard parent.tracks == nil, !hasOwnLayout(parent), let offered = proposals[parent.id.rawValue] else { continue }
      for id in parent.children {
        guard let node = nodes[id.rawValue].map({ trace.nodes[$0] }), node.isPlaced else { continue }
        proposals[id.rawValue] = proposal(of: node, inside: offered)
        waiting.append(node)
      }
    }
  }

  /// Whether a custom layout decides the size of a node with children.
  private func hasOwnLayout(_ node: Trace.Node) -> Bool {
    guard !node.children.isEmpty, let answers = answered[node.id.rawValue] else { return false }
    return answers.contains { index in
      events[index].reasons.contains { place in
        let reason = reasons.indices.contains(Int(place)) ? reasons[Int(place)] : nil
        return reason?.step == .takesNatural && reason?.node == node.id
      }
    }
  }

  /// The proposal of the last call in one of the parent's for its own proposal.
  private func proposal(of node: Trace.Node, inside offered: Proposal?) -> Proposal? {
    let call = answered[node.id.rawValue]?.last { index in
      guard let asked = measured[events[index].call].map({ events[$0] }), asked.purpose.isDeciding,
        let parent = measured[asked.parentCall]
      else { return false }
      return events[parent].proposal == offered
    }
    guard let call, events[call].size.isAlmost(node.frame.size) else { return nil }
    return proposal(ofAnswer: call)
  }

  private func proposal(ofAnswer index: Int) -> Proposal {
    measured[events[index].call].map { events[$0].proposal } ?? events[index].proposal
  }
}

extension TraceEvent.Purpose {
  /// Whether a parent may take the answer unchanged.
  fileprivate var isDeciding: Bool {
    switch self {
    case .root, .offer, .content: true
    case .probeMinimum, .probeMaximum, .ideal, .placement: false
    }
  }
}

extension Size {
  /// Whether two sizes are the same in every picture.
  func isAlmost(_ other: Size) -> Bool {
    (width - other.width).magnitude < 0.05 && (height - other.height).magnitude < 0.05
  }
}
