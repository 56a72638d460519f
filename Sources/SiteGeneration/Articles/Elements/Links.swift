internal import Markdown
internal import Markup

/// Links to scenarios, articles, rules, the reference and other sites.
extension ArticleWriter {
  func writeLink(_ node: MarkdownNode, to link: String) {
    guard let address = resolve(node, { () throws(ArticleFault) in try references.address(of: link, from: article) })
    else { return write(inlines: node.children) }
    if link.hasPrefix("rule:") { note(rule: String(link.dropFirst("rule:".count))) }
    if link.contains(".swift"), let entry = try? references.scenario(String(link.prefix { $0 != "#" })) {
      note(entry.source)
    }
    element("a", [("href", address)]) { write(inlines: node.children) }
  }
}
