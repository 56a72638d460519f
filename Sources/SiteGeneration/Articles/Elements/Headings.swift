internal import Markdown
internal import Markup

/// Headings with their own addresses, to which their text links.
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
  /// The same with only the words of its links, as a link cannot contain another.
  fileprivate var withoutLinks: MarkdownNode {
    var node = self
    node.children = children.flatMap { child in
      if case .link = child.kind { child.children } else { [child.withoutLinks] }
    }
    return node
  }
}
