internal import Markdown
internal import Markup

/// Tables, which scroll separately where they are too wide.
extension ArticleWriter {
  func writeTable(_ node: MarkdownNode, _ alignments: [MarkdownNode.Alignment]) {
    let label = "Table \(number(of: "table"))"
    element("div", [("class", "scroll"), ("role", "region"), ("tabindex", "0"), ("aria-label", label)]) {
      element("table") {
        let header = node.children.filter { $0.kind == .row(isHeader: true) }
        let rows = node.children.filter { $0.kind == .row(isHeader: false) }
        element("thead") { header.forEach { writeRow($0, alignments, isHeader: true) } }
        if !rows.isEmpty { element("tbody") { rows.forEach { writeRow($0, alignments, isHeader: false) } } }
      }
    }
  }

  private func writeRow(_ row: MarkdownNode, _ alignments: [MarkdownNode.Alignment], isHeader: Bool) {
    element("tr") {
      for (index, cell) in row.children.enumerated() {
        var attributes: [(String, String)] = isHeader ? [("scope", "col")] : []
        if alignments.indices.contains(index), let name = alignments[index].className {
          attributes.append(("class", name))
        }
        element(isHeader ? "th" : "td", attributes) { write(inlines: cell.children) }
      }
    }
  }
}

extension MarkdownNode.Alignment {
  fileprivate var className: String? {
    switch self {
    case .none, .leading: nil
    case .center: "centered"
    case .trailing: "trailing"
    }
  }
}
