internal import Markdown
internal import Markup

/// The elements inside a paragraph.
extension ArticleWriter {
  func write(inlines: [MarkdownNode]) { inlines.forEach(write(inline:)) }

  func write(inline node: MarkdownNode) {
    switch node.kind {
    case .text(let text): page.text(ArticleWriter.unbroken(text))
    case .softBreak: page.text("\n")
    case .lineBreak: page.element("br")
    case .inlineCode(let code): page.element("code", text: code)
    case .emphasis: element("em") { write(inlines: node.children) }
    case .strong: element("strong") { write(inlines: node.children) }
    case .strikethrough: element("del") { write(inlines: node.children) }
    case .link(let address, _): writeLink(node, to: address)
    case .image: report(.figureInText, at: node.place)
    case .inlineHTML(let text): refuseHTML(text, at: node)
    case .footnoteReference(let number): writeReference(toFootnote: number)
    default: write(inlines: node.children)
    }
  }

  /// A text whose sizes and sums, as `428 × 240` and `60 ÷ 250`, stay on one line where they are on one in the source.
  static func unbroken(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { "×÷−+".unicodeScalars.contains($0) }) else { return text }
    return text.replacing(/(\d) ([×÷−+]) (?=[\d−])/) { "\($0.1)\u{A0}\($0.2)\u{A0}" }
  }
}
