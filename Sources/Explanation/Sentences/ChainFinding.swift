import LayoutEngine

/// What was found about one view in its modifiers: where its size comes from, and which of them is of another size.
///
///     ChainFinding(record, subject.chain).title
///     // Image takes the 240 × 160 that aspectRatio proposes; frame(height: 120) around it is 240 × 120
struct ChainFinding {
  private let record: IndexedTrace
  private let rows: [ChainLedger.Row]

  /// - Parameter chain: the wrappers and the view inside them, outermost first.
  init(_ record: IndexedTrace, _ chain: [NodeID]) {
    self.record = record
    rows = ChainLedger(record, chain).rows
  }

  var title: String {
    guard let view = rows.last?.nodes.last.flatMap({ record.node($0) }) else { return "" }
    return NodeName.name(of: view) + " " + size(of: view) + surroundings
  }

  private func size(of view: Trace.Node) -> String {
    let finding = SizeFinding(record, view)
    guard finding.takesProposal, let proposing, let node = record.node(rows[proposing].nodes[0]) else {
      return finding.words()
    }
    return "takes the " + LengthText.size(view.frame.size) + " that " + NodeName.call(of: node) + " proposes"
  }

  /// What the wrapper that decided makes of what it is proposed; `nil` where the view decided itself.
  var account: String? {
    guard let view = rows.last?.nodes.last.flatMap({ record.node($0) }), SizeFinding(record, view).takesProposal,
      let proposing, let node = record.node(rows[proposing].nodes[0])
    else { return nil }
    return NodeName.call(of: node) + " is proposed " + LengthText.proposal(rows[proposing].proposal) + " and proposes "
      + LengthText.proposal(rows[proposing + 1].proposal) + ": " + rows[proposing].downWords + "."
  }

  /// The row of the innermost wrapper that proposes something else than it is proposed; `nil` where it only proposes the
  /// length again that it was answered before.
  private var proposing: Int? {
    let wrappers = rows.dropLast()
    guard let index = wrappers.lastIndex(where: { row in row.down.contains { $0 != .unchanged } }) else { return nil }
    for (down, up) in zip(rows[index].down, rows[index].up) {
      if case .ownLength = down, up == .unchanged { return nil }
    }
    return index
  }

  /// The wrapper of another size than what it wraps, or how many there are.
  private var surroundings: String {
    let changing = zip(rows, rows.dropFirst()).filter { !$0.0.answer.isAlmost($0.1.answer) }.map { $0.0 }
    guard let row = changing.first, let node = row.nodes.first.flatMap({ record.node($0) }) else { return "" }
    let size = LengthText.size(row.answer)
    if changing.count > 2 { return "; \(changing.count) modifiers later it is " + size }
    return "; " + NodeName.call(of: node) + " around it is " + size
  }
}
