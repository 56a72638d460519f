import Explanation
import LayoutEngine
import Markup

/// The two passes of a lazy grid on one scale: the tracks it measures, the tracks it places, and the wedge between
/// them, which ends at the distance of the placed ones from the middle.
struct LazyGridLedgerPanel {
  private let ledger: LazyGridLedger
  private let width: FigureWidth
  private let scale: LedgerScale

  private static let bar = 30.0
  private static let mostTerms = 4

  init(_ ledger: LazyGridLedger, width: FigureWidth) {
    self.ledger = ledger
    self.width = width
    var points = [0, ledger.answered, ledger.measuring.offered]
    for pass in [ledger.measuring, ledger.placing] {
      for track in pass.tracks { points += [track.start, track.start + track.length] }
    }
    // There is room beyond the tracks for the number by which they are too long.
    let right = width == .wide ? 508 : width.pixels - width.margin - 4
    scale = LedgerScale(points, pixels: (width == .wide ? 132 : width.margin + 4, right))
  }

  private var isWide: Bool { width == .wide }
  private var left: Double { width.margin }
  private var right: Double { width.pixels - width.margin }
  private var accounts: Double { 526 }
  private var isHorizontal: Bool { ledger.axis == .horizontal }
  private var tracks: String { isHorizontal ? "columns" : "rows" }

  /// Draws the ledger and returns where it ends.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    var y = top
    if isWide {
      let edge = isHorizontal ? "leading" : "top"
      let heads = [("pass", left), (tracks + ", from the grid's " + edge + " edge", scale.from)]
      for (text, x) in heads + [("what remains", accounts)] {
        sheet.elements.append(.label(text, x: x, y: y + 14, style: .note, color: "muted"))
      }
      y += 22
    }
    sheet.elements.append(LedgerBar.rule(y + 0.5, sheet))
    guard ledger.differs else { return drawAgreeing(on: &sheet, top: y + 6) + 8 }
    let first = draw(ledger.measuring, name: "1 measuring", isFirst: true, on: &sheet, top: y + 6)
    let second = drawPassing(on: &sheet, top: first)
    y = draw(ledger.placing, name: "2 placing", isFirst: false, on: &sheet, top: second)
    return drawPlaced(on: &sheet, top: y) + 8
  }

  // MARK: - A pass

  /// Draws passes that give the same lengths once: as measured, unless nothing was shared out then.
  private func drawAgreeing(on sheet: inout Sheet, top: Double) -> Double {
    guard !ledger.measuring.items.isEmpty else {
      return draw(ledger.placing, name: "2 placing", isFirst: true, on: &sheet, top: top)
    }
    let isOfOneLength = (ledger.measuring.offered - ledger.placing.offered).magnitude < 0.005
    guard !isOfOneLength else {
      return draw(ledger.measuring, name: "both passes", isFirst: true, on: &sheet, top: top)
    }
    let bottom = draw(ledger.measuring, name: "1 measuring", isFirst: true, on: &sheet, top: top)
    let answered = LengthText.account(ledger.answered)
    let text = "2 placing shares out the " + answered + " it answered, and gives the same lengths"
    return sheet.addParagraph(
      text, .note, color: "muted", x: left, y: bottom + 14, room: right - left)
  }

  private func draw(
    _ pass: LazyGridLedger.Pass, name: String, isFirst: Bool, on sheet: inout Sheet, top: Double
  ) -> Double {
    var elements: [Element] = []
    var y = top
    if isWide {
      elements.append(.label(name, x: left, y: top + 44, style: .name, color: "ink"))
    } else {
      elements.append(.label(name, x: left, y: top + 16, style: .name, color: "ink"))
      y += 20
    }
    let offered = (scale.x(0), scale.x(pass.offered))
    elements.append(
      DimensionLine(
        kind: .proposal, axis: .horizontal, at: y + 16, from: offered.0, to: max(offered.0 + 2, offered.1),
        label: LedgerText.offer(pass.offered), node: ledger.node
      ).element())
    let rows = (top: y + 28, bottom: y + 28 + LazyGridLedgerPanel.bar)
    elements += bars(pass, rows)
    y = rows.bottom
    let bounds = boundLabels(pass, y: y + 14)
    elements += bounds
    if !bounds.isEmpty { y += 16 }
    let start = pass.tracks.map { $0.start }.min() ?? 0
    elements.append(
      DimensionLine(
        kind: .answer, axis: .horizontal, at: y + 14, from: scale.x(start),
        to: max(scale.x(start) + 2, scale.x(start + pass.total)), label: total(pass), node: ledger.node
      ).element())
    y += 26
    let lines = LazyGridAccount(pass).lines
    if isWide {
      for (index, line) in lines.enumerated() {
        elements.append(
          .label(line, x: accounts, y: top + 30 + 16 * Double(index), style: .number, color: "muted"))
      }
      y = max(y, top + 36 + 16 * Double(lines.count - 1))
    } else {
      for line in lines {
        elements.append(.label(line, x: left, y: y + 14, style: .number, color: "muted"))
        y += 16
      }
      y += 4
    }
    sheet.elements.append(
      .group(
        Element.Group(classes: isFirst ? "pass first-pass" : "pass second-pass", node: ledger.node, elements: elements))
    )
    return y
  }

  private func bars(_ pass: LazyGridLedger.Pass, _ rows: (top: Double, bottom: Double)) -> [Element] {
    var elements: [Element] = []
    let shares = shares(pass)
    var end: Double?
    for (index, track) in pass.tracks.enumerated() {
      if let end, track.start > end + 0.01 { elements.append(LedgerBar.gaps(scale.box(end, track.start, rows))) }
      let box = scale.box(track.start, track.start + track.length, rows)
      elements += LedgerBar.taken(box)
      if let share = shares[index], (share - track.length).magnitude > 0.005 {
        elements.append(LedgerBar.offered(scale.box(track.start, track.start + share, rows)))
      }
      let text = LengthText.account(track.length)
      if LabelStyle.number.width(of: text) + 12 < inner(box, shares[index].map { scale.x(track.start + $0) }) {
        let limit = shares[index].map { scale.x(track.start + $0) }
        let middle = limit.map { $0 < box.maxX - 1 && $0 > box.minX ? (box.minX + $0) / 2 : box.midX } ?? box.midX
        elements.append(
          .label(text, x: middle, y: box.midY + 4, style: .number, color: "ink", anchor: .middle))
      }
      end = track.start + track.length
    }
    return elements
  }

  /// The room for a number in a track: up to its share's edge, where that lies inside.
  private func inner(_ box: Box, _ limit: Double?) -> Double {
    guard let limit, limit > box.minX, limit < box.maxX - 1 else { return box.width }
    return limit - box.minX
  }

  /// The share of each track that is alone in its entry.
  private func shares(_ pass: LazyGridLedger.Pass) -> [Int: Double] {
    var shares: [Int: Double] = [:]
    var track = 0
    for item in pass.items {
      if item.count == 1, let share = item.share { shares[track] = share }
      track += item.count
    }
    return shares
  }

  /// The bounds that decided, below their tracks.
  private func boundLabels(_ pass: LazyGridLedger.Pass, y: Double) -> [Element] {
    var elements: [Element] = []
    var track = 0
    var end = -Double.infinity
    for item in pass.items {
      defer { track += item.count }
      guard let bound = item.bound, item.count == 1, pass.tracks.indices.contains(track) else { continue }
      let text = (bound == .minimum ? "at least " : "at most ") + LengthText.account(item.length)
      let x = scale.x(pass.tracks[track].start + pass.tracks[track].length)
      let width = LabelStyle.number.width(of: text)
      guard x - width > end + 8, x - width >= left else { continue }
      elements.append(.label(text, x: x, y: y, style: .number, color: "ink", anchor: .end, width: width))
      end = x
    }
    return elements
  }

  private func total(_ pass: LazyGridLedger.Pass) -> String {
    let whole = LengthText.account(pass.total)
    guard pass.tracks.count > 1, pass.tracks.count <= LazyGridLedgerPanel.mostTerms else { return "= " + whole }
    var terms: [String] = []
    for (index, track) in pass.tracks.enumerated() {
      if index > 0 {
        let gap = track.start - pass.tracks[index - 1].start - pass.tracks[index - 1].length
        if gap.magnitude > 0.005 { terms.append(LengthText.account(gap)) }
      }
      terms.append(LengthText.account(track.length))
    }
    let sum = "= " + terms.joined(separator: " + ") + " = " + whole
    return LabelStyle.number.width(of: sum) + 40 < scale.to - scale.from ? sum : "= " + whole
  }

  // MARK: - From one pass to the other

  /// Draws how the second pass shares out the answer of the first; if its tracks are longer, a wedge opens.
  private func drawPassing(on sheet: inout Sheet, top: Double) -> Double {
    let height = 34.0
    let (start, end) = (scale.x(0), scale.x(ledger.answered))
    let band = Box(minX: start, minY: top, maxX: end, maxY: top + height)
    var elements: [Element] = [.rectangle(band, classes: "area ink band")]
    elements += wedge([Point(x: end, y: top), Point(x: end, y: band.maxY), Point(x: placedEnd, y: band.maxY)])
    let words = ["the second pass shares out what the first one answered", "shared out once more", "again"]
    if let text = words.first(where: { LabelStyle.note.width(of: $0) + 8 < band.width }) {
      elements.append(
        .label(text, x: band.midX, y: band.midY + 4, style: .note, color: "muted", anchor: .middle))
    }
    sheet.elements.append(.group(Element.Group(classes: "passing", node: ledger.node, elements: elements)))
    return band.maxY
  }

  private var placedEnd: Double { scale.x((ledger.placing.tracks.first?.start ?? 0) + ledger.placing.total) }

  private func wedge(_ points: [Point]) -> [Element] {
    guard ledger.surplus > 0.005 else { return [] }
    let path = PathData(points, closed: true)
    return [.path(path, classes: "area answer wash"), .path(path, classes: "line answer wedge")]
  }

  /// The grid with the placed tracks, and how far their middles are apart.
  private func drawPlaced(on sheet: inout Sheet, top: Double) -> Double {
    let start = ledger.placing.tracks.first?.start ?? 0
    let end = scale.x(ledger.answered)
    var elements: [Element] = []
    let isOff = ledger.displacement.magnitude >= 0.005
    var y = top
    if ledger.surplus > 0.005 {
      let foot = top + 24
      elements += wedge([
        Point(x: end, y: top), Point(x: placedEnd, y: top), Point(x: placedEnd, y: foot), Point(x: end, y: foot),
      ])
      let text = LengthText.account(ledger.surplus) + " too many"
      let width = LabelStyle.name.width(of: text)
      elements.append(
        .label(
          text, x: end - 8 - width > left ? end - 8 : placedEnd + 8, y: top + 16, style: .name, color: "answer",
          anchor: end - 8 - width > left ? .end : .start, width: width))
      y = foot
    }
    let rows = (top: y + 6, bottom: y + 34)
    for track in ledger.placing.tracks {
      let box = scale.box(track.start, track.start + track.length, rows)
      elements += [.rectangle(box, classes: "area ink solid"), .rectangle(box, classes: "line ink")]
    }
    elements.append(.rectangle(scale.box(0, ledger.answered, rows).inset(0, -5), classes: "line answer"))
    y = rows.bottom + 5
    if isWide {
      elements.append(.label("as placed", x: left, y: rows.top + 12, style: .name, color: "ink"))
      elements.append(.label("in the grid's frame", x: left, y: rows.top + 27, style: .number, color: "muted"))
    }
    if isOff { y = drawMiddles(start, rows: rows, from: y, &elements) }
    sheet.elements.append(.group(Element.Group(classes: "placed", node: ledger.node, elements: elements)))
    return y + 8
  }

  private func drawMiddles(
    _ start: Double, rows: (top: Double, bottom: Double), from y: Double, _ elements: inout [Element]
  ) -> Double {
    let (grid, block) = (scale.x(ledger.answered / 2), scale.x(start + ledger.placing.total / 2))
    let foot = y + 16
    for x in [grid, block] {
      elements.append(.line(Point(x: x, y: rows.top), Point(x: x, y: foot), classes: "line guide middle"))
      elements.append(.path(Sign.diamond(at: Point(x: x, y: foot + 4)), classes: "area guide"))
    }
    let (first, last) = (min(grid, block), max(grid, block))
    let words =
      grid < block
      ? ("middle of the grid", "middle of the " + tracks) : ("middle of the " + tracks, "middle of the grid")
    elements.append(.label(words.0, x: first - 9, y: y + 14, style: .note, color: "muted", anchor: .end))
    elements.append(.label(words.1, x: last + 9, y: y + 14, style: .note, color: "muted"))
    let text = LengthText.account(ledger.displacement.magnitude) + " off the middle"
    elements.append(
      .label(text, x: (first + last) / 2, y: foot + 24, style: .heading, color: "guide", anchor: .middle))
    guard start.magnitude < 0.005 else { return foot + 30 }
    let account = "(" + LengthText.account(ledger.placing.total) + " − " + LengthText.account(ledger.answered) + ") ÷ 2"
    elements.append(
      .label(account, x: (first + last) / 2, y: foot + 40, style: .number, color: "muted", anchor: .middle))
    return foot + 46
  }
}
