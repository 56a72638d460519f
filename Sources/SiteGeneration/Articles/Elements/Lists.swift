internal import Markdown
internal import Markup

/// Lists, and lists of tasks.
extension ArticleWriter {
  func writeList(_ node: MarkdownNode, start: Int?, isTight: Bool) {
    var attributes: [(String, String)] = []
    if let start, start != 1 { attributes.append(("start", "\(start)")) }
    let hasTasks = node.children.contains { $0.isTask }
    if hasTasks { attributes.append(("class", "tasks")) }
    element(start == nil ? "ul" : "ol", attributes) {
      for item in node.children { writeItem(item, isTight: isTight) }
    }
  }

  private func writeItem(_ item: MarkdownNode, isTight: Bool) {
    element("li") {
      if case .item(let isDone?) = item.kind { writeBox(isDone) }
      for block in item.children {
        if isTight, block.kind == .paragraph, block.onlyImage == nil {
          write(inlines: block.children)
        } else {
          write(block: block)
        }
      }
    }
  }

  private func writeBox(_ isDone: Bool) {
    var attributes = [("type", "checkbox"), ("disabled", "disabled"), ("aria-label", isDone ? "Done" : "To do")]
    if isDone { attributes.append(("checked", "checked")) }
    page.element("input", attributes)
    page.text(" ")
  }
}

extension MarkdownNode {
  fileprivate var isTask: Bool { if case .item(.some) = kind { true } else { false } }
}
