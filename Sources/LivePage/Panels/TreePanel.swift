internal import Explanation
internal import LayoutEngine
internal import Markup

/// The tree of views, each with its proposal and its answer.
struct TreePanel {
  let layout: LiveLayout
  private let asked: [NodeID: Int]
  private let overflowing: Set<NodeID>
  private let standIns: Set<SourceStart>
  private let resized: Set<NodeID>

  private struct SourceStart: Hashable {
    var file, line, column: Int32

    init(_ range: SourceRange) { (file, line, column) = (range.file, range.line, range.column) }
  }

  /// Views deeper than this are left out, as browsers limit how deeply elements nest.
  private static let deepest = 120

  init(_ layout: LiveLayout) {
    self.layout = layout
    var asked: [NodeID: Int] = [:]
    for event in layout.record.events where event.kind == .measure { asked[event.node, default: 0] += 1 }
    self.asked = asked
    resized = layout.resized
    let trace = layout.record.trace
    overflowing = Set(trace.findings.filter { $0.code == .childOverflow || $0.code == .gridOverflow }.map { $0.node })
    standIns = Set(trace.standIns.map { SourceStart($0.source) })
  }

  func write(to page: inout MarkupWriter) {
    page.element("ul", [("class", "tree")]) { page in
      if let root = layout.record.root { write(root, depth: 0, to: &page) }
    }
  }

  private func write(_ node: Trace.Node, depth: Int, to page: inout MarkupWriter) {
    page.element("li") { page in
      writeRow(node, to: &page)
      let children = node.children.compactMap { layout.record.node($0) }
      guard !children.isEmpty, depth < TreePanel.deepest else { return }
      page.element("ul", children.count == 1 ? [("class", "chain")] : []) { page in
        for child in children { write(child, depth: depth + 1, to: &page) }
      }
    }
  }

  private func writeRow(_ node: Trace.Node, to page: inout MarkupWriter) {
    let count = asked[node.id] ?? 0
    let attributes = [("class", classes(node)), PanelLinks.node(node.id), ("data-asked", "\(count)")]
    page.element("div", attributes) { page in
      page.element("a", [("href", "#n=\(node.id.rawValue)")], text: NodeName.call(of: node))
      page.text(" ")
      if let absence = node.absence { return page.element("span", [("class", "q")], text: absence) }
      if let proposal = layout.record.finalProposal(of: node.id) { page.writeProposal(proposal) }
      page.text(" ")
      page.answer(LengthText.size(node.frame.size))
    }
  }

  /// The classes that the filters look for.
  private func classes(_ node: Trace.Node) -> String {
    var names = "row"
    if overflowing.contains(node.id) { names += " overflows" }
    if standIns.contains(SourceStart(node.info.source)) { names += " stand-in" }
    if resized.contains(node.id) { names += " resized" }
    return names
  }
}
