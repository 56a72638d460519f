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

  /// A site has none.
  static func pages(of site: LaidOutSite) -> [RecordPage] { [] }

  struct Values {
    /// Leaves out of the parts that scenarios share what only a program can do.
    let recorded = true
    let program: String
    let title: String
    let preview: String
    let node: String
    let step: String
    let steps: String
    let preset: String
    let styles: String
    let several: Bool
    let previews: [ScenarioPage.Numbered]
    let presets: [ScenarioPage.Controls.Choice]
    let figure: String
    let tree: String
    let why: String
    let findings: String
    let rail: String
    let said: String
    let ledger: String
    let ledgerTitle: String
    let rounds: String?
    let callCount: String
    /// Where the record comes from.
    let origin: String
    let printed: String?
    let sentences: String
    let negotiation: String
    let negotiationCount: String
  }

  let documents: [RecordedTrace]
  /// A layout for each document.
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
    let anchors = SourceAnchors(shown: [], listed: [])
    let table = NegotiationSection(layout.record, anchors: anchors)
    let document = documents[0]
    let rounds = panel("rounds")
    return Values(
      program: document.file, title: document.preview, preview: "1", node: "\(layout.subject.node.rawValue)",
      step: "\(layout.steps.steps.count)", steps: "\(max(1, layout.steps.steps.count))",
      preset: FigurePreset.article.rawValue, styles: RecordPage.styleName, several: documents.count > 1,
      previews: documents.enumerated().map {
        ScenarioPage.Numbered(number: "\($0.offset + 1)", name: $0.element.preview)
      },
      presets: ScenarioPage.Controls.presetChoices,
      figure: LivePreview.drawn("every", panel("figure?\(LivePreview.room)")), tree: panel("tree"), why: panel("why"),
      findings: panel("findings"), rail: panel("rail"), said: panel("said"), ledger: panel("ledger"),
      ledgerTitle: layout.ledgerTitle, rounds: rounds.isEmpty ? nil : rounds,
      callCount: "All " + table.count,
      origin: "Recorded from \(document.file)" + (document.rules.map { ", by the rules of \($0)." } ?? "."),
      printed: document.output.isEmpty ? nil : document.output.map(VisibleText.escaping).joined(separator: "\n"),
      sentences: html { WhySection(layout.record, anchors: anchors).write(to: &$0) },
      negotiation: html { table.write(to: &$0) }, negotiationCount: table.count)
  }

  static let styleName = "record.css"
  /// What takes the engine's place; no page of a site needs it.
  static var script: PublishedFile { PublishedFile("script/record.js", PackageResources.record_js) }
}
