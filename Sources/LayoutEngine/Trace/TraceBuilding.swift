extension Trace {
  /// Brings what a recorder took down, and where the tree's nodes ended up, into one record.
  ///
  /// - Parameters:
  ///   - tree: the tree after its layout.
  ///   - root: the preview's root view.
  ///   - container: what the preview was laid out in, in points.
  ///   - recorder: the recorder of that layout.
  public init(tree: LayoutTree, root: NodeID, container: Size, recorder: TraceRecorder) {
    let round = Round(recorder)
    let nodes = tree.documentOrder(from: root).map { Node(tree, $0, isRoot: $0 == root) }
    self.init(
      container: container, nodes: nodes, rounds: [round], settled: true, findings: FindingSearch(tree: tree, nodes: nodes).all())
  }
}

extension LayoutTree {
  /// The nodes below a root and the root itself, each before its children.
  func documentOrder(from root: NodeID) -> [NodeID] {
    var order: [NodeID] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      order.append(node)
      waiting.append(contentsOf: children(of: node).reversed())
    }
    return order
  }
}

extension Trace.Node {
  fileprivate init(_ tree: LayoutTree, _ id: NodeID, isRoot: Bool) {
    self.init(
      id: id, parent: isRoot ? nil : tree.parent(of: id), children: tree.children(of: id), info: tree.info(of: id),
      frame: tree.frame(of: id), drawn: tree.drawnFrame(of: id), isPlaced: tree.isPlaced(id),
      text: tree.textLayouts[id.rawValue], tracks: tree.gridPasses[id.rawValue])
  }
}

extension Trace.Round {
  /// Sorts the reasons by the call they belong to, so that each answer names one stretch of them.
  fileprivate init(_ recorder: TraceRecorder) {
    let order = recorder.reasons.indices.sorted {
      (recorder.reasons[$0].call, $0) < (recorder.reasons[$1].call, $1)
    }
    var renumbered = [Int32](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { renumbered[old] = Int32(new) }
    let reasons = order.map { Reason(recorder.reasons[$0], recorder.terms, renumbered) }
    let ranges = Trace.Round.rangesByCall(order.map { recorder.reasons[$0].call })
    let events = recorder.events.map { event in
      var event = event
      guard event.kind != .measure else { return event }
      event.reasons = ranges[event.answeredBy ?? event.call] ?? 0..<0
      return event
    }
    self.init(events: events, reasons: reasons)
  }

  private static func rangesByCall(_ calls: [Int32]) -> [Int32: Range<Int32>] {
    var ranges: [Int32: Range<Int32>] = [:]
    var start = 0
    for index in calls.indices where index + 1 == calls.count || calls[index + 1] != calls[index] {
      ranges[calls[index]] = Int32(start)..<Int32(index + 1)
      start = index + 1
    }
    return ranges
  }
}

extension Reason {
  fileprivate init(_ recorded: RecordedReason, _ terms: [Formula.Term], _ renumbered: [Int32]) {
    let formula = terms[Int(recorded.firstTerm)..<Int(recorded.endTerm)].map { term in
      guard case .operand(var operand) = term, case .reason(let old) = operand.origin, old >= 0 else { return term }
      operand.origin = .reason(renumbered[Int(old)])
      return .operand(operand)
    }
    self.init(
      node: recorded.node, axis: recorded.axis, step: recorded.step, subject: recorded.subject,
      formula: Formula(formula), result: recorded.result)
  }
}
