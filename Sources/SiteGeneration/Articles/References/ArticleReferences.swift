import Foundation

internal import Markup
internal import ScenarioPipeline
internal import SwiftInterpreter
internal import SwiftUIViews
internal import ViewProgram

/// What an article can refer to: scenarios and their previews, other articles and their headings, rules, SwiftUI's API.
struct ArticleReferences {
  private let scenarios: [String: ScenarioSummary]
  private let runs: ScenarioRuns
  private let articles: [String: ArticleSource]
  /// Whether articles that are marked as drafts are published.
  private let showsDrafts: Bool
  /// The files of all scenarios and of the declarations next to them, for quotes.
  private let sources: [String: SourceText]
  /// The references that were used.
  let uses = ReferenceUses()

  /// A scenario's preview by its place among all.
  struct Preview {
    let entry: SiteEntry
    let place: Int
  }

  init(_ scenarios: [ScenarioSummary], _ runs: ScenarioRuns, _ articles: [ArticleSource], showsDrafts: Bool) {
    self.showsDrafts = showsDrafts
    self.scenarios = Dictionary(scenarios.map { ($0.source.sourceName, $0) }) { first, _ in first }
    self.runs = runs
    self.articles = Dictionary(articles.map { ($0.file, $0) }) { first, _ in first }
    let folders = Dictionary(scenarios.map { ($0.source.topic, $0.source.folder) }) { first, _ in first }
    let files = articles.isEmpty ? [] : folders.values.flatMap { $0?.sources ?? [] }
    sources = Dictionary(files.map { ($0.name, $0) }) { first, _ in first }
  }

  // MARK: - Scenarios

  /// - Parameter path: From the article's folder.
  func scenario(_ path: String) throws(ArticleFault) -> ScenarioSummary {
    let name = ArticleReferences.resolve(path)
    uses.note(.scenario, name)
    guard let scenario = scenarios[name] else {
      throw .unknownScenario(name, near: near(name, scenarios.keys.sorted()))
    }
    return scenario
  }

  /// The preview of an address `PATH#NAME`, laid out.
  func preview(_ address: String) throws(ArticleFault) -> Preview {
    let (scenario, place) = try place(address)
    // It was laid out before, so that it has no errors unless it was changed a moment ago.
    guard let entry = try? runs.entry(of: scenario.source) else { throw .unknownScenario(address, near: nil) }
    return Preview(entry: entry, place: place)
  }

  /// Which preview an address means: a file with one preview needs no name, and a number will do.
  private func place(_ address: String) throws(ArticleFault) -> (scenario: ScenarioSummary, preview: Int) {
    let (path, fragment) = ArticleReferences.parts(address)
    let scenario = try scenario(path)
    let names = scenario.previews.map(\.name)
    let own = scenario.order.ownPlaces
    guard let fragment, !fragment.isEmpty else {
      guard own.count == 1 else { throw .severalPreviews(own.map { names[$0] }) }
      return (scenario, own[0])
    }
    if let place = names.firstIndex(of: fragment) { return (scenario, place) }
    if let number = Int(fragment), own.indices.contains(number - 1) { return (scenario, own[number - 1]) }
    throw .unknownPreview(fragment, advice: Suggestion.advice(for: fragment, in: names))
  }

  /// The text of a scenario's file, or of one next to it.
  func source(_ path: String) throws(ArticleFault) -> SourceText {
    let name = ArticleReferences.resolve(path)
    uses.note(.source, name)
    guard let source = sources[name] else { throw .unknownScenario(name, near: near(name, sources.keys.sorted())) }
    return source
  }

  // MARK: - What an article depends on

  /// The state of a use: another text whenever an article could change because of it.
  ///
  /// - Returns: `nil` for a use without a known key.
  func state(of use: ReferenceUses.Use, _ keys: ScenarioKeys) -> String? {
    switch use.kind {
    case .scenario:
      guard let source = scenarios[use.name]?.source else { return "" }
      return keys.key(of: source, previous: nil, next: nil)
    case .source: return sources[use.name].map { ContentDigest($0.bytes).text } ?? ""
    case .article:
      guard let article = articles[use.name] else { return "" }
      let state = article.frontMatter.isDraft && !showsDrafts ? "draft" : ""
      return ([article.path, state] + article.anchors.headings.map(\.id)).joined(separator: "\n")
    }
  }

  // MARK: - Pages

  func article(_ path: String) throws(ArticleFault) -> ArticleSource {
    let name = ArticleReferences.resolve(path)
    uses.note(.article, name)
    guard let article = articles[name] else { throw .unknownArticle(name, near: near(name, articles.keys.sorted())) }
    return article
  }

  func anchor(_ id: String, in article: ArticleSource) throws(ArticleFault) -> String {
    let ids = article.anchors.headings.map(\.id)
    guard ids.contains(id) else { throw .unknownAnchor(id, advice: Suggestion.advice(for: id, in: ids)) }
    return "#" + percentEncoded(id)
  }

  /// Where a link leads, as an address from the article's page.
  func address(of link: String, from article: ArticleSource) throws(ArticleFault) -> String {
    let root = PageFrame.root(from: article.path)
    if ["https://", "http://", "mailto:"].contains(where: link.hasPrefix) { return link }
    if let name = ArticleReferences.word(after: "rule:", in: link) {
      return root + RulePage.path(named: try ArticleReferences.rule(name))
    }
    if let name = ArticleReferences.word(after: "api:", in: link) {
      return root + ReferenceGroup.address(ofID: try APIReference.id(of: name))
    }
    let (path, fragment) = ArticleReferences.parts(link)
    if path.isEmpty, let fragment { return try anchor(fragment, in: article) }
    if path.hasSuffix(".md") {
      let other = try self.article(path)
      let isPublished = showsDrafts || !other.frontMatter.isDraft
      guard isPublished || article.frontMatter.isDraft else { throw .draftArticle(other.file) }
      return root + percentEncoded(other.path) + (fragment == nil ? "" : try anchor(fragment ?? "", in: other))
    }
    guard path.hasSuffix(".swift") else { throw .unknownAddress(link) }
    if fragment == nil { return root + percentEncoded(try scenario(path).source.pagePath) }
    let (scenario, place) = try place(link)
    return root + scenario.address(ofPlace: place)
  }

  private static func rule(_ name: String) throws(ArticleFault) -> String {
    let names = LayoutRuleCatalog.rules.map(\.name)
    guard names.contains(name) else { throw .unknownRule(name, advice: Suggestion.advice(for: name, in: names)) }
    return name
  }

  // MARK: - Words

  private static func word(after scheme: String, in link: String) -> String? {
    guard link.hasPrefix(scheme) else { return nil }
    let word = String(link.dropFirst(scheme.count))
    return word.removingPercentEncoding ?? word
  }

  /// The path and the fragment after the number sign, with percent-encoding removed.
  private static func parts(_ address: String) -> (path: String, fragment: String?) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let plain = parts.map { $0.removingPercentEncoding ?? $0 }
    return (plain.first ?? "", plain.count == 2 ? plain[1] : nil)
  }

  /// A path from the article's folder as one from the project's.
  static func resolve(_ path: String) -> String {
    var names = ArticleSource.folder.split(separator: "/").map(String.init)
    for name in path.split(separator: "/").map(String.init) where name != "." {
      if name == "..", !names.isEmpty { names.removeLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
  }

  /// The path that was most likely meant: one with nearly the same letters, or of the same file elsewhere.
  private func near(_ path: String, _ paths: [String]) -> String? {
    let file = path.split(separator: "/").last
    return Suggestion.nearest(to: path, in: paths) ?? paths.first { $0.split(separator: "/").last == file }
      ?? file.flatMap { file in
        Suggestion.nearest(to: String(file), in: paths.compactMap { $0.split(separator: "/").last.map(String.init) })
      }
  }
}
