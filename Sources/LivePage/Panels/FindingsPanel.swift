internal import Explanation
internal import LayoutEngine
internal import Markup

/// What was found, once for each kind at one place of the source, and what has something else in its place.
struct FindingsPanel {
  let trace: Trace

  /// Nothing is written where there is nothing to tell.
  func write(to page: inout MarkupWriter) {
    let groups = FindingGroups(trace).groups
    guard !groups.isEmpty || !trace.standIns.isEmpty else { return }
    page.element("ul", [("class", "findings")]) { page in
      for group in groups {
        page.element("li", [PanelLinks.node(group.first.node)]) { page in
          page.text(group.first.message)
          if group.count > 1 { page.element("span", [("class", "q")], text: " \(group.count) times here.") }
          page.text(" ")
          page.element("span", [("class", "suggestion")], text: group.first.suggestion)
        }
      }
      if let sentence = trace.standInSentence {
        page.element("li", [("class", "stand-in")], text: "Not everything is known. " + sentence)
      }
    }
  }
}

/// The findings that one line causes repeatedly, as in the rows of a `ForEach`.
struct FindingGroups {
  private(set) var groups: [(first: Finding, count: Int)] = []

  private struct Key: Hashable {
    var code: Finding.Code
    var file, line, column: Int32
  }

  init(_ trace: Trace) {
    var sources: [NodeID: SourceRange] = [:]
    for node in trace.nodes { sources[node.id] = node.info.source }
    var known: [Key: Int] = [:]
    for finding in trace.findings {
      let source = sources[finding.node] ?? .none
      let key = Key(code: finding.code, file: source.file, line: source.line, column: source.column)
      if let index = known[key] {
        groups[index].count += 1
      } else {
        known[key] = groups.count
        groups.append((finding, 1))
      }
    }
  }
}
