public import LayoutEngine

/// The negotiation as rows: one for each call, with its proposal and its answer, and one for each placement.
public struct NegotiationTable: Sendable {
  /// One call or placement.
  public struct Row: Sendable {
    /// A proposal with its answer, or a placement.
    public enum Kind: Sendable { case call, placement }

    /// Why a node could answer from memory.
    public enum Memory: Sendable {
      /// It had answered the same proposal before.
      case sameProposal
      /// It has the same answer for every proposal, and had answered another one.
      case everyProposal
    }

    /// Whether the row is a call or a placement.
    public var kind: Kind
    /// The call's number; reasons of other calls name it.
    public var call: Int
    /// How many calls and placements are around this one.
    public var depth: Int
    /// The node that was asked or placed.
    public var node: NodeID
    /// The node's name with its label or text.
    public var name: String
    /// Why the proposal was made, in a word or two.
    public var purpose: String
    /// `200 × nil`
    public var proposal: String
    /// `224 × 40`; for a placement the size the node gets.
    public var answer: String
    /// `38, 40` for a placement, in the container's coordinates; empty for a call.
    public var origin: String
    /// Where a remembered answer comes from; `nil` for one that was worked out.
    public var memory: Memory?
    /// The steps behind the answer, in words and numbers; none for a remembered answer.
    public var reasons: [String]
  }

  /// The rows of the last round, in the order of its calls.
  public let rows: [Row]

  /// Makes the rows of the last round.
  public init(_ record: IndexedTrace) {
    let sentences = ReasonSentences(record)
    var names: [NodeID: String] = [:]
    for node in record.trace.nodes { names[node.id] = NodeName.name(of: node) }
    var answers: [Int32: TraceEvent] = [:]
    var proposals: [Int32: Proposal] = [:]
    for event in record.events {
      if event.kind == .answer { answers[event.call] = event } else { proposals[event.call] = event.proposal }
    }
    var depths: [Int32: Int] = [:]
    var rows: [Row] = []
    for event in record.events where event.kind != .answer {
      let depth = depths[event.parentCall].map { $0 + 1 } ?? 0
      depths[event.call] = depth
      let name = names[event.node] ?? "?"
      var row = Row(event, answers[event.call], named: name, depth: depth, record, sentences)
      if let earlier = answers[event.call]?.answeredBy {
        row.memory = proposals[earlier] == event.proposal ? .sameProposal : .everyProposal
      }
      rows.append(row)
    }
    self.rows = rows
  }
}

extension NegotiationTable.Row {
  fileprivate init(
    _ event: TraceEvent, _ answered: TraceEvent?, named name: String, depth: Int, _ record: IndexedTrace,
    _ sentences: ReasonSentences
  ) {
    let isPlacement = event.kind == .place
    let result = isPlacement ? event : answered
    let reasons = result.map { record.reasons(in: $0.reasons) } ?? []
    kind = isPlacement ? .placement : .call
    call = Int(event.call)
    self.depth = depth
    node = event.node
    self.name = name
    let isLosing = record.node(event.node).map(record.isLosingCandidate) ?? false
    purpose = isPlacement ? "place" : event.purpose.wording + (isLosing ? ", not chosen" : "")
    proposal = LengthText.proposal(event.proposal)
    answer = result.map { LengthText.size($0.size) } ?? ""
    origin = isPlacement ? LengthText.length(event.origin.x) + ", " + LengthText.length(event.origin.y) : ""
    self.reasons = result?.cached ?? false ? [] : reasons.map { sentences.line($0, scale: reasons.scale) }
  }
}
