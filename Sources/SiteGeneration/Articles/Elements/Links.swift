internal import Markdown
internal import Markup

/// Links to scenarios, articles, rules, the reference and other sites.
extension ArticleWriter {
  func writeLink(_ node: MarkdownNode, to link: String) {
    let found = resolve(node.place) { () throws(ArticleFault) in try references.address(of: link, from: article) }
    guard let address = found else { return write(inlines: node.children) }
    if link.hasPrefix("rule:") { note(rule: String(link.dropFirst("rule:".count))) }
    if link.contains(".swift"), let entry = try? references.scenario(String(link.prefix { $0 != "#" })) {
      note(entry.source)
    }
    element("a", [("href", address)]) { write(inlines: node.children) }
  }
}
