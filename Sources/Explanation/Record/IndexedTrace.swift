public import LayoutEngine

/// A trace with an index for what figures, tables and sentences look up in it.
///
/// Making the index reads every event of the last round once. Several views of one trace
/// share one `IndexedTrace`.
///
///     let record = IndexedTrace(trace)
///     let figure = Figure(record, title: "Flexible columns")
///     let rows = NegotiationTable(record).rows
public final class IndexedTrace: Sendable {
  /// The trace itself.
  public let trace: Trace
  /// The index of each node in `trace.nodes`.
  private let position: NumberTable<Int>
  /// The last place event of each node, by its index in the last round's events.
  private let placed: NumberTable<Int>
  /// The answers of each node, by their indices.
  private let answered: NumberTable<[Int]>
  /// The measure event of every call, by its index.
  private let measured: NumberTable<Int>
  private let measuring: MeasuringProposals

  /// Indexes the last round of a trace.
  public convenience init(_ recorded: Trace) {
    let record = IndexedTrace(indexing: DistinctExcerpts.adding(to: recorded))
    self.init(record, PartNames.adding(to: record))
  }

  /// The same index for a trace whose nodes have other names.
  private init(_ record: IndexedTrace, _ trace: Trace) {
    self.trace = trace
    (position, placed, answered) = (record.position, record.placed, record.answered)
    (measured, measuring, placedCount) = (record.measured, record.measuring, record.placedCount)
  }

  private init(indexing trace: Trace) {
    self.trace = trace
    var position = NumberTable<Int>(count: trace.nodes.count)
    var placedCount = 0
    for index in trace.nodes.indices {
      position[trace.nodes[index].id.rawValue] = index
      if trace.nodes[index].isPlaced { placedCount += 1 }
    }
    self.placedCount = placedCount
    let events = trace.rounds.last?.events ?? []
    var placed = NumberTable<Int>(count: trace.nodes.count)
    var answered = NumberTable<[Int]>(count: trace.nodes.count)
    var measured = NumberTable<Int>(count: events.count / 2)
    for (index, event) in events.enumerated() {
      switch event.kind {
      case .place: placed[event.node.rawValue] = index
      case .answer: answered.update(event.node.rawValue, from: []) { $0.append(index) }
      case .measure: measured[event.call] = index
      }
    }
    measuring = MeasuringProposals(trace, position, answered: answered, measured: measured, placed: placed)
    self.position = position
    self.placed = placed
    self.answered = answered
    self.measured = measured
  }

  /// The events of the last round, in the order they happened.
  public var events: [TraceEvent] { trace.rounds.last?.events ?? [] }

  /// The reasons of the last round.
  public var reasons: [Reason] { trace.rounds.last?.reasons ?? [] }

  /// The preview's root view; `nil` for a trace without nodes.
  public var root: Trace.Node? { trace.nodes.first { $0.parent == nil } }

  /// The nodes that were placed: what a picture shows.
  public var placedNodes: LazyFilterSequence<[Trace.Node]> { trace.nodes.lazy.filter { $0.isPlaced } }

  /// How many nodes were placed.
  public let placedCount: Int

  /// Whether a node is a view that `ViewThatFits` did not choose, rather than one inside such a view.
  public func isLosingCandidate(_ node: Trace.Node) -> Bool {
    !node.isChosen && parent(of: node)?.isChosen ?? true
  }

  /// The node with a number; `nil` when the trace has none of that number.
  public func node(_ id: NodeID) -> Trace.Node? { position[id.rawValue].map { trace.nodes[$0] } }

  /// The index of a node in the trace's nodes, for code that reads little of many nodes.
  public func index(of id: NodeID) -> Int? { position[id.rawValue] }

  /// The node around a node; `nil` for the root.
  public func parent(of node: Trace.Node) -> Trace.Node? { node.parent.flatMap { self.node($0) } }

  /// The proposal that a node's size answers: the one it was measured with, or placed with where that gave another size.
  ///
  /// - Returns: `nil` for a node that was never asked.
  public func finalProposal(of id: NodeID) -> Proposal? {
    if let proposal = measuring.proposals[id.rawValue] { return proposal }
    if let index = placed[id.rawValue] { return events[index].proposal }
    return answered[id.rawValue]?.last.map { proposal(ofAnswerAt: $0) }
  }

  /// Whether a node was measured for the size that it has, and not only placed with it.
  func wasMeasured(_ id: NodeID) -> Bool { measuring.proposals[id.rawValue] != nil }

  /// The reasons that explain the node's final size.
  public func decidingReasons(of id: NodeID) -> ArraySlice<Reason> {
    guard let answer = decidingAnswer(of: id) else { return [] }
    return reasons(in: answer.reasons)
  }

  /// The reasons that explain where a node's children were placed.
  public func placementReasons(of id: NodeID) -> ArraySlice<Reason> {
    guard let index = placed[id.rawValue] else { return [] }
    return reasons(in: events[index].reasons)
  }

  /// The reasons an event names; a range outside the round's reasons is cut down to what there is.
  public func reasons(in range: Range<Int32>) -> ArraySlice<Reason> {
    let all = reasons
    let lower = min(max(0, Int(range.lowerBound)), all.count)
    let upper = min(max(lower, Int(range.upperBound)), all.count)
    return all[lower..<upper]
  }

  /// The proposal of a call; `nil` for a placement.
  public func proposal(ofCall call: Int32) -> Proposal? { measured[call].map { events[$0].proposal } }

  /// The index of an answer among all events; views that are asked inside a view answer before it.
  func turn(of answer: TraceEvent) -> Int {
    answered[answer.node.rawValue]?.first { events[$0].call == answer.call } ?? events.count
  }

  /// The proposal of a call as an event; `nil` for a placement.
  func question(ofCall call: Int32) -> TraceEvent? { measured[call].map { events[$0] } }

  /// The node that was asked in a call; `nil` for a placement.
  public func node(ofCall call: Int32) -> NodeID? { measured[call].map { events[$0].node } }

  /// The node that was placed in a placement; `nil` for a call.
  public func node(ofPlacement call: Int32) -> NodeID? {
    events.first { $0.kind == .place && $0.call == call }?.node
  }

  /// The answer that explains the node's final size: to its final proposal, where that was worked out.
  public func decidingAnswer(of id: NodeID) -> TraceEvent? {
    guard let answers = answered[id.rawValue] else { return nil }
    let wanted = finalProposal(of: id)
    let explained = answers.filter { !events[$0].reasons.isEmpty }
    let matching = explained.filter { proposal(ofAnswerAt: $0) == wanted }
    let deciding = matching.last { !events[$0].cached } ?? matching.last ?? explained.last
    return deciding.map { events[$0] }
  }

  /// A node's last answer in a call of its parent's; `nil` where it was not asked in that call.
  ///
  /// - Parameter purpose: what it was asked for; `nil` for anything.
  func answer(of id: NodeID, inside call: Int32, as purpose: TraceEvent.Purpose? = nil) -> TraceEvent? {
    let index = answered[id.rawValue]?.last { index in
      guard let question = question(ofCall: events[index].call), question.parentCall == call else { return false }
      return purpose == nil || question.purpose == purpose
    }
    return index.map { events[$0] }
  }

  /// The view whose proposal a node's size answers: for a cell the grid, whatever row is around it.
  public func asker(of node: Trace.Node) -> Trace.Node? {
    let call = decidingAnswer(of: node.id)?.parentCall
    let asker = call.flatMap { self.node(ofCall: $0) ?? self.node(ofPlacement: $0) }
    return asker.flatMap { self.node($0) } ?? parent(of: node)
  }

  /// The event that placed a node.
  public func placement(of id: NodeID) -> TraceEvent? { placed[id.rawValue].map { events[$0] } }

  private func proposal(ofAnswerAt index: Int) -> Proposal {
    proposal(ofCall: events[index].call) ?? events[index].proposal
  }
}
