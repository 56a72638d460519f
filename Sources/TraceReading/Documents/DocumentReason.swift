import LayoutEngine

/// One step of a rule, as it is written: its name and its words from version 2 on, only its words before.
struct DocumentReason: Decodable {
  private let reason: DocumentInteger
  private let axis: DocumentAxis
  private let step: String
  private let words: String?
  private let subject: DocumentInteger?
  private let formula: String
  private let operands: [Operand]
  private let result: DocumentNumber

  var value: RecordedTrace.Reason {
    RecordedTrace.Reason(
      number: reason.value, axis: axis.value, step: step, words: words ?? step, subject: subject?.value,
      formula: formula,
      operands: operands.map(\.value), result: result.value)
  }

  private struct Operand: Decodable {
    let value: RecordedTrace.Operand

    private enum Key: String, CodingKey { case value, from, axis, call, node, parameter, reason }
    private enum Origin: String, Decodable { case proposal, answer, parameter, reason, count, constant, measured }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      value = RecordedTrace.Operand(
        value: try fields.decode(DocumentNumber.self, forKey: .value).value, origin: try Operand.origin(fields))
    }

    private static func origin(_ fields: KeyedDecodingContainer<Key>) throws -> RecordedTrace.Operand.Origin {
      switch try fields.decode(Origin.self, forKey: .from) {
      case .proposal: .proposal(try fields.decode(DocumentAxis.self, forKey: .axis).value)
      case .answer:
        .answer(
          call: try fields.integer(forKey: .call),
          try fields.decode(DocumentAxis.self, forKey: .axis).value)
      case .parameter:
        .parameter(
          node: try fields.integer(forKey: .node), try fields.decode(String.self, forKey: .parameter))
      case .reason: .reason(try fields.integer(forKey: .reason))
      case .count: .count
      case .constant: .constant
      case .measured: .measured
      }
    }
  }
}
