extension Trace.Round {
  /// Brings what a recorder took down into the order and form that readers use.
  ///
  /// - Parameters:
  ///   - recorder: the recorder of the round's layout.
  ///   - tree: the round's tree.
  ///   - changes: what the round's effects changed.
  public init(_ recorder: TraceRecorder, _ tree: LayoutTree, changes: [StateChange] = []) {
    let calls = recorder.log.calls.elements
    var list = RecordedReasons(recorder: recorder, calls: calls, tree: tree).list()
    list.sortByCall()
    let ranges = list.rangesByCall
    let events = EventReplay(calls: calls, origins: recorder.log.origins.elements).events()
    self.init(
      events: events.map { event in
        var event = event
        if event.kind != .measure { event.reasons = ranges[event.answeredBy ?? event.call] ?? 0..<0 }
        return event
      }, reasons: list.reasons, changes: changes)
  }
}

/// The events that a list of calls tells of: a call begins, those within it follow, and then it is answered.
private struct EventReplay {
  let calls: [RecordedCall]
  let origins: [Point]

  func events() -> [TraceEvent] {
    var events: [TraceEvent] = []
    events.reserveCapacity(calls.count * 2)
    var open: [Int32] = []
    var placements = 0
    for (index, call) in calls.enumerated() {
      while let last = open.last, last != call.parent { close(open.removeLast(), &events) }
      let number = Int32(index)
      if call.kind == .place {
        events.append(place(call, number, at: origins[placements]))
        placements += 1
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

  private func place(_ call: RecordedCall, _ number: Int32, at origin: Point) -> TraceEvent {
    TraceEvent(
      kind: .place, node: call.node, call: number, parentCall: call.parent, proposal: call.proposal,
      purpose: .placement, size: call.size, origin: origin)
  }

  private func close(_ number: Int32, _ events: inout [TraceEvent]) {
    let call = calls[Int(number)]
    guard call.kind == .measure else { return }
    events.append(
      TraceEvent(
        kind: .answer, node: call.node, call: number, parentCall: call.parent, size: call.size,
        answeredBy: call.answeredBy < 0 ? nil : call.answeredBy))
  }
}

/// All reasons of a recorder, those it noted and those that follow from the calls, in the order they came about.
private struct RecordedReasons {
  let recorder: TraceRecorder
  let calls: [RecordedCall]
  let tree: LayoutTree

  func list() -> ReasonList {
    var list = ReasonList()
    var numbers: [Int32] = []
    var explanations: [StackExplanation?] = []
    for step in recorder.steps.elements {
      addReasons(until: Int(step.reasonCount), to: &list, &numbers)
      list.call = step.call
      explanations.append(step.part == .sharesOut ? explanation(of: step) : nil)
      explain(step, explanations, to: &list)
    }
    addReasons(until: recorder.reasons.count, to: &list, &numbers)
    addLeafReasons(to: &list)
    return list
  }

  private func explanation(of step: RecordedStep) -> StackExplanation? {
    guard case .stack(let rule) = tree.rule(of: step.node.index) else { return nil }
    return StackExplanation(step, rule, tree, gaps: recorder.gaps[step.node.rawValue], calls: calls)
  }

  private func explain(_ step: RecordedStep, _ explanations: [StackExplanation?], to list: inout ReasonList) {
    switch step.part {
    case .sharesOut: explanations.last??.explainSharing(step, to: &list)
    case .linesUp: explanations[Int(step.negotiation)]?.explainExtent(step, to: &list)
    case .addsUp: explanations[Int(step.negotiation)]?.explainLength(to: &list)
    }
  }

  /// - Parameter numbers: the place in the list of each reason noted so far.
  private func addReasons(until end: Int, to list: inout ReasonList, _ numbers: inout [Int32]) {
    for recorded in recorder.reasons[numbers.count..<end] {
      let formula = Formula(Array(recorder.terms[Int(recorded.firstTerm)..<Int(recorded.endTerm)]))
      let reason = Reason(
        node: recorded.node, axis: recorded.axis, step: recorded.step, subject: recorded.subject, formula: formula,
        result: recorded.result)
      list.call = recorded.call
      numbers.append(list.add(reason.renumbered { numbers[Int($0)] }))
    }
  }

  private func addLeafReasons(to list: inout ReasonList) {
    for (number, call) in calls.enumerated() where call.kind == .measure && call.answeredBy < 0 {
      list.call = Int32(number)
      LeafExplanation(call: call).explain(tree.rule(of: call.node.index), to: &list)
    }
  }
}
