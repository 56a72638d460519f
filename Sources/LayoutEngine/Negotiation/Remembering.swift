/// An answer a container gave, in a list that starts at the node's state.
struct RememberedAnswer: Answered {
  var proposal: Proposal
  var size: Size
  var older: UnsafeMutablePointer<RememberedAnswer>?
  /// The node, and the call that gave the answer when something is recorded.
  var node: Int32
  var call: Int32

  @inline(__always) var question: UInt64 { UInt64(UInt32(bitPattern: node)) }
}

/// A list that is longer than this is searched through a table.
private let longestList: Int32 = 12

extension Negotiation {
  /// The answer a node gave to the same proposal before, and the call that gave it.
  ///
  /// The last answer is looked at first; the others form a list, compared by the bits of two doubles. A node with the
  /// same answer for every proposal is not asked again.
  @inline(__always)
  func recall(_ id: NodeID, _ proposal: Proposal) -> (size: Size, call: Int32)? {
    guard states[id].flags.contains(.hasAnswer) else { return nil }
    let memory = memory(of: id)
    if memory.pointee.lastProposal == proposal || nodes[id].traits.contains(.rigid) {
      return (memory.pointee.lastAnswer, calls?[id].last ?? -1)
    }
    return recallOlder(id, proposal)
  }

  @inline(__always)
  private func recallOlder(_ id: NodeID, _ proposal: Proposal) -> (size: Size, call: Int32)? {
    let memory = memory(of: id)
    if memory.pointee.olderAnswers > longestList {
      return answerTable.find(UInt64(UInt32(bitPattern: id.rawValue)), proposal).map {
        ($0.pointee.size, $0.pointee.call)
      }
    }
    var answer = memory.pointee.newest
    while let entry = answer {
      if entry.pointee.proposal == proposal { return (entry.pointee.size, entry.pointee.call) }
      answer = entry.pointee.older
    }
    return nil
  }

  /// Remembers an answer; the one before it moves to the node's list.
  @inline(__always)
  func remember(_ id: NodeID, _ proposal: Proposal, _ size: Size) {
    let memory = memory(of: id)
    if states[id].flags.contains(.hasAnswer) { keepLastAnswer(id) }
    memory.pointee.lastProposal = proposal
    memory.pointee.lastAnswer = size
    states[id].flags.insert(.hasAnswer)
  }

  @inline(__always)
  private func keepLastAnswer(_ id: NodeID) {
    let memory = memory(of: id)
    let answer = answers.add(
      RememberedAnswer(
        proposal: memory.pointee.lastProposal, size: memory.pointee.lastAnswer, older: memory.pointee.newest,
        node: id.rawValue, call: calls?[id].last ?? -1))
    memory.pointee.newest = answer
    memory.pointee.olderAnswers += 1
    if memory.pointee.olderAnswers > longestList {
      enterInTable(answer, isFirst: memory.pointee.olderAnswers == longestList + 1)
    }
  }

  /// Enters an answer in the table; the first time a node's list is too long, the whole list.
  private func enterInTable(_ newest: UnsafeMutablePointer<RememberedAnswer>, isFirst: Bool) {
    var answer: UnsafeMutablePointer<RememberedAnswer>? = newest
    while let entry = answer {
      answerTable.insert(entry)
      answer = isFirst ? entry.pointee.older : nil
    }
  }
}
