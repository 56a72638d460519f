import Explanation
import LayoutEngine

/// One evaluation and layout, as it is written.
struct DocumentRound: Decodable {
  private let events: [DocumentEvent]
  private let changes: [Change]?

  private struct Change: Decodable {
    let state: String
    let old: String
    let new: String
  }

  var value: RecordedTrace.Round {
    RecordedTrace.Round(
      events: events.map(\.value),
      changes: changes?.map { StateChange(name: $0.state, old: $0.old, new: $0.new) } ?? [])
  }
}

/// One step of the negotiation.
private struct DocumentEvent: Decodable {
  let value: RecordedTrace.Event

  private enum Key: String, CodingKey {
    case kind, node, call, parentCall, proposal, purpose, size, cached, answeredBy, origin, reasons
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    value = RecordedTrace.Event(
      action: try DocumentEvent.action(fields), node: try fields.integer(forKey: .node),
      call: try fields.integer(forKey: .call),
      parentCall: try fields.integerIfPresent(forKey: .parentCall),
      reasons: try fields.decodeIfPresent([DocumentReason].self, forKey: .reasons)?.map(\.value) ?? [])
  }

  private static func action(_ fields: KeyedDecodingContainer<Key>) throws -> RecordedTrace.Event.Action {
    let kind = try fields.decode(String.self, forKey: .kind)
    switch TraceEvent.Kind.allCases.first(where: { $0.key == kind }) {
    case .measure:
      let key = try fields.decode(String.self, forKey: .purpose)
      guard let purpose = TraceEvent.Purpose.allCases.first(where: { $0.key == key }) else {
        throw DecodingError.dataCorruptedError(
          forKey: .purpose, in: fields, debugDescription: "there is no purpose '\(key)'")
      }
      return .measure(try fields.decode(DocumentProposal.self, forKey: .proposal).value, purpose)
    case .answer:
      return .answer(
        try fields.decode(DocumentSize.self, forKey: .size).value,
        answeredBy: try fields.integerIfPresent(forKey: .answeredBy))
    case .place:
      return .place(
        at: try fields.decode(DocumentPoint.self, forKey: .origin).value,
        try fields.decode(DocumentProposal.self, forKey: .proposal).value,
        try fields.decode(DocumentSize.self, forKey: .size).value)
    case nil:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: fields, debugDescription: "there is no kind of event '\(kind)'")
    }
  }
}
