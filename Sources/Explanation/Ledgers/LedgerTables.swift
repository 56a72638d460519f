import LayoutEngine

/// A subject's ledger as tables to read without a figure, each with a heading.
package struct LedgerTables: Sendable {
  package struct Section: Sendable {
    package var title: String
    package var table: RoleTable
    /// The lines below the table.
    package var notes: [String] = []
  }

  package private(set) var sections: [Section] = []
  private let record: IndexedTrace

  package init(_ record: IndexedTrace, _ subject: Subject) {
    self.record = record
    if subject.kind == .chain {
      if subject.chain.count > 1 { sections = [section(ChainLedger(record, subject.chain))] }
    } else if let ledger = LazyGridLedger(record, subject.node) {
      sections = [section(ledger.measuring, isFirst: true, ledger), section(ledger.placing, isFirst: false, ledger)]
    } else if let ledger = StackLedger(record, subject.node) {
      sections = [section(ledger)]
    } else if let ledger = GridLedger(record, subject.node) {
      sections = [ledger.columns, ledger.rows].filter { !$0.tracks.isEmpty }.map { section($0, ledger.spans) }
    } else {
      sections = [section(children: subject.children)]
    }
    if let node = record.node(subject.node), let note = record.outOfSight(of: node), !sections.isEmpty {
      sections[sections.count - 1].notes.append(note)
    }
  }

  // MARK: - A chain

  private func section(_ ledger: ChainLedger) -> Section {
    var table = RoleTable([
      .init(heading: "from the outside in"), .init(heading: "proposed", role: .proposal), .init(heading: "going down"),
      .init(heading: "answered", role: .answer), .init(heading: "coming up"),
      .init(heading: "call", role: .muted, isNumber: true),
    ])
    for (index, row) in ledger.rows.enumerated() {
      let isLast = index == ledger.rows.count - 1
      table.add([
        name(row), LengthText.proposal(row.proposal), isLast ? "" : row.downWords, LengthText.size(row.answer),
        isLast ? "" : row.upWords, row.call.map { "\($0)" } ?? "",
      ])
    }
    let notes = ledger.rows.compactMap { row -> String? in
      guard let note = row.note, let node = row.nodes.first.flatMap({ record.node($0) }) else { return nil }
      return NodeName.name(of: node) + " " + note + "."
    }
    return Section(title: LedgerText.chainTitle, table: table, notes: notes)
  }

  private func name(_ row: ChainLedger.Row) -> String {
    let nodes = row.nodes.compactMap { record.node($0) }
    if nodes.count == 1 { return NodeName.call(of: nodes[0]) }
    let names = nodes.prefix(3).map { NodeName.kind(of: $0) }.joined(separator: " · ")
    return nodes.count > 3 ? names + " and \(nodes.count - 3) more" : names
  }

  // MARK: - A stack, and what has no account

  private func section(_ ledger: StackLedger) -> Section {
    var table = RoleTable([
      .init(heading: LedgerText.order(isInTurn: ledger.proposed != nil)), .init(heading: "can be"),
      .init(heading: "room", isNumber: true),
      .init(heading: "among", isNumber: true), .init(heading: "offered", role: .proposal, isNumber: true),
      .init(heading: "taken", role: .answer, isNumber: true), .init(heading: "leaves", isNumber: true),
      .init(heading: "call", role: .muted, isNumber: true),
    ])
    for row in ledger.rows {
      let isShared = ledger.proposed != nil
      let range = LedgerText.range(row.least, row.most)
      table.add([
        record.offeredName(of: row.child, reaching: row.most), range, isShared ? number(row.room) : "",
        isShared ? "\(row.unserved)" : "", isShared ? number(row.offer) : "nil", number(row.taken),
        isShared ? number(row.leaves) : "", row.call.map { "\($0)" } ?? "",
      ])
    }
    let whole = ledger.axis == .horizontal ? "width" : "height"
    let title =
      ledger.proposed.map { "How the " + whole + " of " + number($0) + " is shared out" }
      ?? "No " + whole + " is proposed: each takes its ideal"
    var notes: [String] = []
    if ledger.gaps > 0 { notes.append("The gaps take " + number(ledger.gaps) + " first.") }
    if ledger.gaps < 0 { notes.append("The gaps are negative and add " + number(-ledger.gaps) + " first.") }
    notes += kept(ledger.reserves)
    notes.append("Together " + number(ledger.total) + ".")
    return Section(title: title, table: table, notes: notes)
  }

  /// What is kept for children of a lower priority: a spacer's is lower than any other's.
  private func kept(_ reserves: [StackLedger.Reserve]) -> [String] {
    var lines: [(text: String, count: Int)] = []
    for reserve in reserves {
      let why = record.node(reserve.child)?.isSpacer == true ? "" : ", whose layoutPriority is lower"
      let text = number(reserve.length) + " are kept for " + record.viewName(of: reserve.child) + why
      if let index = lines.firstIndex(where: { $0.text == text }) {
        lines[index].count += 1
      } else {
        lines.append((text, 1))
      }
    }
    return lines.map { $0.text + ($0.count > 1 ? ", \($0.count) times" : "") + "." }
  }

  private func section(children: [NodeID]) -> Section {
    var table = RoleTable([
      .init(heading: "in their order"), .init(heading: "proposed", role: .proposal),
      .init(heading: "answered", role: .answer), .init(heading: "at", role: .muted),
    ])
    for child in children {
      guard let node = record.node(child) else { continue }
      table.add([
        record.offeredName(of: child), record.finalProposal(of: child).map { LengthText.proposal($0) } ?? "",
        LengthText.size(node.frame.size),
        LengthText.length(node.frame.minX) + ", " + LengthText.length(node.frame.minY),
      ])
    }
    return Section(title: "What each child was proposed", table: table)
  }

  // MARK: - Grids

  private func section(_ pass: LazyGridLedger.Pass, isFirst: Bool, _ ledger: LazyGridLedger) -> Section {
    let (whole, track) = ledger.axis == .horizontal ? ("width", "column") : ("height", "row")
    var table = RoleTable([
      .init(heading: track), .init(heading: "room", isNumber: true), .init(heading: "among", isNumber: true),
      .init(heading: "share", role: .proposal, isNumber: true), .init(heading: "length", role: .answer, isNumber: true),
      .init(heading: "why"), .init(heading: "leaves", isNumber: true),
    ])
    for item in pass.items {
      table.add([
        "\(item.number)", item.room.map(number) ?? "", item.room == nil ? "" : "\(item.unserved)",
        item.share.map(number) ?? "", (item.count > 1 ? "\(item.count) × " : "") + number(item.length), why(item),
        item.leaves.map(number) ?? "",
      ])
    }
    let title =
      (isFirst ? "Measuring, the grid shares out the " : "Placing, it shares out the ")
      + (isFirst ? whole + " of " : "") + number(pass.offered) + (isFirst ? "" : " it answered")
    let notes = ["With the gaps of " + number(pass.gaps) + " its \(track)s are " + number(pass.total) + " long."]
    return Section(title: title, table: table, notes: notes)
  }

  private func why(_ item: LazyGridLedger.Item) -> String {
    switch item.bound {
    case .minimum: "its minimum"
    case .maximum: "its maximum"
    case nil: item.share == nil ? "fixed" : "its share"
    }
  }

  private func section(_ account: GridLedger.Account, _ spans: [GridLedger.Span]) -> Section {
    let (whole, track) = account.axis == .horizontal ? ("width", "column") : ("height", "row")
    var table = RoleTable([
      .init(heading: track + "s " + LedgerText.order(isInTurn: account.proposed != nil)), .init(heading: "can be"),
      .init(heading: "room", isNumber: true),
      .init(heading: "among", isNumber: true), .init(heading: "offered", role: .proposal, isNumber: true),
      .init(heading: "length", role: .answer, isNumber: true), .init(heading: "longest cell"),
      .init(heading: "leaves", isNumber: true),
    ])
    for entry in account.tracks {
      table.add([
        track + " \(entry.place)", LedgerText.range(entry.least, entry.most), entry.room.map(number) ?? "",
        entry.room == nil ? "" : "\(entry.unserved)", entry.share.map(number) ?? "nil", number(entry.length),
        entry.longest.map { record.viewName(of: $0) } ?? "", entry.leaves.map(number) ?? "",
      ])
    }
    let title =
      account.proposed.map { "How the " + whole + " of " + number($0) + " is shared out" }
      ?? "No " + whole + " is proposed: each " + track + " is as long as its longest cell"
    return Section(title: title, table: table, notes: notes(of: account, spans))
  }

  /// What cells over several columns add, and the final lengths.
  private func notes(of account: GridLedger.Account, _ spans: [GridLedger.Span]) -> [String] {
    guard account.axis == .horizontal, account.tracks.contains(where: { $0.surplus > 0 }) else { return [] }
    let widening = spans.filter { $0.each > 0 }.map { span in
      (span.cell.map { record.viewName(of: $0) } ?? "A cell") + " takes " + number(span.wanted)
        + " over \(span.count) columns, which have " + number(span.width) + ": each gets " + number(span.each)
        + " more."
    }
    return widening + [
      "In the end the columns are " + ComparisonWords.list(account.inOrder.map { number($0.total) }) + "."
    ]
  }

  // MARK: - Numbers

  private func number(_ length: Double) -> String { LengthText.account(length) }
}
