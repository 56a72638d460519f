internal import Explanation
internal import LayoutEngine
internal import Markup

/// What each round of evaluation and layout changed, and how they ended.
struct RoundsPanel {
  let trace: Trace

  /// Nothing is written where there is one round only.
  func write(to page: inout MarkupWriter) {
    let table = RoundsTable(trace: trace)
    guard table.isNeeded else { return }
    page.element("ol", [("class", "rounds")]) { page in
      for row in table.rows {
        page.element("li", [("data-round", "\(row.number)"), ("value", "\(row.number)")]) { page in
          let what = row.changes.isEmpty ? ["nothing changes"] : row.changes
          for change in what { page.element("span", [("class", "what")], text: change) }
        }
      }
      page.element(
        "li", [("class", isCycle ? "cycle verdict" : "verdict")], text: "This preview " + table.verdict + ".")
    }
  }

  private var isCycle: Bool {
    if case .cycle = trace.verdict { return true }
    return false
  }
}
