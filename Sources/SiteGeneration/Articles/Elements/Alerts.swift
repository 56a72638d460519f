internal import Markdown
internal import Markup

/// Quotes, and the alerts that GitHub writes as quotes: `> [!NOTE]`.
extension ArticleWriter {
  /// The kinds of alerts, by the words in their first lines.
  private static var alerts: [(mark: String, name: String, title: String)] {
    ["Note", "Tip", "Important", "Warning", "Caution"].map { ("[!\($0.uppercased())]", $0.lowercased(), $0) }
  }

  func writeQuote(_ node: MarkdownNode) {
    if let mark = ArticleWriter.unknownMark(node) { report(.unknownAlert(mark), at: node.place) }
    guard let (alert, blocks) = ArticleWriter.alert(node) else {
      return element("blockquote") { write(blocks: node.children) }
    }
    element("div", [("class", "alert " + alert.name), ("role", "note")]) {
      page.element("p", [("class", "alert-title")], text: alert.title)
      write(blocks: blocks)
    }
  }

  /// The mark on a quote's first line that is not that of an alert; `nil` for a quote without a mark.
  private static func unknownMark(_ node: MarkdownNode) -> String? {
    guard let first = node.children.first, first.kind == .paragraph, case .text(let text)? = first.children.first?.kind,
      text.wholeMatch(of: /\[!\w+\]/) != nil, !alerts.contains(where: { text.uppercased() == $0.mark })
    else { return nil }
    return text
  }

  /// What kind of alert a quote is, and its blocks without the mark; `nil` for a quote.
  private static func alert(_ node: MarkdownNode) -> (
    alert: (mark: String, name: String, title: String), [MarkdownNode]
  )? {
    guard var first = node.children.first, first.kind == .paragraph, case .text(let text)? = first.children.first?.kind,
      let alert = alerts.first(where: { text.uppercased() == $0.mark })
    else { return nil }
    first.children.removeFirst()
    if let second = first.children.first?.kind {
      // Words on the line of the mark make it a quote.
      guard second == .softBreak || second == .lineBreak else { return nil }
      first.children.removeFirst()
    }
    return (alert, (first.children.isEmpty ? [] : [first]) + node.children.dropFirst())
  }
}
