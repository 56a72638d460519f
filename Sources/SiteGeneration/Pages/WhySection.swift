internal import Explanation
internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline

/// The list of the views with the reasons for their sizes.
struct WhySection {
  let preview: LaidOutPreview
  let anchors: SourceAnchors

  func write(to page: inout MarkupWriter) {
    let sentences = ReasonSentences(preview.record)
    page.element("ul") { page in
      for node in preview.trace.nodes {
        let why = sentences.why(node.id)
        if why.isEmpty { continue }
        page.element("li") { page in
          writeHeading(of: node, to: &page)
          for sentence in why { page.element("p", text: sentence) }
        }
      }
    }
  }

  private func writeHeading(of node: Trace.Node, to page: inout MarkupWriter) {
    page.element("span", [("class", "node")]) { page in
      anchors.write(NodeName.call(of: node), source: node.info.source, to: &page)
      page.text(" ")
      page.element("span", [("class", "size")], text: node.absence ?? "= " + LengthText.size(node.frame.size))
    }
  }
}
