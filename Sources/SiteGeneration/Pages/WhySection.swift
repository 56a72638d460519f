internal import Explanation
internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline

/// The list of the views with the reasons for their sizes; those that one place makes alike, as in the rows of a
/// `ForEach`, stand there once.
struct WhySection {
  private let entries: [Entry]
  private let left: Int
  private let anchors: SourceAnchors

  /// The most entries: the live page shows every view.
  private static let mostEntries = 80

  private struct Entry {
    var node: Trace.Node
    var sentences: [String]
    var count = 1
  }

  init(_ record: IndexedTrace, anchors: SourceAnchors) {
    let sentences = ReasonSentences(record)
    var entries: [Entry] = []
    var known: [String: Int] = [:]
    for node in record.trace.nodes {
      let why = sentences.why(node.id)
      if why.isEmpty { continue }
      let source = node.info.source
      let key = "\(source.file):\(source.line):\(source.column) \(node.info.name) " + why.joined()
      if let index = known[key] {
        entries[index].count += 1
      } else {
        known[key] = entries.count
        entries.append(Entry(node: node, sentences: why))
      }
    }
    self.entries = Array(entries.prefix(WhySection.mostEntries))
    left = entries.count - self.entries.count
    self.anchors = anchors
  }

  func write(to page: inout MarkupWriter) {
    page.element("ul") { page in
      for entry in entries {
        page.element("li") { page in
          writeHeading(of: entry, to: &page)
          for sentence in entry.sentences { page.element("p", text: sentence) }
        }
      }
    }
    if left > 0 { page.element("p", text: "And \(left) more, of which the page tells when they are selected.") }
  }

  private func writeHeading(of entry: Entry, to page: inout MarkupWriter) {
    let node = entry.node
    page.element("span", [("class", "node")]) { page in
      anchors.write(NodeName.call(of: node), source: node.info.source, to: &page)
      page.text(entry.count > 1 ? " \(entry.count) times " : " ")
      page.element("span", [("class", "size")], text: node.absence ?? "= " + LengthText.size(node.frame.size))
    }
  }
}
