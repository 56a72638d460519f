import Explanation
import LayoutEngine
import Markup

/// How a length is shared out: what is set aside, a row for each child or column in the order of service, and the
/// result.
struct SharingPanel {
  let ledger: Sharing
  private let width: FigureWidth
  private let items: [LedgerItem]
  let scale: LedgerScale

  init(_ ledger: Sharing, width: FigureWidth) {
    self.ledger = ledger
    self.width = width
    items = LedgerFolding.items(ledger.rows)
    let whole = ledger.proposed ?? ledger.total
    var points = [0, whole, ledger.total] + ledger.places.map { $0.start + $0.length }
    for row in ledger.rows where ledger.proposed != nil {
      points += [whole - row.room, whole - row.room + row.taken]
    }
    let isWide = width == .wide
    scale = LedgerScale(
      points, pixels: (isWide ? 232 : width.margin + 1, isWide ? 520 : width.pixels - width.margin - 1))
  }

  var isWide: Bool { width == .wide }
  var left: Double { width.margin }
  var right: Double { width.pixels - width.margin }
  /// Where the names begin, and the account in a wide ledger.
  var names: Double { left + 27 }
  var accounts: Double { 536 }

  /// Draws the ledger and returns where it ends.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    var y = drawHead(on: &sheet, top: top)
    if ledger.proposed != nil, ledger.gaps != 0 || ledger.kept != 0 { y = drawSetAside(on: &sheet, top: y) }
    for item in items {
      switch item {
      case .rows(let rows):
        if let returned = returned(rows), returned.count > 1 { y = drawReturn(returned, on: &sheet, top: y) }
        y = draw(rows, on: &sheet, top: y)
      case .more(let rows): y = drawMore(rows, on: &sheet, top: y)
      }
    }
    for addition in ledger.additions {
      let x = isWide ? names : left
      let last = sheet.addParagraph(addition, .note, color: "muted", x: x, y: y + 17, room: right - x)
      y = ruled(last + 8, &sheet)
    }
    return drawResult(on: &sheet, top: y) + 8
  }

  // MARK: - Head

  private func drawHead(on sheet: inout Sheet, top: Double) -> Double {
    guard isWide else {
      sheet.elements.append(LedgerBar.rule(top + 0.5, sheet))
      return top + 1
    }
    let whole = ledger.proposed ?? ledger.total
    let bars =
      ledger.proposed == nil ? "nothing is proposed: ideal lengths" : "room left of " + LengthText.account(whole)
    for (text, x) in [(ledger.heading, left), (bars, scale.from), ("account", accounts)] {
      sheet.elements.append(.label(text, x: x, y: top + 14, style: .note, color: "muted"))
    }
    sheet.elements.append(LedgerBar.rule(top + 22.5, sheet))
    return top + 23
  }

  // MARK: - What is set aside

  private func drawSetAside(on sheet: inout Sheet, top: Double) -> Double {
    guard let proposed = ledger.proposed else { return top }
    let kept = ledger.kept
    let rows = barRows(top)
    var elements = [LedgerBar.room(scale.box(ledger.gaps + kept, proposed, rows))]
    if ledger.gaps > 0 { elements.append(LedgerBar.gaps(scale.box(0, ledger.gaps, rows))) }
    if kept > 0 { elements.append(LedgerBar.kept(scale.box(ledger.gaps, ledger.gaps + kept, rows))) }
    var account = LengthText.account(proposed)
    if ledger.gaps != 0 { account += " " + LedgerText.minus(ledger.gaps) }
    if kept != 0 { account += " " + LedgerText.minus(kept) }
    let leaves = LedgerText.leaves(proposed - ledger.gaps - kept)
    if isWide {
      elements.append(
        .label(
          LabelStyle.name.shortened(setAsideWords(kept), room: scale.from - names - 10), x: names, y: top + 18,
          style: .note, color: "muted"))
      if let detail = gapWords {
        elements.append(.label(detail, x: names, y: top + 33, style: .number, color: "muted"))
      }
      elements.append(.label(account, x: accounts, y: top + 18, style: .number, color: "muted"))
      elements.append(.label(leaves, x: accounts, y: top + 33, style: .number, color: "muted"))
    } else {
      elements.append(.label(setAsideWords(kept), x: left, y: top + 16, style: .note, color: "muted"))
      let line = account + ", " + leaves
      elements.append(.label(line, x: right, y: top + 58, style: .number, color: "muted", anchor: .end))
      if let detail = gapWords { elements.append(.label(detail, x: left, y: top + 58, style: .number, color: "muted")) }
    }
    sheet.elements.append(.group(Element.Group(classes: "row", node: ledger.node, elements: elements)))
    return ruled(top + (isWide ? 42 : 66), &sheet)
  }

  private func setAsideWords(_ kept: Double) -> String {
    if kept == 0 { return "spacing" }
    return ledger.gaps == 0
      ? "kept for lower priorities" : isWide ? "spacing, kept lengths" : "spacing and kept lengths"
  }

  private var gapWords: String? {
    guard let count = ledger.equalGaps else { return nil }
    return "\(count) × " + LengthText.account(ledger.gaps / Double(count)) + " of spacing"
  }

  // MARK: - Rows

  func barRows(_ top: Double) -> (top: Double, bottom: Double) {
    isWide ? (top + 9, top + 33) : (top + 24, top + 42)
  }

  private func drawMore(_ rows: ArraySlice<Sharing.Row>, on sheet: inout Sheet, top: Double) -> Double {
    guard let last = rows.last else { return top }
    let taken = rows.reduce(0) { $0 + $1.taken }
    var text = "and \(rows.count) more, which take " + LengthText.account(taken)
    if ledger.proposed != nil { text += "; " + LedgerText.leaves(last.leaves) }
    sheet.elements.append(.label(text, x: isWide ? names : left, y: top + 16, style: .note, color: "muted"))
    return ruled(top + 24, &sheet)
  }

  func ruled(_ y: Double, _ sheet: inout Sheet) -> Double {
    sheet.elements.append(LedgerBar.rule(y + 0.5, sheet))
    return y + 1
  }

  // MARK: - The result

  /// Draws the children in their places, with the numbers of their turns.
  private func drawResult(on sheet: inout Sheet, top: Double) -> Double {
    let rows = barRows(top)
    var elements: [Element] = []
    var end = -Double.infinity
    for place in ledger.places {
      let box = scale.box(place.start, place.start + place.length, rows)
      if end.isFinite, place.start > end + 0.01 { elements.append(LedgerBar.gaps(scale.box(end, place.start, rows))) }
      elements.append(.rectangle(box, classes: "line answer"))
      // A child that overlaps the one before it has no room for its number.
      if box.width >= Badge.width(of: "\(place.number)") + 4, place.start >= end - 0.01 {
        elements += Badge.elements(place.number, at: Point(x: box.midX, y: box.midY))
      }
      end = max(end, place.start + place.length)
    }
    let direction = ledger.direction
    let total = LedgerText.answer(ledger.answered)
    if isWide {
      elements.append(.label("as placed", x: names, y: top + 18, style: .name, color: "ink"))
      elements.append(.label(direction, x: names, y: top + 33, style: .number, color: "muted"))
      elements.append(.label(sum, x: accounts, y: top + 18, style: .number, color: "muted"))
      elements.append(.label(total, x: accounts, y: top + 33, style: .number, color: "answer"))
      elements.append(.label(ledger.rest, x: right, y: top + 33, style: .number, color: "muted", anchor: .end))
    } else {
      elements.append(.label("as placed", x: left, y: top + 17, style: .name, color: "ink"))
      elements.append(.label(direction, x: right, y: top + 17, style: .number, color: "muted", anchor: .end))
      elements.append(.label(sum, x: left, y: top + 59, style: .number, color: "muted"))
      let x = left + LabelStyle.number.width(of: sum) + 8
      elements.append(.label(total, x: x, y: top + 59, style: .number, color: "answer"))
      elements.append(.label(ledger.rest, x: right, y: top + 59, style: .number, color: "muted", anchor: .end))
    }
    sheet.elements.append(.group(Element.Group(classes: "row order", node: ledger.node, elements: elements)))
    return top + (isWide ? 40 : 66)
  }

  private var sum: String {
    let taken = ledger.total - ledger.gaps
    guard ledger.gaps != 0 else { return LengthText.account(taken) + " taken" }
    return LengthText.account(taken) + (ledger.gaps < 0 ? " − " : " + ") + LengthText.account(ledger.gaps.magnitude)
  }
}
