import Explanation
import LayoutEngine
import Markup

extension SharingPanel {
  /// The rows of the children of one priority that get a length back when their turn comes; drawn before the first of
  /// them.
  func returned(_ rows: ArraySlice<Sharing.Row>) -> [Sharing.Row]? {
    guard let first = rows.first, first.givenBack != nil, first.unserved > 1, ledger.beginsPriority(first) else {
      return nil
    }
    return Array(ledger.rows[(first.number - 1)...].prefix(first.unserved))
  }

  /// Draws the length that the children of one priority get back.
  func drawReturn(_ rows: [Sharing.Row], on sheet: inout Sheet, top: Double) -> Double {
    let back = rows.compactMap { $0.givenBack }.reduce(0, +)
    let before = (rows.first?.room ?? 0) - back
    let text =
      "lower priority: " + LengthText.account(before) + " + " + LengthText.account(back) + " kept = "
      + LengthText.account(before + back)
    sheet.elements.append(.label(text, x: isWide ? names : left, y: top + 16, style: .note, color: "muted"))
    return ruled(top + 24, &sheet)
  }

  /// Draws the row of a child, or one row for several alike.
  func draw(_ rows: ArraySlice<Sharing.Row>, on sheet: inout Sheet, top: Double) -> Double {
    guard let first = rows.first, let last = rows.last else { return top }
    var elements = bars(rows, barRows(top))
    elements += badge(first.number, last.number, y: top + (isWide ? 21 : 13))
    elements += isWide ? wideText(rows, first, last, top) : narrowText(rows, first, last, top)
    sheet.elements.append(
      .group(
        Element.Group(
          classes: ledger.isInTurn ? "row order" : "row place", node: first.node, call: first.call, elements: elements))
    )
    return ruled(top + (isWide ? 42 : 68), &sheet)
  }

  private func badge(_ first: Int, _ last: Int, y: Double) -> [Element] {
    if first == last { return Badge.elements(first, at: Point(x: left + 10, y: y)) }
    return Badge.elements("\(first)–\(last)", from: left, y: y)
  }

  /// Where the name starts: several numbers need more room before it.
  private func nameStart(_ rows: ArraySlice<Sharing.Row>) -> Double {
    guard rows.count > 1, let first = rows.first, let last = rows.last else { return names }
    return left + LabelStyle.number.width(of: "\(first.number)–\(last.number)") + 22
  }

  private func bars(_ rows: ArraySlice<Sharing.Row>, _ y: (top: Double, bottom: Double)) -> [Element] {
    var elements: [Element] = []
    guard let first = rows.first else { return elements }
    guard let proposed = ledger.proposed else { return LedgerBar.taken(scale.box(0, first.taken, y)) }
    let start = proposed - first.room
    if first.room > 0 { elements.append(LedgerBar.room(scale.box(start, proposed, y))) }
    for row in rows {
      let start = proposed - row.room
      elements += LedgerBar.taken(scale.box(start, start + row.taken, y))
      elements.append(LedgerBar.offered(scale.box(start, start + row.offer, y)))
      elements += marks(row, from: start, y)
    }
    return elements
  }

  /// A tick at what each cell answered, where they differ.
  private func marks(_ row: Sharing.Row, from start: Double, _ y: (top: Double, bottom: Double)) -> [Element] {
    guard row.marks.contains(where: { ($0 - row.taken).magnitude > 0.005 }) else { return [] }
    var path = PathData()
    for mark in row.marks where mark.isFinite {
      let x = scale.x(start + mark)
      path.segment(Point(x: x, y: y.bottom - 7), Point(x: x, y: y.bottom))
    }
    return [.path(path, classes: "line ink cell-length")]
  }

  private func name(_ rows: ArraySlice<Sharing.Row>, _ first: Sharing.Row) -> String {
    rows.count == 1 ? first.name : "\(rows.count) × " + first.kind
  }

  /// The child's place in the source, and how long it can be.
  private func detail(_ rows: ArraySlice<Sharing.Row>, _ first: Sharing.Row) -> String {
    let range = LedgerText.range(first.least, first.most)
    let isPhrase = range.isEmpty || range.hasPrefix("at")
    let parts = [rows.count == 1 ? first.detail : "each", isPhrase ? range : "can be " + range]
    return (parts + (rows.count == 1 ? [first.longest] : [])).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func offers(_ first: Sharing.Row, _ last: Sharing.Row) -> String {
    let (one, other) = (LedgerText.offer(first.offer), LengthText.account(last.offer))
    return one == "? " + other ? one : one + " … " + other
  }

  private func wideText(
    _ rows: ArraySlice<Sharing.Row>, _ first: Sharing.Row, _ last: Sharing.Row, _ top: Double
  ) -> [Element] {
    let x = nameStart(rows)
    let room = scale.from - x - 10
    var elements: [Element] = [
      .label(LabelStyle.name.shortened(name(rows, first), room: room), x: x, y: top + 18, style: .name, color: "ink"),
      .label(
        LabelStyle.number.shortened(detail(rows, first), room: room), x: x, y: top + 33, style: .number,
        color: "muted"),
    ]
    let answer = LedgerText.answer(first.taken)
    let each = rows.count > 1 ? answer + " each" : answer
    guard ledger.proposed != nil else {
      return elements + [.label(each, x: accounts, y: top + 25, style: .number, color: "answer")]
    }
    if rows.count == 1 {
      elements.append(.label(ledger.share(of: first), x: accounts, y: top + 18, style: .number, color: "muted"))
    }
    elements.append(
      .label(offers(first, last), x: right, y: top + 18, style: .number, color: "proposal", anchor: .end))
    let leaves = LedgerText.leaves(last.leaves)
    let fits = LabelStyle.number.width(of: each) + LabelStyle.number.width(of: leaves) + 8 <= right - accounts
    elements.append(.label(fits ? each : answer, x: accounts, y: top + 33, style: .number, color: "answer"))
    elements.append(.label(leaves, x: right, y: top + 33, style: .number, color: "muted", anchor: .end))
    return elements
  }

  private func narrowText(
    _ rows: ArraySlice<Sharing.Row>, _ first: Sharing.Row, _ last: Sharing.Row, _ top: Double
  ) -> [Element] {
    let x = nameStart(rows)
    // The name has the first half of the line, and more if the rest leaves room.
    let half = (right - x) / 2 - 5
    let name = name(rows, first)
    let least = min(LabelStyle.name.width(of: name), half)
    let detail = LabelStyle.number.shortened(detail(rows, first), room: right - x - least - 10)
    let room = right - x - LabelStyle.number.width(of: detail) - 10
    var elements: [Element] = [
      .label(LabelStyle.name.shortened(name, room: room), x: x, y: top + 17, style: .name, color: "ink"),
      .label(detail, x: right, y: top + 17, style: .number, color: "muted", anchor: .end),
    ]
    let y = top + 59
    let answer = LedgerText.answer(first.taken) + (rows.count > 1 ? " each" : "")
    guard ledger.proposed != nil else {
      return elements + [.label(answer, x: left, y: y, style: .number, color: "answer")]
    }
    let leaves = LedgerText.leaves(last.leaves)
    elements.append(.label(leaves, x: right, y: y, style: .number, color: "muted", anchor: .end))
    var start = left
    let parts = [
      (rows.count == 1 ? ledger.share(of: first) : "", "muted", 80.0), (offers(first, last), "proposal", 74),
      (answer, "answer", 70),
    ]
    for (text, color, room) in parts where !text.isEmpty {
      elements.append(.label(text, x: start, y: y, style: .number, color: color))
      start += max(room, LabelStyle.number.width(of: text) + 8)
    }
    return elements
  }
}
