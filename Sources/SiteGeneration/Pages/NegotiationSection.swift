internal import Explanation
internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline

/// The negotiation as a table: one row for each call, indented by its depth.
struct NegotiationSection {
  private let anchors: SourceAnchors
  private let rows: [NegotiationTable.Row]
  private let sources: [NodeID: SourceRange]

  /// The most rows of the table: the live page shows all of them, and the whole record is one link away.
  private static let mostRows = 24
  /// Deeper rows are not indented any further.
  private static let mostRails = 16

  init(_ record: IndexedTrace, anchors: SourceAnchors) {
    self.anchors = anchors
    sources = Dictionary(record.trace.nodes.map { ($0.id, $0.info.source) }) { first, _ in first }
    rows = NegotiationTable(record).rows
  }

  /// Whether the table is short enough to be shown open.
  var isShort: Bool { rows.count <= 24 }

  /// Whether a picture with a line for each step still shows more than the table.
  var fitsLanes: Bool { rows.count <= 60 }

  /// The number of calls, for the line that opens the table.
  var count: String {
    let calls = rows.count { $0.kind == .call }
    let remembered = rows.count { $0.memory != nil }
    return (calls == 1 ? "1 call" : "\(calls) calls") + (remembered == 0 ? "" : ", \(remembered) of them remembered")
  }

  func write(to page: inout MarkupWriter) {
    page.element("div", [("class", "scroll"), ("tabindex", "0"), ("role", "region"), ("aria-label", "Negotiation")]) {
      page in
      page.element("table") { page in
        page.element("thead") { page in writeHead(to: &page) }
        page.element("tbody") { page in
          for row in rows.prefix(NegotiationSection.mostRows) { write(row, to: &page) }
        }
      }
    }
    let left = rows.count - NegotiationSection.mostRows
    if left > 0 { page.element("p", text: "And \(left) more steps, which are in the record.") }
  }

  private func writeHead(to page: inout MarkupWriter) {
    page.element("tr") { page in
      page.element("th", [("class", "number"), ("scope", "col")], text: "Call")
      for title in ["View", "Asked for", "Proposed", "Answered", "Because"] {
        page.element("th", [("scope", "col")], text: title)
      }
    }
  }

  private func write(_ row: NegotiationTable.Row, to page: inout MarkupWriter) {
    page.element("tr", NegotiationSection.attributes(of: row)) { page in
      page.element("td", [("class", "number")], text: row.kind == .call ? "\(row.call)" : "")
      page.element("td", [("class", "view")]) { page in
        for _ in 0..<min(row.depth, NegotiationSection.mostRails) {
          page.element("span", [("class", "rail")], text: "")
        }
        anchors.write(row.name, source: sources[row.node] ?? .none, to: &page)
      }
      page.element("td", [("class", "purpose")], text: row.purpose)
      page.element("td", [("class", "size")]) { page in
        page.element("span", [("class", "proposal")], text: "? " + row.proposal)
      }
      page.element("td", [("class", "size")]) { page in writeAnswer(of: row, to: &page) }
      page.element("td", [("class", "reasons")]) { page in writeReasons(of: row, to: &page) }
    }
  }

  private static func attributes(of row: NegotiationTable.Row) -> [(String, String)] {
    if row.kind == .placement { return [("class", "placement")] }
    return row.memory == nil ? [] : [("class", "remembered")]
  }

  private func writeAnswer(of row: NegotiationTable.Row, to page: inout MarkupWriter) {
    page.element("span", [("class", "answer")], text: "= " + row.answer)
    if row.kind == .placement { page.element("span", [("class", "place")], text: " at " + row.origin) }
  }

  private func writeReasons(of row: NegotiationTable.Row, to page: inout MarkupWriter) {
    if let memory = row.memory { return page.text(memory.wording) }
    guard !row.reasons.isEmpty else { return }
    page.element("ul") { page in
      for reason in row.reasons { page.element("li", text: reason) }
    }
  }
}
