internal import Explanation
internal import LayoutEngine
internal import Markup

/// The findings, once for each kind at one place of the source, and the views that something else takes the place of.
struct FindingsPanel {
  let trace: Trace

  /// Writes nothing if there is nothing to report.
  func write(to page: inout MarkupWriter) {
    let groups = FindingGroup.groups(of: trace)
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
