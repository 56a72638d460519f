internal import Markdown
internal import Markup

/// Headings with an address of their own, which their text links to.
extension ArticleWriter {
  func writeHeading(_ node: MarkdownNode, level: Int) {
    guard level > 1 else { return report(.titleInText, at: node.place) }
    let id = article.anchors.id(atLine: node.line)
    element("h\(level)", [("id", id)]) {
      element("a", [("class", "self"), ("href", "#" + percentEncoded(id))]) {
        write(inlines: node.withoutLinks.children)
      }
    }
  }
}

extension MarkdownNode {
  /// The same with the words of its links only: a link holds no other.
  fileprivate var withoutLinks: MarkdownNode {
    var node = self
    node.children = children.flatMap { child in
      if case .link = child.kind { child.children } else { [child.withoutLinks] }
    }
    return node
  }
}
