public import LayoutEngine

/// The calls of a container to its children that led to its answer, in their order; two probes of one child are one step.
///
///     for step in Lanes(record, stack)?.steps ?? [] { … }    // Color: ? 0, ? ∞ = 0, ∞
public struct Lanes: Sendable {
  /// A call to a child, or several that belong together.
  public struct Step: Sendable {
    /// Why the child was asked.
    public var purpose: TraceEvent.Purpose
    public var child: NodeID
    /// The calls with their proposals and answers, in their order.
    public var calls: [Int32]
    public var proposals: [Proposal]
    public var answers: [Size]
    /// Whether all of the answers were remembered.
    public var isRemembered: Bool
  }

  public let node: NodeID
  /// The call in which the container answered, with its proposal and its answer; a placement in which it asked anew.
  public let call: Int32
  public let proposal: Proposal
  public let answer: Size
  public let steps: [Step]

  /// - Parameters:
  ///   - record: the layout.
  ///   - node: a container.
  /// - Returns: `nil` for a view that was never asked, and where the record was cut before.
  public init?(_ record: IndexedTrace, _ node: NodeID) {
    guard let answer = record.decidingAnswer(of: node), let placement = record.placement(of: node) else { return nil }
    let worked = answer.answeredBy ?? answer.call
    let sharesAnew = record.placementReasons(of: node).contains { $0.node == node && $0.step == .spaceForChildren }
    self.node = node
    call = sharesAnew ? placement.call : worked
    proposal = sharesAnew ? placement.proposal : record.proposal(ofCall: worked) ?? placement.proposal
    self.answer = sharesAnew ? placement.size : answer.size
    steps = Lanes.steps(record, call)
    if steps.isEmpty { return nil }
  }

  private static func steps(_ record: IndexedTrace, _ call: Int32) -> [Step] {
    var steps: [Step] = []
    var stepOf: [Int32: Int] = [:]
    for event in record.events where event.parentCall == call {
      switch event.kind {
      case .measure:
        if let last = steps.last, last.child == event.node, last.purpose.isProbe, event.purpose.isProbe {
          steps[steps.count - 1].calls.append(event.call)
          steps[steps.count - 1].proposals.append(event.proposal)
        } else {
          steps.append(
            Step(
              purpose: event.purpose, child: event.node, calls: [event.call], proposals: [event.proposal], answers: [],
              isRemembered: true))
        }
        stepOf[event.call] = steps.count - 1
      case .answer:
        guard let index = stepOf[event.call] else { continue }
        steps[index].answers.append(event.size)
        if !event.cached { steps[index].isRemembered = false }
      case .place: continue
      }
    }
    return steps.filter { $0.answers.count == $0.calls.count }
  }
}

extension TraceEvent.Purpose {
  /// Whether the question is how short or how long a view can be.
  public var isProbe: Bool { self == .probeMinimum || self == .probeMaximum }
}
