public import LayoutEngine

/// The negotiation as rows: one for each call, with its proposal and its answer, and one for each placement.
public struct NegotiationTable: Sendable {
  /// One call or placement.
  public struct Row: Sendable {
    public enum Kind: Sendable { case call, placement }

    public var kind: Kind
    /// The call's number; reasons of other calls name it.
    public var call: Int
    /// How many calls and placements are around this one.
    public var depth: Int
    public var node: NodeID
    public var name: String
    public var purpose: String
    /// `200 × nil`
    public var proposal: String
    /// `224 × 40`; for a placement the size the node gets.
    public var answer: String
    /// `38, 40` for a placement, in the container's coordinates; empty for a call.
    public var origin: String
    /// The answer was remembered from an earlier call.
    public var isCached: Bool
    /// The steps behind the answer, in words and numbers; none for a remembered answer.
    public var reasons: [String]
  }

  public let rows: [Row]

  /// Makes the rows of the last round.
  public init(trace: Trace) {
    let reader = TraceReader(trace)
    let explanation = Explanation(reader: reader)
    var answers: [Int32: TraceEvent] = [:]
    for event in reader.events where event.kind == .answer { answers[event.call] = event }
    var depths: [Int32: Int] = [:]
    var rows: [Row] = []
    for event in reader.events where event.kind != .answer {
      let depth = depths[event.parentCall].map { $0 + 1 } ?? 0
      depths[event.call] = depth
      rows.append(Row(event, answers[event.call], depth: depth, reader, explanation))
    }
    self.rows = rows
  }
}

extension NegotiationTable.Row {
  fileprivate init(
    _ event: TraceEvent, _ answered: TraceEvent?, depth: Int, _ reader: TraceReader, _ explanation: Explanation
  ) {
    let isPlacement = event.kind == .place
    let result = isPlacement ? event : answered
    let isCached = result?.cached ?? false
    let reasons = result.map { reader.reasons(in: $0.reasons) } ?? []
    kind = isPlacement ? .placement : .call
    call = Int(event.call)
    self.depth = depth
    node = event.node
    name = reader.node(event.node).map(NodeName.name) ?? "?"
    purpose = isPlacement ? "place" : event.purpose.wording
    proposal = LengthText.proposal(event.proposal)
    answer = result.map { LengthText.size($0.size) } ?? ""
    origin = isPlacement ? LengthText.length(event.origin.x) + ", " + LengthText.length(event.origin.y) : ""
    self.isCached = isCached
    self.reasons = isCached ? [] : reasons.map(explanation.line)
  }
}
