/// What a stack takes down about its steps; nothing here takes part in the result.
extension Negotiation {
  /// Takes down which calls a negotiation consisted of.
  func noteNegotiation(_ id: NodeID, _ proposal: Proposal, since firstCall: Int32) {
    guard let recorder else { return }
    calls?[id.index].negotiation = recorder.note(
      RecordedStep(
        part: .sharesOut, node: id, call: recorder.log.currentCall, reasonCount: Int32(recorder.reasons.count),
        firstCall: firstCall, endCall: recorder.log.nextCall, proposal: proposal))
  }

  /// Takes down how far the children reach across the axis.
  @inline(__always)
  func noteExtent(_ id: NodeID) { noteStep(.linesUp, id) }

  /// Takes down that the stack answered with the length of its children.
  @inline(__always)
  func noteLength(_ id: NodeID) { noteStep(.addsUp, id) }

  @inline(__always)
  private func noteStep(_ part: RecordedStep.Part, _ id: NodeID) {
    guard let recorder else { return }
    _ = recorder.note(
      RecordedStep(
        part: part, node: id, call: recorder.log.currentCall, reasonCount: Int32(recorder.reasons.count),
        negotiation: calls?[id.index].negotiation ?? -1, proposal: .zero, before: memory(of: id).pointee.before,
        after: memory(of: id).pointee.after))
  }

  /// Keeps the gaps that the children prefer; given ones are the rule's.
  func noteGaps(_ id: NodeID, _ rule: StackRule) {
    guard let recorder, rule.spacing.value == nil else { return }
    recorder.gaps[id.rawValue] = (0..<Int(nodes[id.index].childCount)).map { states[child(of: id, at: $0).index].gap }
  }
}
