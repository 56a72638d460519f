public import LayoutEngine

/// The calls and placements of a subject and the views in it, one after the other.
///
///     let steps = NegotiationSteps(record, subject, depth: 1)
///     for step in steps.steps { print(steps.sentence(step)) }
public struct NegotiationSteps: Sendable {
  /// What happens in a step.
  public enum Kind: Sendable {
    /// A view is proposed a size, and asks others before it answers.
    case asked
    /// A view answers; one that asks no other is proposed its size in the same step.
    case answered
    /// A view is placed.
    case placed
  }

  /// A call, a part of one, or a placement.
  public struct Step: Sendable {
    /// What happens.
    public var kind: Kind
    /// The view that is asked, answers or is placed.
    public var node: NodeID
    /// The view that asks or places; `nil` for the container.
    public var parent: NodeID?
    /// The number of the call or placement in the record.
    public var call: Int32
    /// Why the view is asked.
    public var purpose: TraceEvent.Purpose
    /// The size that the view is proposed.
    public var proposal: Proposal
    /// The answer, or the size it is placed with.
    public var size: Size?
    /// Where it is placed, in the container's coordinates.
    public var origin: Point?
    /// Whether the proposal was made in a step before.
    public var isLater = false
    var answer: TraceEvent?

    /// Whether the answer was remembered from an earlier call.
    public var isRemembered: Bool { answer?.cached ?? false }
  }

  /// What is known of a view after a step.
  public struct State: Sendable {
    /// Its last proposal; `nil` before the first.
    public var proposal: Proposal?
    /// Its answer to that proposal, in points; `nil` until it answers.
    public var answer: Size?
    /// Where it is placed, in the container's coordinates; `nil` until then.
    public var origin: Point?
    /// The step in which it became known.
    public var step: Int
  }

  let record: IndexedTrace
  /// The container or chain that the steps are about.
  public let subject: Subject
  /// How many levels inside a container take part.
  public let depth: Int
  /// The views that the steps are about, in the order of the tree; the subject first.
  public let nodes: [NodeID]
  /// The steps in the order of the record.
  public let steps: [Step]

  /// - Parameters:
  ///   - record: the layout.
  ///   - subject: a container, or a view with its modifiers.
  ///   - depth: how many levels inside a container take part.
  public init(_ record: IndexedTrace, _ subject: Subject, depth: Int) {
    (self.record, self.subject, self.depth) = (record, subject, depth)
    nodes = NegotiationSteps.nodes(record, subject, depth: depth)
    steps = NegotiationSteps.steps(record, nodes)
  }

  /// The last step of a call or placement; `nil` for one of another view.
  public func index(ofCall call: Int) -> Int? { steps.lastIndex { Int($0.call) == call } }

  /// The states of a view, one for each change.
  public func states(of node: NodeID) -> [State] {
    var states: [State] = []
    for (index, step) in steps.enumerated() where step.node == node {
      var state = states.last ?? State(step: index)
      state.step = index
      switch step.kind {
      case .asked: (state.proposal, state.answer) = (step.proposal, nil)
      case .answered: (state.proposal, state.answer) = (step.proposal, step.size)
      case .placed: (state.origin, state.answer) = (step.origin, step.size)
      }
      states.append(state)
    }
    return states
  }

  static func nodes(_ record: IndexedTrace, _ subject: Subject, depth: Int) -> [NodeID] {
    if subject.kind == .chain { return subject.chain }
    var nodes = [subject.node]
    var level = subject.children
    for number in 1...max(1, min(depth, 6)) {
      nodes += level.filter { !nodes.contains($0) }
      guard number < depth else { break }
      var next: [NodeID] = []
      for id in level {
        guard let inner = record.node(id).flatMap({ record.chain(from: $0).last }).flatMap({ record.node($0) }) else {
          continue
        }
        let children = record.sharingChildren(of: inner)
        guard children.count > 1 else { continue }
        if !nodes.contains(inner.id) { nodes.append(inner.id) }
        next += children
      }
      level = next
    }
    return nodes
  }

  private static func steps(_ record: IndexedTrace, _ nodes: [NodeID]) -> [Step] {
    var isShown = NumberTable<Bool>(count: record.trace.nodes.count)
    for node in nodes { isShown[node.rawValue] = true }
    var steps: [Step] = []
    // The node of each call or placement, which makes the calls inside it; calls are numbered in the order they begin.
    var owners: [NodeID?] = []
    func owner(_ call: Int32) -> NodeID? { owners.indices.contains(Int(call)) ? owners[Int(call)] : nil }
    var asked: [Int32: Int] = [:]
    for event in record.events {
      if event.kind != .answer, event.call >= 0 {
        while owners.count < Int(event.call) { owners.append(nil) }
        if owners.count == Int(event.call) { owners.append(event.node) }
      }
      guard isShown[event.node.rawValue] == true else { continue }
      switch event.kind {
      case .measure:
        asked[event.call] = steps.count
        steps.append(
          Step(
            kind: .asked, node: event.node, parent: owner(event.parentCall), call: event.call, purpose: event.purpose,
            proposal: event.proposal))
      case .answer:
        guard let index = asked[event.call] else { continue }
        var step = steps[index]
        (step.kind, step.size, step.answer) = (.answered, event.size, event)
        if index == steps.count - 1 {
          steps[index] = step
        } else {
          step.isLater = true
          steps.append(step)
        }
      case .place:
        steps.append(
          Step(
            kind: .placed, node: event.node, parent: owner(event.parentCall), call: event.call, purpose: .placement,
            proposal: event.proposal, size: event.size, origin: event.origin))
      }
    }
    return steps
  }
}
