internal import Explanation
internal import Figures
internal import LayoutEngine
internal import Markup

/// What each modifier does to the proposal on its way in and to the answer on its way out, outermost first.
struct ChainAccount {
  let layout: LiveLayout
  let ledger: ChainLedger

  func write(to page: inout MarkupWriter) {
    page.element("table", [("class", "account chain")]) { page in
      page.element("thead") { page in
        page.element("tr") { page in
          let columns = [
            ("view", "name"), ("is proposed", "in"), ("does", "down"), ("proposes", "out"), ("is answered", "back"),
            ("does", "up"), ("answers", "taken"),
          ]
          for (title, name) in columns { page.head(title, name) }
        }
      }
      page.element("tbody") { page in
        for index in ledger.rows.indices { writeRow(index, to: &page) }
      }
    }
  }

  private func writeRow(_ index: Int, to page: inout MarkupWriter) {
    let row = ledger.rows[index]
    let inner = index + 1 < ledger.rows.count ? ledger.rows[index + 1] : nil
    page.element("tr", [PanelLinks.node(row.nodes[0])] + PanelLinks.call(row.call, in: layout)) { page in
      page.element("th", [("scope", "row"), ("class", "name")]) { page in
        let address = row.call.map { PanelLinks.address(ofCall: $0, in: layout) } ?? "#n=\(row.nodes[0].rawValue)"
        page.element("a", [("href", address)] + PanelLinks.call(row.call, in: layout), text: name(row))
        if let secondary = row.secondary { write(secondary, to: &page) }
      }
      cell("in", "? " + LengthText.proposal(row.proposal), "ask", at: asked(row), to: &page)
      page.element("td", [("class", "down")], text: row.downWords)
      cell(
        "out", inner.map { "? " + LengthText.proposal($0.proposal) }, "ask", at: inner.flatMap { asked($0) }, to: &page)
      cell(
        "back", inner.map { "= " + LengthText.size($0.answer) }, "answer", at: inner.flatMap { answered($0) }, to: &page
      )
      page.element("td", [("class", "up")], text: row.upWords)
      cell("taken", "= " + LengthText.size(row.answer), "answer", at: answered(row), to: &page)
    }
  }

  /// What the wrapper proposes to its second view, once that has answered.
  private func write(_ secondary: SecondaryView, to page: inout MarkupWriter) {
    let step = secondary.call.flatMap { layout.place(ofCall: $0) }.map { [("data-step", "\($0)")] } ?? []
    page.element("span", [("class", "v second")] + step, text: secondary.words)
  }

  private func name(_ row: ChainLedger.Row) -> String {
    let name = layout.record.node(row.nodes[0]).map { NodeName.call(of: $0) } ?? ""
    return row.nodes.count == 1 ? name : name + " and \(row.nodes.count - 1) more"
  }

  /// The step in which a row's proposal is made, and the one in which it is answered.
  private func asked(_ row: ChainLedger.Row) -> Int? { row.call.flatMap { layout.place(ofProposal: $0) } }

  private func answered(_ row: ChainLedger.Row) -> Int? { row.call.flatMap { layout.place(ofCall: $0) } }

  /// - Parameter step: the first step at which the length is known.
  private func cell(_ name: String, _ text: String?, _ kind: String, at step: Int?, to page: inout MarkupWriter) {
    let known = step.map { [("data-step", "\($0)")] } ?? []
    page.element("td", [("class", name)]) { page in
      if let text { page.element("span", [("class", "v " + kind)] + known, text: text) }
    }
  }
}
