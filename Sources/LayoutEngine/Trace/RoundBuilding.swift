extension Trace.Round {
  /// Decodes a recording into the events and reasons of a round.
  ///
  /// - Parameters:
  ///   - recorder: the recorder of the round's layout.
  ///   - tree: the round's tree.
  ///   - changes: what the round's effects changed.
  public init(_ recorder: TraceRecorder, _ tree: LayoutTree, changes: [StateChange] = []) {
    let calls = CallReader.calls(of: recorder.log)
    let (reasons, starts) = RecordedReasons(recorder, calls, tree).list().sortedByCall(count: calls.count)
    let events = EventReplay(calls: calls, firstReasons: starts).events()
    self.init(events: events, reasons: reasons, changes: changes)
    isCut = recorder.isCut
  }
}

/// The events of a list of calls: a call begins, those within it follow, and then it is answered.
private struct EventReplay {
  let calls: [RecordedCall]
  /// Where the reasons of each call begin, and where the last ones end.
  let firstReasons: [Int32]

  private func reasons(of call: Int32) -> Range<Int32> { firstReasons[Int(call)]..<firstReasons[Int(call) + 1] }

  func events() -> [TraceEvent] {
    var events: [TraceEvent] = []
    events.reserveCapacity(calls.count * 2)
    var open: [Int32] = []
    for (index, call) in calls.enumerated() {
      while let last = open.last, last != call.parent { close(open.removeLast(), &events) }
      let number = Int32(index)
      if call.kind == .place {
        events.append(place(call, number))
      } else {
        events.append(
          TraceEvent(
            kind: .measure, node: call.node, call: number, parentCall: call.parent, proposal: call.proposal,
            purpose: call.purpose))
      }
      open.append(number)
    }
    while let last = open.popLast() { close(last, &events) }
    return events
  }

  private func place(_ call: RecordedCall, _ number: Int32) -> TraceEvent {
    TraceEvent(
      kind: .place, node: call.node, call: number, parentCall: call.parent, proposal: call.proposal,
      purpose: .placement, size: call.size, origin: call.origin, reasons: reasons(of: number))
  }

  private func close(_ number: Int32, _ events: inout [TraceEvent]) {
    let call = calls[Int(number)]
    guard call.kind == .measure else { return }
    let earlier = call.answeredBy < 0 ? nil : call.answeredBy
    events.append(
      TraceEvent(
        kind: .answer, node: call.node, call: number, parentCall: call.parent, size: call.size, answeredBy: earlier,
        reasons: reasons(of: earlier ?? number)))
  }
}

/// All reasons of a recorder, those it noted and those that follow from the calls, in the order they came about.
private struct RecordedReasons {
  let recorder: TraceRecorder
  let calls: [RecordedCall]
  let tree: LayoutTree
  /// The reasons the recorder noted.
  private let noted: [RecordedReason]

  init(_ recorder: TraceRecorder, _ calls: [RecordedCall], _ tree: LayoutTree) {
    (self.recorder, self.calls, self.tree) = (recorder, calls, tree)
    noted = recorder.reasons.elements
  }

  func list() -> ReasonList {
    var list = ReasonList()
    var numbers: [Int32] = []
    var explanations = [[StackExplanation]](repeating: [], count: tree.nodeCount)
    var stacks = [RecordedStack?](repeating: nil, count: tree.nodeCount)
    let ends = CallReader.ends(of: calls)
    for negotiation in recorder.negotiations.elements {
      addReasons(until: Int(negotiation.reasonCount), to: &list, &numbers)
      guard let stack = stacks[negotiation.node.index] ?? stack(negotiation.node) else { continue }
      stacks[negotiation.node.index] = stack
      let explanation = StackExplanation(negotiation, stack, calls: calls, ends: ends)
      list.call = negotiation.call
      explanation.explainNegotiation(to: &list)
      explanations[negotiation.node.index].append(explanation)
    }
    addReasons(until: noted.count, to: &list, &numbers)
    addAnswerReasons(explanations, to: &list)
    return list
  }

  private func stack(_ node: NodeID) -> RecordedStack? {
    guard case .stack(let rule) = tree.rule(of: node.index) else { return nil }
    return RecordedStack(node, rule, tree, gaps: recorder.gaps[node.rawValue])
  }

  /// - Parameter numbers: the place in the list of each reason noted so far.
  private func addReasons(until end: Int, to list: inout ReasonList, _ numbers: inout [Int32]) {
    for recorded in noted[numbers.count..<end] {
      list.call = recorded.call
      let number = list.note(
        recorded.step, recorded.node, recorded.axis, subject: recorded.subject, result: recorded.result
      ) { formula in
        for term in recorder.terms[Int(recorded.firstTerm)..<Int(recorded.endTerm)] {
          formula.terms.append(term.renumbered { numbers[Int($0)] })
        }
      }
      numbers.append(number)
    }
  }

  /// Why nodes answered what they did, where they did not note it, and how long stacks are.
  ///
  /// - Parameter explanations: the negotiations of each stack, in their order; none for any other node.
  private func addAnswerReasons(_ explanations: [[StackExplanation]], to list: inout ReasonList) {
    var next = [Int](repeating: 0, count: tree.nodeCount)
    for (index, call) in calls.enumerated()
    where call.kind == .measure && call.answeredBy < 0 && call.isExplained {
      let number = Int32(index)
      list.call = number
      AnswerExplanation(call: call, tree: tree).explain(to: &list)
      let own = explanations[call.node.index]
      guard !own.isEmpty else { continue }
      // The latest negotiation that had begun when the stack answered: its own, or one made while placing.
      var position = next[call.node.index]
      while position < own.count, own[position].isKnown(to: number) { position += 1 }
      next[call.node.index] = position
      if position > 0 { own[position - 1].explainLength(to: &list) }
    }
  }
}
