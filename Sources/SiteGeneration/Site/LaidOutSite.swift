internal import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline
internal import SwiftUIViews

/// What the pages about several scenarios are made of: the site's folder, and what is known of each scenario.
struct LaidOutSite {
  let folder: SiteFolder
  /// The scenarios in the order of the index.
  let scenarios: [ScenarioSummary]
  /// The articles in the order of the index.
  var articles: [WrittenArticle] = []
  /// Articles that are checked and not published.
  var drafts: [WrittenArticle] = []
  /// Where its root is for a page that is shown at any address; the site's `base-url` if `nil`.
  var root: String?

  /// The scenarios, those of fewest views first.
  var scenariosOfFewViews: [ScenarioSummary] {
    let order = scenarios.indices.sorted { (scenarios[$0].viewCount, $0) < (scenarios[$1].viewCount, $1) }
    return order.map { scenarios[$0] }
  }
}

/// What other pages tell of a scenario, which stays in memory when its layouts are gone.
struct ScenarioSummary: Sendable {
  let source: ScenarioSource
  let title: String
  let previews: [Preview]
  /// What the root is proposed and answers, where there is one preview.
  let proposal: String?
  let answer: String?
  /// The names of the views in its previews, and how many views these have.
  let viewNames: Set<String>
  let viewCount: Int
  /// What its own file calls, and the words that it writes out.
  let code: CodeWords

  struct Preview: Equatable, Sendable {
    let name: String
    let caption: String
  }
}

extension ScenarioSummary {
  /// The figure of the first preview, from the site's root. What a preview presents is named after it.
  var figurePath: String {
    let own = previews.filter { preview in !previews.contains { preview.name.hasPrefix($0.name + " – ") } }
    return source.path + (own.count == 1 ? ".svg" : "-1.svg")
  }

  init(_ entry: SiteEntry, _ text: ScenarioText) {
    source = entry.source
    title = entry.title
    let laidOut = entry.run.previews
    previews = laidOut.map { Preview(name: $0.name, caption: $0.caption) }
    let only = laidOut.count == 1 ? laidOut[0] : nil
    proposal = only.map { LengthText.proposal($0.proposal) }
    answer = only.map { LengthText.size($0.answer) }
    viewNames = Set(laidOut.flatMap { $0.trace.nodes.map(\.info.name) })
    viewCount = laidOut.reduce(0) { $0 + $1.trace.nodes.count }
    code = text.listings.first?.words ?? CodeWords()
  }

  /// The address of one of its previews, from the site's root; the page shows the first one by itself.
  ///
  /// - Parameter call: The call of the record that the page shows first.
  func address(ofPreview index: Int, call: Int? = nil) -> String {
    source.address(ofPreview: index, of: previews.count, call: call)
  }
}

extension ScenarioSource {
  /// The address of one of so many previews, from the site's root.
  func address(ofPreview index: Int, of count: Int, call: Int?) -> String {
    var state: [String] = []
    if count > 1 { state.append("p=\(index + 1)") }
    if let call { state.append("call=\(call)") }
    return percentEncoded(pagePath) + (state.isEmpty ? "" : "#" + state.joined(separator: "&"))
  }
}
