internal import LayoutEngine

/// The steps of rules in a round of a document, as the engine records them: one after another, with a range for each
/// event. Steps that this program does not know are left out.
struct RestoredReasons {
  private(set) var reasons: [Reason] = []
  private var ranges: [Int: Range<Int32>] = [:]
  /// The places of the document's reasons by their numbers.
  private var places: [Int: Int32] = [:]

  /// The reasons are in the order of their numbers, which is not that of the events: the steps that a view takes before
  /// it asks others come before those of the answers that it gets.
  init(_ round: RecordedTrace.Round) {
    let known = round.events.map { event in event.reasons.filter { Reason.Step(rawValue: $0.step) != nil } }
    let explained = known.indices.filter { !known[$0].isEmpty }
    let order = explained.sorted { known[$0][0].number < known[$1][0].number }
    for reason in order.flatMap({ known[$0] }) { places[reason.number] = Int32(clamping: places.count) }
    for index in order {
      let (event, start) = (round.events[index], Int32(clamping: reasons.count))
      for reason in known[index] {
        guard let step = Reason.Step(rawValue: reason.step) else { continue }
        reasons.append(restored(reason, step, of: event.node))
      }
      ranges[event.call] = start..<Int32(clamping: reasons.count)
    }
  }

  /// The reasons of an event; a remembered answer has those of the call that computed it.
  func range(of event: RecordedTrace.Event) -> Range<Int32> {
    switch event.action {
    case .measure: 0..<0
    case .answer(_, let earlier?): ranges[earlier] ?? 0..<0
    case .answer, .place: ranges[event.call] ?? 0..<0
    }
  }

  private func restored(_ reason: RecordedTrace.Reason, _ step: Reason.Step, of node: Int) -> Reason {
    let operands = reason.operands.map { Formula.Operand($0.value ?? .nan, origin($0.origin)) }
    return Reason(
      node: NodeID(Int32(clamping: node)), axis: reason.axis, step: step,
      subject: reason.subject.map { Int32(clamping: $0) } ?? -1,
      formula: RestoredFormula.formula(reason.formula, operands), result: reason.result ?? .nan)
  }

  private func origin(_ origin: RecordedTrace.Operand.Origin) -> Formula.Origin {
    switch origin {
    case .proposal(let axis): .proposal(axis)
    case .answer(let call, let axis): .answer(call: Int32(clamping: call), axis)
    case .parameter(let node, let name):
      Parameter(rawValue: name).map { .parameter(NodeID(Int32(clamping: node)), $0) } ?? .constant
    case .reason(let number): places[number].map { .reason($0) } ?? .constant
    case .count: .count
    case .constant: .constant
    case .measured: .measured
    }
  }
}
