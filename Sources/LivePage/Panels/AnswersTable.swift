internal import Explanation
internal import LayoutEngine
internal import Markup

/// The proposals to the views in a container that shares nothing out, and their answers.
struct AnswersTable {
  let layout: LiveLayout

  private static let mostRows = 200

  func write(to page: inout MarkupWriter) {
    let children = layout.subject.children
    guard !children.isEmpty else { return page.element("p", [("class", "none")], text: "Nothing is shared out here.") }
    page.element("table", [("class", "account answers")]) { page in
      page.element("thead") { page in
        page.element("tr") { page in
          for (title, name) in [("view", "name"), ("offered", "offered"), ("taken", "taken")] { page.head(title, name) }
        }
      }
      page.element("tbody") { page in
        for id in children.prefix(AnswersTable.mostRows) { write(id, to: &page) }
      }
    }
    guard children.count > AnswersTable.mostRows else { return }
    page.element("p", [("class", "none")], text: "And \(children.count - AnswersTable.mostRows) more.")
  }

  private func write(_ id: NodeID, to page: inout MarkupWriter) {
    guard let node = layout.record.node(id) else { return }
    let call = layout.record.decidingAnswer(of: id)?.call
    page.element("tr", [PanelLinks.node(id)] + PanelLinks.call(call, in: layout)) { page in
      page.element("th", [("scope", "row"), ("class", "name")]) { page in
        page.element("a", [("href", "#n=\(id.rawValue)")], text: layout.record.offeredName(of: id))
      }
      page.element("td", [("class", "offered")]) { page in
        if let proposal = layout.record.finalProposal(of: id) { page.writeProposal(proposal) }
      }
      page.element("td", [("class", "taken")]) { $0.answer(LengthText.size(node.frame.size)) }
    }
  }
}
