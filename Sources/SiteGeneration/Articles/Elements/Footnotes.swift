internal import Markdown
internal import Markup

/// References to footnotes, and the notes at the end of the article.
extension ArticleWriter {
  func writeReference(toFootnote number: Int) {
    footnoteUses[number, default: 0] += 1
    let use = footnoteUses[number, default: 1]
    let id = ArticleWriter.referenceID(number, use: use)
    element("sup", [("class", "reference")]) {
      page.element(
        "a",
        [
          ("id", id), ("href", "#footnote-\(number)"), ("role", "doc-noteref"), ("aria-label", "Footnote \(number)"),
        ], text: "\(number)")
    }
  }

  func writeFootnotes() {
    let notes = article.document.children.filter { if case .footnote = $0.kind { true } else { false } }
    guard !notes.isEmpty else { return }
    element("section", [("class", "footnotes"), ("role", "doc-endnotes"), ("aria-label", "Footnotes")]) {
      element("ol") { notes.forEach(writeFootnote) }
    }
  }

  private func writeFootnote(_ note: MarkdownNode) {
    guard case .footnote(let number) = note.kind else { return }
    element("li", [("id", "footnote-\(number)")]) {
      write(blocks: note.children)
      // References inside notes come after those in the text.
      for use in 1...max(1, footnoteUses[number] ?? 0) where footnoteUses[number] != nil {
        page.element(
          "a",
          [
            ("class", "back"), ("href", "#" + ArticleWriter.referenceID(number, use: use)), ("role", "doc-backlink"),
            ("aria-label", "Back to reference \(number)" + (use == 1 ? "" : ", use \(use)")),
          ], text: "↩")
      }
    }
  }

  private static func referenceID(_ number: Int, use: Int) -> String {
    "reference-\(number)" + (use == 1 ? "" : "-\(use)")
  }
}
