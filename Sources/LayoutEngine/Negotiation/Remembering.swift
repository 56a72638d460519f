extension Negotiation {
  /// The answer a node gave to the same proposal before, and the call that gave it.
  ///
  /// The last answer is looked at first; the others form a list, compared by the bits of two doubles. A node
  /// that answers every proposal alike is not asked again, unless the record is to show how it answered.
  @inline(__always)
  func recall(_ id: NodeID, _ proposal: Proposal) -> (size: Size, call: Int32)? {
    let state = states + id.index
    guard state.pointee.hasAnswer else { return nil }
    if state.pointee.lastProposal == proposal { return (state.pointee.lastAnswer, state.pointee.lastCall) }
    if recorder == nil, nodes[id.index].traits.contains(.rigid) { return (state.pointee.lastAnswer, -1) }
    return recallOlder(state.pointee.newest, proposal)
  }

  private func recallOlder(_ newest: Int32, _ proposal: Proposal) -> (size: Size, call: Int32)? {
    remembered.withUnsafeBufferPointer { list in
      var index = newest
      while index >= 0 {
        let entry = list[Int(index)]
        if entry.proposal == proposal { return (entry.size, entry.call) }
        index = entry.next
      }
      return nil
    }
  }

  /// Remembers an answer; the one before it moves to the node's list.
  @inline(__always)
  func remember(_ id: NodeID, _ proposal: Proposal, _ size: Size) {
    let state = states + id.index
    if state.pointee.hasAnswer {
      remembered.append(
        RememberedAnswer(
          proposal: state.pointee.lastProposal, size: state.pointee.lastAnswer, next: state.pointee.newest,
          call: state.pointee.lastCall))
      state.pointee.newest = Int32(truncatingIfNeeded: remembered.count - 1)
    }
    state.pointee.lastProposal = proposal
    state.pointee.lastAnswer = size
    state.pointee.hasAnswer = true
  }
}
