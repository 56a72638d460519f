internal import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline
internal import SwiftUIViews

/// What the pages about several scenarios are made from: the site's folder, and what is known of each scenario.
struct LaidOutSite {
  let folder: SiteFolder
  /// The scenarios in the order of the index.
  let scenarios: [ScenarioSummary]
  /// The articles in the order of the index.
  var articles: [WrittenArticle] = []
  /// Articles that are checked and not published.
  var drafts: [WrittenArticle] = []
  /// The address of the root, for a page that is shown at any address; the site's `base-url` if `nil`.
  var root: String?

  /// The scenarios, those with the fewest views first.
  var scenariosOfFewViews: [ScenarioSummary] {
    let order = scenarios.indices.sorted { (scenarios[$0].viewCount, $0) < (scenarios[$1].viewCount, $1) }
    return order.map { scenarios[$0] }
  }
}

/// What other pages show of a scenario; it stays in memory when the layouts are gone.
struct ScenarioSummary: Sendable {
  let source: ScenarioSource
  let title: String
  let previews: [Preview]
  /// What the root is proposed and what it answers, if there is only one preview.
  let proposal: String?
  let answer: String?
  /// The number of views in its previews.
  let viewCount: Int
  /// The words that the search finds it by.
  let searchWords: String

  struct Preview: Equatable, Sendable {
    let name: String
    let caption: String
    /// The address of its figure from the site's root.
    let figurePath: String
    /// Whether the file declares the preview, rather than another preview presenting it.
    let isOwn: Bool
    /// The names of its views, each once and sorted.
    let viewNames: [String]
    /// The names called in its code and in the declarations of its file that it uses, without functions that the
    /// scenario declares; each once and sorted.
    let called: [String]
  }
}

extension ScenarioSummary {
  /// The figure of the first preview, from the site's root.
  var figurePath: String { shownFigurePath(at: 0) }

  /// The figure of what a live page shows for a preview of the file: of what it presents, where that is something.
  ///
  /// - Parameter place: The preview's place among all.
  func shownFigurePath(at place: Int) -> String {
    previews[order.shownPlace(for: place)].figurePath
  }

  init(_ entry: SiteEntry, _ text: ScenarioText) {
    source = entry.source
    title = entry.title
    let laidOut = entry.run.previews
    // `drawing.size(40, 200)` is no modifier where the files declare such a function.
    let own = text.listings.reduce(into: Set<String>()) { $0.formUnion($1.functionNames) }
    previews = laidOut.indices.map { Preview(ofPreview: $0, in: entry, text, except: own) }
    let only = laidOut.count == 1 ? laidOut[0] : nil
    proposal = only.map { LengthText.proposal($0.proposal) }
    answer = only.map { LengthText.size($0.answer) }
    viewCount = laidOut.reduce(0) { $0 + $1.trace.nodes.count }
    searchWords = ScenarioSummary.searchWords(title, previews, text.listings.first?.writtenWords ?? [])
  }

  /// The names and captions of its previews, the views and modifiers in them, and the words that its own file writes
  /// out. The name of an only preview is left out, as it is the title.
  private static func searchWords(_ title: String, _ previews: [Preview], _ written: [String]) -> String {
    let texts = previews.map { preview in
      let caption = CaptionText(preview.caption).plain
      if preview.name == title { return caption }
      return caption.isEmpty ? preview.name : preview.name + ": " + caption
    }
    let names = previews.reduce(into: Set<String>()) { $0.formUnion($1.viewNames + $1.called) }
    let all = texts + [names.sorted().joined(separator: ", "), written.joined(separator: " ")]
    return all.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  var order: PreviewOrder { PreviewOrder(isOwn: previews.map(\.isOwn)) }

  /// The address of one of its previews, from the site's root.
  func address(ofPlace place: Int) -> String { percentEncoded(source.pagePath) + order.fragment(ofPlace: place) }
}

extension ScenarioSummary.Preview {
  fileprivate init(ofPreview index: Int, in entry: SiteEntry, _ text: ScenarioText, except own: Set<String>) {
    let preview = entry.run.previews[index]
    let lines = CodeListing.lines(of: [preview], text.declarations)
    self.init(
      name: preview.name, caption: preview.caption,
      figurePath: entry.source.path(of: entry.run.baseName(ofPreview: index) + ".svg"),
      isOwn: preview.presentation == nil, viewNames: Set(preview.trace.nodes.map(\.info.name)).sorted(),
      called: (text.listings.first?.called(in: lines) ?? []).subtracting(own).sorted())
  }
}
