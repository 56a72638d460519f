internal import Explanation
internal import Figures
internal import LayoutEngine
internal import Markup

/// How a length is shared out, with a row for each child: what is left before its turn, what it is offered of that, and
/// what it takes. A bar's whole width is the length that is proposed.
struct AccountTable {
  let layout: LiveLayout
  let sharing: Sharing
  /// The subject of the table, where there are several tables.
  var caption: String?

  private static let columns = [
    ("child", "name"), ("can be", "can"), ("room left", "bar"), ("share", "sum"), ("offered", "offered"),
    ("taken", "taken"), ("left", "left"),
  ]
  /// The most rows; the rest is summed up in one.
  private static let mostRows = 200

  func write(to page: inout MarkupWriter) {
    page.element("table", [("class", "account"), ("data-length", PageNumber.text(whole))]) { page in
      if let caption { page.element("caption", text: caption) }
      page.element("thead") { page in
        page.element("tr") { page in
          page.element("th", [("scope", "col"), ("class", "served")]) {
            $0.element("span", [("class", "unseen")], text: "Served")
          }
          for (title, name) in AccountTable.columns { page.head(title, name) }
        }
      }
      page.element("tbody") { page in
        if sharing.proposed != nil, sharing.gaps != 0 || sharing.kept != 0 { writeSetAside(to: &page) }
        for row in sharing.rows.prefix(AccountTable.mostRows) { write(row, to: &page) }
        if sharing.rows.count > AccountTable.mostRows { writeRest(to: &page) }
        writePlaced(to: &page)
      }
    }
    for addition in sharing.additions { page.element("p", [("class", "addition")], text: addition + ".") }
  }

  // MARK: - Bars

  /// The length that a whole bar represents.
  private var whole: Double {
    let whole = sharing.proposed ?? sharing.total
    return whole.isFinite && whole > 0 ? whole : max(1, sharing.total.isFinite ? sharing.total : 1)
  }

  private func bar(
    _ name: String, from start: Double, length: Double, inset: Double = 1, _ page: inout MarkupWriter
  ) {
    guard start.isFinite, length.isFinite, length > 0 else { return }
    page.element(
      "rect",
      [
        ("class", name), ("x", PageNumber.percent(start / whole)), ("y", PageNumber.text(inset)),
        ("width", PageNumber.percent(length / whole)), ("height", PageNumber.text(20 - 2 * inset)),
      ])
  }

  private func writeBars(to page: inout MarkupWriter, _ content: (inout MarkupWriter) -> Void) {
    page.element("td", [("class", "bar")]) { page in
      let width = PageNumber.percent(1 / reach)
      page.element("svg", [("class", "bars"), ("width", width), ("aria-hidden", "true")]) { page in content(&page) }
    }
  }

  /// How far the bars reach, in whole bars: children that take more than was shared out reach beyond the end.
  private var reach: Double {
    var end = whole
    for place in sharing.places where place.start.isFinite { end = max(end, place.start + place.length) }
    if let proposed = sharing.proposed, proposed.isFinite {
      for row in sharing.rows where !row.room.isNaN { end = max(end, proposed - row.room + row.taken) }
    }
    return end.isFinite ? end / whole : 1
  }

  // MARK: - Rows

  private func writeSetAside(to page: inout MarkupWriter) {
    let proposed = sharing.proposed ?? 0
    let rest = proposed - sharing.gaps - sharing.kept
    page.element("tr", [("class", "kept")]) { page in
      page.element("td", [("class", "served")], text: "")
      writeHead(gapWords, to: &page) { $0.text(setAsideWords) }
      writeBars(to: &page) { page in
        bar("room", from: sharing.gaps + sharing.kept, length: rest, inset: 0.5, &page)
        bar("gap", from: 0, length: sharing.gaps, inset: 0.5, &page)
        bar("reserve", from: sharing.gaps, length: sharing.kept, inset: 0.5, &page)
      }
      var sum = LengthText.account(proposed)
      for part in [sharing.gaps, sharing.kept] where part != 0 { sum += " " + LedgerText.minus(part) }
      page.element("td", [("class", "sum")], text: sum)
      page.element("td", [("class", "offered")], text: "")
      page.element("td", [("class", "taken")], text: "")
      page.element("td", [("class", "left")], text: LengthText.account(rest))
    }
  }

  private var setAsideWords: String {
    if sharing.kept == 0 { return "spacing" }
    return sharing.gaps == 0 ? "kept for later" : "spacing and kept lengths"
  }

  private var gapWords: String {
    guard let count = sharing.equalGaps, count > 1 else { return "" }
    return "\(count) × " + LengthText.account(sharing.gaps / Double(count))
  }

  private func write(_ row: Sharing.Row, to page: inout MarkupWriter) {
    let node = row.node.map { [PanelLinks.node($0)] } ?? []
    page.element("tr", node + PanelLinks.call(row.call, in: layout)) { page in
      page.element("td", [("class", "served")]) { $0.element("span", [("class", "badge")], text: "\(row.number)") }
      writeHead(LedgerText.range(row.least, row.most), known: probed(row), to: &page) { writeName(row, to: &$0) }
      writeBars(to: &page) { writeBars(row, &$0) }
      cell("sum", share(row), to: &page)
      cell("offered", row.offer.isNaN ? "" : "? " + LengthText.account(row.offer), "ask", to: &page)
      cell("taken", "= " + LengthText.account(row.taken), "answer", to: &page)
      cell("left", row.leaves.isFinite && sharing.proposed != nil ? LengthText.account(row.leaves) : "", to: &page)
    }
  }

  /// A row's name and its range of lengths; the name takes the room of both where the range is not known.
  ///
  /// - Parameter step: the first step at which the range is known, counted from 1; `nil` where it is known all along.
  private func writeHead(
    _ range: String, known step: Int? = nil, to page: inout MarkupWriter, _ name: (inout MarkupWriter) -> Void
  ) {
    let width = range.isEmpty ? [("colspan", "2")] : []
    page.element("th", [("scope", "row"), ("class", "name")] + width) { page in name(&page) }
    if range.isEmpty { return }
    page.element("td", [("class", "can")]) { page in
      guard let step else { return page.text(range) }
      page.element("span", [("class", "v"), ("data-step", "\(step)")], text: range)
    }
  }

  /// The step that reveals a child's range of lengths: the last probe before it is offered its share. At an earlier
  /// step it is not known yet.
  private func probed(_ row: Sharing.Row) -> Int? {
    guard let node = row.node, let offer = row.call.flatMap({ layout.place(ofProposal: $0) }) else { return nil }
    let questions = layout.steps.steps.prefix(offer).lastIndex {
      $0.node == node && ($0.purpose == .probeMinimum || $0.purpose == .probeMaximum)
    }
    return questions.map { $0 + 1 }
  }

  private func writeName(_ row: Sharing.Row, to page: inout MarkupWriter) {
    if let node = row.node {
      let address = row.call.map { PanelLinks.address(ofCall: $0, in: layout) } ?? "#n=\(node.rawValue)"
      page.element("a", [("href", address)] + PanelLinks.call(row.call, in: layout), text: row.name)
    } else {
      page.text(row.name)
    }
    for detail in [row.detail, row.longest] where !detail.isEmpty {
      page.text(" ")
      page.element("span", [("class", "q")], text: detail)
    }
  }

  private func writeBars(_ row: Sharing.Row, _ page: inout MarkupWriter) {
    page.element("g", [("class", "v")]) { page in
      guard let proposed = sharing.proposed, proposed.isFinite, !row.room.isNaN else {
        return bar("took", from: 0, length: row.taken, &page)
      }
      let start = proposed - row.room
      bar("room", from: start, length: row.room, inset: 0.5, &page)
      bar("took", from: start, length: row.taken, &page)
      if !row.offer.isNaN { bar("ask-bar", from: start, length: row.offer, inset: 4, &page) }
    }
  }

  private func share(_ row: Sharing.Row) -> String {
    guard sharing.proposed != nil, !row.room.isNaN, row.room.isFinite else { return "" }
    return sharing.share(of: row)
  }

  private func cell(_ name: String, _ text: String, _ kind: String? = nil, to page: inout MarkupWriter) {
    page.element("td", [("class", name)]) { page in
      if !text.isEmpty { page.element("span", [("class", kind.map { "v " + $0 } ?? "v")], text: text) }
    }
  }

  private func writeRest(to page: inout MarkupWriter) {
    let rest = sharing.rows.dropFirst(AccountTable.mostRows)
    let taken = LengthText.account(rest.reduce(0) { $0 + $1.taken })
    page.element("tr", [("class", "rest")]) { page in
      page.element("td", [("class", "served")], text: "")
      page.element(
        "th", [("scope", "row"), ("class", "name"), ("colspan", "7")],
        text: "and \(rest.count) more, which take \(taken)")
    }
  }

  // MARK: - As placed

  private func writePlaced(to page: inout MarkupWriter) {
    let step = layout.steps.steps.lastIndex { $0.node == sharing.node && $0.kind == .answered }
    let links = step.map { [("data-step", "\($0 + 1)")] } ?? []
    page.element("tr", [("class", "placed"), PanelLinks.node(sharing.node)] + links) { page in
      page.element("td", [("class", "served")], text: "")
      writeHead("", to: &page) { page in
        page.text("as placed ")
        page.element("span", [("class", "q")], text: sharing.direction)
      }
      writeBars(to: &page) { page in page.element("g", [("class", "v")]) { writePlaces(to: &$0) } }
      cell("sum", sharing.rest, to: &page)
      cell("offered", sharing.proposed.map { "? " + LengthText.account($0) } ?? "", "ask", to: &page)
      cell("taken", "= " + LengthText.account(sharing.answered), "answer", to: &page)
      page.element("td", [("class", "left")], text: "")
    }
  }

  private func writePlaces(to page: inout MarkupWriter) {
    var end = Double.nan
    for place in sharing.places {
      if place.start > end + 0.01 { bar("gap", from: end, length: place.start - end, &page) }
      bar("took", from: place.start, length: place.length, &page)
      if place.length / whole > 0.03, place.start.isFinite {
        let middle = (place.start + place.length / 2) / whole
        page.element(
          "text", [("class", "no"), ("x", PageNumber.percent(middle)), ("y", "14")], text: "\(place.number)")
      }
      end = max(end.isNaN ? -.infinity : end, place.start + place.length)
    }
  }
}
