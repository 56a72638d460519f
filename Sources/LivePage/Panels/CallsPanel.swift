internal import Explanation
internal import LayoutEngine
internal import Markup

/// The calls of the record as a table, as many as are asked for.
struct CallsPanel {
  let layout: LiveLayout
  /// The number of the first row, counted from 1, and the most rows.
  let from: Int
  let count: Int
  let only: Filter

  /// Which calls are shown.
  enum Filter: Equatable {
    case all, offers, overflows
    case node(NodeID)

    init(_ text: String) {
      switch text {
      case "offers": self = .offers
      case "overflows": self = .overflows
      default:
        let id = text.hasPrefix("node:") ? Int32(String(text.dropFirst("node:".count))) : nil
        self = id.map { .node(NodeID($0)) } ?? .all
      }
    }
  }

  func write(to page: inout MarkupWriter) {
    let rows = NegotiationTable(layout.record).rows.filter(isShown)
    page.element("table", [("class", "calls"), ("data-total", "\(rows.count)")]) { page in
      page.element("thead") { page in
        page.element("tr") { page in
          for title in ["Call", "View", "Asked for", "Proposed", "Answered", "Because"] { page.head(title) }
        }
      }
      page.element("tbody") { page in
        for row in rows.dropFirst(from - 1).prefix(count) { write(row, to: &page) }
      }
    }
  }

  private func isShown(_ row: NegotiationTable.Row) -> Bool {
    switch only {
    case .all: true
    case .offers: row.kind == .call && row.memory == nil && (row.purpose == "offer" || row.purpose == "root")
    case .overflows: row.kind == .placement && layout.sticksOut(row.node)
    case .node(let id): row.node == id
    }
  }

  private func write(_ row: NegotiationTable.Row, to page: inout MarkupWriter) {
    let name = row.kind == .placement ? "placement" : row.memory == nil ? "" : "remembered"
    let links = PanelLinks.call(Int32(row.call), in: layout) + [PanelLinks.node(row.node)]
    page.element("tr", links + (name.isEmpty ? [] : [("class", name)])) { page in
      page.element("th", [("scope", "row")], text: "\(row.call)")
      page.element("td", [("class", "view"), ("data-depth", "\(row.depth)")], text: row.name)
      page.element("td", [("class", "purpose")], text: row.purpose)
      page.element("td") { $0.ask(row.proposal) }
      page.element("td") { page in
        page.answer(row.answer)
        if !row.origin.isEmpty { page.element("span", [("class", "q")], text: " at " + row.origin) }
      }
      page.element("td", [("class", "because")]) { page in
        if let memory = row.memory { return page.text(memory.wording) }
        for reason in row.reasons { page.element("p", text: reason) }
      }
    }
  }
}
