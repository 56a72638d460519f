internal import Explanation
internal import LayoutEngine
internal import Markup

/// The changes of each round of evaluation and layout, and how the rounds ended.
struct RoundsPanel {
  let trace: Trace

  /// Writes nothing if there is only one round.
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
