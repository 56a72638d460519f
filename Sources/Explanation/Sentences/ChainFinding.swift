import LayoutEngine

/// What was found about one view in its modifiers: where its size comes from, and which of them is of another size.
///
///     ChainFinding(record, subject.chain).title
///     // Image takes the 240 × 160 that aspectRatio proposes; frame(height: 120) around it is 240 × 120
struct ChainFinding {
  private let record: IndexedTrace
  private let rows: [ChainLedger.Row]
  private let view: Trace.Node?
  private let size: SizeFinding?

  /// - Parameter chain: the wrappers and the view inside them, outermost first.
  init(_ record: IndexedTrace, _ chain: [NodeID]) {
    self.record = record
    rows = ChainLedger(record, chain).rows
    view = rows.last?.nodes.last.flatMap { record.node($0) }
    size = view.map { SizeFinding(record, $0) }
  }

  var title: String {
    guard let view, let size else { return "" }
    guard let proposing else { return name(of: view) + " " + size.words() + surroundings }
    return name(of: view) + " takes the " + LengthText.size(view.frame.size) + " that "
      + NodeName.call(of: proposing.node) + " proposes" + surroundings
  }

  /// What the wrapper that decided makes of what it is proposed; `nil` where the view decided itself.
  var account: String? {
    proposing.map { row, node in
      NodeName.call(of: node) + " is proposed " + LengthText.proposal(rows[row].proposal) + " and proposes "
        + LengthText.proposal(rows[row + 1].proposal) + ": " + rows[row].downWords + "."
    }
  }

  /// A view that is not known has only the size of what is drawn in its place.
  private func name(of view: Trace.Node) -> String {
    if case .standIn(let name) = view.info.appearance { return "A stand-in for " + name }
    return NodeName.name(of: view)
  }

  /// The innermost wrapper that proposes something else than it is proposed; `nil` where the view does not take it, and
  /// where the wrapper only proposes the length again that it was answered before.
  private var proposing: (row: Int, node: Trace.Node)? {
    guard let size, size.takesProposal,
      let row = rows.dropLast().lastIndex(where: { row in row.down.contains { $0 != .unchanged } }),
      let node = record.node(rows[row].nodes[0])
    else { return nil }
    for (down, up) in zip(rows[row].down, rows[row].up) {
      if case .ownLength = down, up == .unchanged { return nil }
    }
    return (row, node)
  }

  /// The wrapper of another size than what it wraps; where there are more than two, the size of all of them.
  private var surroundings: String {
    let changing = zip(rows, rows.dropFirst()).filter { !$0.0.answer.isAlmost($0.1.answer) }.map { $0.0 }
    guard let row = changing.first, let node = row.nodes.first.flatMap({ record.node($0) }) else { return "" }
    let size = LengthText.size(row.answer)
    if changing.count > 2 { return "; with all that is around it " + size }
    return "; " + NodeName.call(of: node) + " around it is " + size
  }
}
