internal import Markdown
internal import Markup

/// What stands inside a paragraph.
extension ArticleWriter {
  func write(inlines: [MarkdownNode]) { inlines.forEach(write(inline:)) }

  func write(inline node: MarkdownNode) {
    switch node.kind {
    case .text(let text): page.text(text)
    case .softBreak: page.text("\n")
    case .lineBreak: page.element("br")
    case .inlineCode(let code): page.element("code", text: code)
    case .emphasis: element("em") { write(inlines: node.children) }
    case .strong: element("strong") { write(inlines: node.children) }
    case .strikethrough: element("del") { write(inlines: node.children) }
    case .link(let address, _): writeLink(node, to: address)
    case .image: report(.figureInText, at: node)
    case .inlineHTML(let text): refuseHTML(text, at: node)
    case .footnoteReference(let number): writeReference(toFootnote: number)
    default: write(inlines: node.children)
    }
  }
}
