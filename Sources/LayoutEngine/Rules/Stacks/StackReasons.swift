/// What a stack records about its steps; nothing here affects the result.
extension Negotiation {
  /// Records which calls a negotiation consisted of, and how far the children reach across the axis.
  @inline(never)
  func noteNegotiation(_ id: NodeID, _ proposal: Proposal, firstCall: Int32, endCall: Int32) {
    guard let recorder else { return }
    recorder.add(
      RecordedNegotiation(
        node: id, call: recorder.log.currentCall, reasonCount: Int32(recorder.reasons.count),
        firstCall: firstCall, endCall: endCall, proposal: proposal,
        before: memory(of: id).pointee.before, after: memory(of: id).pointee.after))
  }

  /// Keeps the gaps that the children prefer; given ones are the rule's.
  func noteGaps(_ id: NodeID, _ rule: StackRule) {
    guard let recorder, rule.spacing.value == nil else { return }
    recorder.gaps[id.rawValue] = (0..<childCount(of: id)).map { states[child(of: id, at: $0)].gap }
  }
}
