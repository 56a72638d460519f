import Explanation
import LayoutEngine
import Markup

/// What each wrapper does to the proposal and the answer: two rails, proposals going down and answers coming up.
struct ChainLedgerPanel {
  private let ledger: ChainLedger
  private let record: IndexedTrace
  private let width: FigureWidth

  private static let link = 26.0
  private static let lineHeight = 16.0

  init(_ ledger: ChainLedger, _ record: IndexedTrace, width: FigureWidth) {
    self.ledger = ledger
    self.record = record
    self.width = width
  }

  private var isWide: Bool { width == .wide }
  private var left: Double { width.margin }
  private var right: Double { width.pixels - width.margin }
  private var names: Double { left + 28 }
  /// Where the two rails are, and where the words next to each end.
  private var rails: (down: Double, up: Double) { isWide ? (330, 520) : (left + 34, left + 178) }
  private var downRoom: Double { rails.up - rails.down - 26 }
  private var upRoom: Double { right - rails.up - 14 }

  /// Draws the ledger and returns where it ends.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    var y = top
    let heads = [
      (isWide ? "from the outside in" : "", left), ("proposed, going down", rails.down - 8),
      ("answered, coming up", rails.up - 8),
    ]
    for (text, x) in heads where !text.isEmpty {
      sheet.elements.append(.label(text, x: x, y: y + 14, style: .note, color: "muted"))
    }
    sheet.elements.append(LedgerBar.rule(y + 22.5, sheet))
    y += 25
    for item in ChainFolding.items(ledger.rows, record) {
      let row = ledger.rows[item.first]
      y = drawLink(row, isFirst: item.first == 0, on: &sheet, top: y)
      switch item {
      case .row(let index):
        y = draw(row, number: index + 1, isLast: index == ledger.rows.count - 1, on: &sheet, top: y)
      case .again(_, let times, let count):
        let words = (count == 1 ? "the same " : "these \(count) rows, ") + "\(times) times more"
        y = drawFold(words, row, on: &sheet, top: y)
      case .more(let hidden):
        y = drawFold("and \(hidden.count) more", row, on: &sheet, top: y)
      }
    }
    return y + 8
  }

  /// Draws a row that stands for the rows, from a given one on, that have none of their own.
  private func drawFold(_ words: String, _ row: ChainLedger.Row, on sheet: inout Sheet, top: Double) -> Double {
    let box = Box(minX: left, minY: top, maxX: right, maxY: top + 28)
    var elements: [Element] = [.rectangle(box, classes: "area ink band")]
    elements.append(.label(words, x: names, y: box.midY + 4, style: .note, color: "muted"))
    if isWide {
      for (x, classes) in [(rails.down, "line proposal"), (rails.up, "line answer")] {
        elements.append(.line(Point(x: x, y: box.minY), Point(x: x, y: box.maxY), classes: classes))
      }
    }
    sheet.elements.append(.group(Element.Group(classes: "row", node: row.nodes.first, elements: elements)))
    return box.maxY
  }

  /// Draws what goes into a wrapper and what comes out of it.
  private func drawLink(_ row: ChainLedger.Row, isFirst: Bool, on sheet: inout Sheet, top: Double) -> Double {
    let bottom = top + ChainLedgerPanel.link
    var elements =
      ArrowLayer.proposal(Point(x: rails.down, y: top), Point(x: rails.down, y: bottom - 1))
      + ArrowLayer.answer(Point(x: rails.up, y: bottom), Point(x: rails.up, y: top + 1))
    let baseline = top + 17
    elements.append(
      .label(
        "? " + LengthText.proposal(row.proposal), x: rails.down + 12, y: baseline, style: .number,
        color: "proposal"))
    elements.append(
      .label("= " + LengthText.size(row.answer), x: rails.up + 12, y: baseline, style: .number, color: "answer"))
    if isWide, let call = row.call {
      let words = "call \(call)" + (isFirst ? ", asked from outside" : "")
      elements.append(.label(words, x: names, y: baseline, style: .number, color: "muted"))
    }
    sheet.elements.append(
      .group(Element.Group(classes: "link", node: row.nodes.first, call: row.call, elements: elements)))
    return bottom
  }

  private func draw(
    _ row: ChainLedger.Row, number: Int, isLast: Bool, on sheet: inout Sheet, top: Double
  ) -> Double {
    let (down, up) = isLast ? (leafWords(row), []) : (lines(row.downWords, downRoom), lines(row.upWords, upRoom))
    let second = secondLines(row)
    // Unchanged lengths need no separate line in a narrow ledger.
    let isPlain = !isWide && !isLast && row.passes
    let words = isPlain ? 0 : max(down.count, up.count, 1)
    let height = height(words: words, second: second.count)
    let box = Box(minX: left, minY: top, maxX: right, maxY: top + height)
    var elements: [Element] = [.rectangle(box, classes: "area ink band")]
    elements += Badge.elements(number, at: Point(x: left + 14, y: top + (isWide ? height / 2 : 14)))
    let name = isWide ? firstBaseline(of: 1 + second.count, top, height) : top + 18
    elements.append(
      .label(LabelStyle.name.shortened(self.name(row), room: nameRoom), x: names, y: name, style: .name, color: "ink"))
    for (index, line) in second.enumerated() {
      let y = name + ChainLedgerPanel.lineHeight * Double(index + 1)
      elements.append(.label(line, x: names, y: y, style: .note, color: "ink"))
    }
    let below = ChainLedgerPanel.lineHeight * Double(second.count)
    if !isLast { elements += passing(row, from: isWide ? top : top + 24 + below, to: top + height, isPlain: isPlain) }
    if !isPlain {
      var y = isWide ? firstBaseline(of: words, top, height) : top + 34 + below
      for index in 0..<words {
        if index < down.count {
          elements.append(
            .label(down[index], x: rails.down + 12, y: y, style: .note, color: color(row.down, isLast)))
        }
        if index < up.count {
          elements.append(.label(up[index], x: rails.up + 12, y: y, style: .note, color: color(row.up, false)))
        }
        y += ChainLedgerPanel.lineHeight
      }
    }
    sheet.elements.append(
      .group(Element.Group(classes: "row order", node: row.nodes.first, call: row.call, elements: elements)))
    return top + height
  }

  /// The height of a row with a number of lines next to the rails, and a number below its name.
  private func height(words: Int, second: Int) -> Double {
    isWide
      ? 16 + ChainLedgerPanel.lineHeight * Double(max(words, 1 + second))
      : 28 + ChainLedgerPanel.lineHeight * Double(words + second)
  }

  /// The baseline of the first of some lines in the middle of a row.
  private func firstBaseline(of count: Int, _ top: Double, _ height: Double) -> Double {
    top + (height - ChainLedgerPanel.lineHeight * Double(count - 1)) / 2 + 4
  }

  private var nameRoom: Double { (isWide ? rails.down - 14 : right) - names }

  /// What the wrapper does with other views than the next, below its name.
  private func secondLines(_ row: ChainLedger.Row) -> [String] {
    guard let words = row.note else { return [] }
    var lines = LabelStyle.note.lines(of: words, room: nameRoom)
    // The lines are balanced, so that the last one is not a single word.
    var room = nameRoom - 8
    while room > nameRoom / 2 {
      let shorter = LabelStyle.note.lines(of: words, room: room)
      if shorter.count > lines.count || shorter.contains(where: { $0.width > room }) { break }
      lines = shorter
      room -= 8
    }
    return lines.map { LabelStyle.note.shortened($0.text, room: nameRoom) }
  }

  private func lines(_ text: String, _ room: Double) -> [String] {
    LabelStyle.note.lines(of: text, room: room).prefix(3).map { LabelStyle.note.shortened($0.text, room: room) }
  }

  private func color(_ operations: [ChainLedger.Operation], _ isLast: Bool) -> String {
    isLast || operations.contains { $0 != .unchanged } ? "ink" : "muted"
  }

  private func name(_ row: ChainLedger.Row) -> String {
    let nodes = row.nodes.compactMap { record.node($0) }
    if nodes.count == 1 { return NodeName.call(of: nodes[0]) }
    let names = nodes.prefix(3).map { NodeName.kind(of: $0) }.joined(separator: " · ")
    return nodes.count > 3 ? names + " and \(nodes.count - 3) more" : names
  }

  /// Why the view itself answers what it does.
  private func leafWords(_ row: ChainLedger.Row) -> [String] {
    guard let id = row.nodes.first, let node = record.node(id) else { return [] }
    let clauses = ReasonSentences(record).all(id).map { sentence in
      sentence.clause.hasPrefix("is ") ? String(sentence.clause.dropFirst(3)) : sentence.clause
    }
    let room = right - rails.down - 14
    if node.children.count > 1, clauses.isEmpty { return ["\(node.children.count) views inside"] }
    guard let first = clauses.first else { return [] }
    if clauses.allSatisfy({ $0 == first }) { return lines(first, room) }
    return clauses.flatMap { lines($0, room) }
  }

  /// The rails through a wrapper; one ends at a bar where the wrapper sets its own size.
  private func passing(_ row: ChainLedger.Row, from top: Double, to bottom: Double, isPlain: Bool) -> [Element] {
    // Next to a name there is no room for the rails of a narrow ledger.
    if isPlain { return [] }
    var elements: [Element] = []
    for (x, ends, classes) in [
      (rails.down, row.endsDown, "line proposal"), (rails.up, row.endsUp, "line answer"),
    ] {
      guard ends else {
        elements.append(.line(Point(x: x, y: top), Point(x: x, y: bottom), classes: classes))
        continue
      }
      let inset = min(7, (bottom - top) / 4)
      var path = PathData()
      path.segment(Point(x: x, y: top), Point(x: x, y: top + inset))
      path.segment(Point(x: x - 6, y: top + inset), Point(x: x + 6, y: top + inset))
      path.segment(Point(x: x - 6, y: bottom - inset), Point(x: x + 6, y: bottom - inset))
      path.segment(Point(x: x, y: bottom - inset), Point(x: x, y: bottom))
      elements.append(.path(path, classes: classes + " plain"))
    }
    return elements
  }
}
