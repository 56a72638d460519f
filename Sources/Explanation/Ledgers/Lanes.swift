public import LayoutEngine

/// The calls of a container to its children that led to its answer, in their order; two probes of one child are one
/// step. For a lazy grid that places with other tracks than it measured with, also the calls in which it asks its cells
/// again; for a container that asks its children nothing before it places them, the calls of its placement.
///
///     for step in Lanes(record, stack)?.steps ?? [] { … }    // Color: ? 0, ? ∞ = 0, ∞
public struct Lanes: Sendable {
  /// A call to a child, or several that belong together.
  public struct Step: Sendable {
    /// Why the child was asked.
    public var purpose: TraceEvent.Purpose
    /// The child that was asked.
    public var child: NodeID
    /// The calls with their proposals and answers, in their order.
    public var calls: [Int32]
    /// What the child was proposed, a proposal for each call.
    public var proposals: [Proposal]
    /// What the child answered, in points, an answer for each call.
    public var answers: [Size]
    /// Whether all of the answers were remembered.
    public var isRemembered: Bool
  }

  /// The container.
  public let node: NodeID
  /// The call in which the container answered, with its proposal and its answer; a placement in which it asked anew.
  public let call: Int32
  /// What the container was proposed in the call.
  public let proposal: Proposal
  /// What the container answered, in points, or the size it was placed with.
  public let answer: Size
  /// The calls to children, in the order in which they were made.
  public let steps: [Step]

  /// - Parameters:
  ///   - record: the layout.
  ///   - node: a container.
  /// - Returns: `nil` for a view that was never asked, and where the record was cut before.
  public init?(_ record: IndexedTrace, _ node: NodeID) {
    guard let answer = record.decidingAnswer(of: node), let placement = record.placement(of: node) else { return nil }
    let sharing = SharingReasons(record, of: node)
    let worked = answer.answeredBy ?? answer.call
    let call = sharing?.call ?? worked
    let isGrid = sharing?.reasons.contains { $0.step == .trackFlexibility } ?? false
    let children = record.node(node).map { Set($0.children + record.sharingChildren(of: $0)) } ?? []
    var steps = Lanes.steps(record, call, children, isGrid: isGrid)
    let asksAnew = record.node(node)?.tracks.map { GridMisalignment.happens(in: $0) } ?? false
    let asksOnlyThen = steps.isEmpty
    if asksAnew || asksOnlyThen { steps += Lanes.steps(record, placement.call, children, isGrid: false) }
    if steps.isEmpty { return nil }
    self.node = node
    self.call = asksOnlyThen ? placement.call : call
    let isOwn = record.node(ofCall: self.call) == node
    proposal = isOwn ? record.proposal(ofCall: call) ?? placement.proposal : placement.proposal
    self.answer = isOwn ? answer.size : placement.size
    self.steps = steps
  }

  private static func steps(
    _ record: IndexedTrace, _ call: Int32, _ children: Set<NodeID>, isGrid: Bool
  ) -> [Step] {
    var steps: [Step] = []
    var stepOf: [Int32: Int] = [:]
    // The probe of each child that may still get its second half.
    var probes: [NodeID: Int] = [:]
    var asked: [NodeID: Int] = [:]
    for event in record.events where event.parentCall == call && children.contains(event.node) {
      switch event.kind {
      case .measure:
        let isProbe = event.purpose.isProbe || (isGrid && isGridProbe(event, &asked))
        if isProbe, let index = probes[event.node] {
          steps[index].calls.append(event.call)
          steps[index].proposals.append(event.proposal)
          stepOf[event.call] = index
          continue
        }
        if isProbe { probes[event.node] = steps.count } else { probes = [:] }
        stepOf[event.call] = steps.count
        steps.append(
          Step(
            purpose: isProbe ? .probeMinimum : event.purpose, child: event.node, calls: [event.call],
            proposals: [event.proposal], answers: [], isRemembered: true))
      case .answer:
        guard let index = stepOf[event.call] else { continue }
        steps[index].answers.append(event.size)
        if !event.cached { steps[index].isRemembered = false }
      case .place: continue
      }
    }
    return steps.filter { $0.answers.count == $0.calls.count }
  }

  /// A grid probes each cell with zero and with infinity, for the width first and then for the height.
  private static func isGridProbe(_ event: TraceEvent, _ asked: inout [NodeID: Int]) -> Bool {
    let axis: Axis = event.proposal.height == nil ? .horizontal : .vertical
    let count = asked[event.node] ?? 0
    let isNext = event.proposal[axis] == (count.isMultiple(of: 2) ? 0 : .infinity)
    guard isNext, count < (axis == .horizontal ? 2 : 4) else { return false }
    asked[event.node] = axis == .vertical && count < 2 ? 3 : count + 1
    return true
  }
}

extension TraceEvent.Purpose {
  /// Whether the question is how short or how long a view can be.
  public var isProbe: Bool { self == .probeMinimum || self == .probeMaximum }
}
