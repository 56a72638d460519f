internal import Diagnostics
internal import Explanation
internal import Figures
internal import LayoutEngine
internal import LivePage
internal import Markup
internal import TraceReading

/// The page of layouts that were recorded: what a live page shows without their program.
struct RecordPage: SitePage {
  static var template: Template { Template("record", PackageResources.record_mustache) }

  struct Values {
    /// Makes the shared parts of the template leave out the controls that need a program.
    let recorded = true
    /// The source of the record, in words.
    let origin: String
  }

  let documents: [RecordedTrace]
  /// One layout for each document.
  let layouts: [LiveLayout]
  /// The first of them.
  private let layout: LiveLayout

  /// - Returns: `nil` where nothing was placed in a layout, or there is none.
  init?(_ documents: [RecordedTrace]) {
    let layouts = documents.enumerated().compactMap { index, document in
      RecordPage.layout(of: document, number: index + 1)
    }
    guard let first = layouts.first, layouts.count == documents.count else { return nil }
    (self.documents, self.layouts, layout) = (documents, layouts, first)
  }

  private static func layout(of document: RecordedTrace, number: Int) -> LiveLayout? {
    var (address, options) = (PageAddress(), FigureOptions())
    address.preview = number
    options.idPrefix = "f\(number)"
    return LiveLayout(IndexedTrace(Trace(document)), name: document.preview, at: address, options: options)
  }

  var path: String { "record.html" }
  var title: String { documents[0].preview + " · Haggle" }
  var description: String { "A layout as it was recorded." }

  private var panels: PagePanels { PagePanels(layout, at: PageAddress()) }
  /// The rules of the picture that the page has before its script runs.
  var style: String { panels.text(of: "style?\(LivePreview.room)") ?? "" }

  private func panel(_ name: String) -> String { panels.text(of: name) ?? "" }

  var values: Values {
    let document = documents[0]
    return Values(origin: "Recorded from \(document.file)" + (document.rules.map { ", by the rules of \($0)." } ?? "."))
  }

  var shared: [Any] {
    let subject = PlayerValues.Subject(
      program: documents[0].file, title: documents[0].preview, styles: RecordPage.styleName,
      previews: documents.map(\.preview), output: documents[0].output)
    let figure = LivePreview.drawn("every", panel("figure?\(LivePreview.room)"))
    let player = PlayerValues(
      subject, layout.record, layout, parts: (figure, panel("tree"), panel("rail")),
      anchors: SourceAnchors(shown: [], listed: []), panel: panel)
    return [player]
  }

  static let styleName = "record.css"
  /// The script that takes the engine's place; no page of a site needs it.
  static var script: PublishedFile { PublishedFile("script/record.js", PackageResources.record_js) }
}
