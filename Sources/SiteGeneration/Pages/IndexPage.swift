internal import Markup
internal import ScenarioPipeline

/// The start page: a picture, the articles, and the first scenarios of each topic as cards.
struct IndexPage: SiteWidePage {
  static var template: Template { Template("index", PackageResources.index_mustache) }

  static func pages(of site: LaidOutSite) -> [IndexPage] { [IndexPage(site: site)] }

  struct Values {
    let headline: String
    let introduction: String
    /// The picture of a scenario, where the configuration names one.
    let figure: StartFigure?
    /// Whether there is a feed of them.
    let feed: Bool
    /// The articles, when there are some.
    let articles: Reading?
    /// The topics by name, where there are many.
    let contents: Contents?
    let sections: [Section]
  }

  struct StartFigure {
    let program: String
    let picture: String
    /// The same, drawn for a phone's window.
    let narrow: String
    let title: String
    let words: String
    let href: String
  }

  struct Contents {
    let topics: [Link]
  }

  struct Link {
    let href: String
    let words: String
  }

  struct Section {
    let id: String
    let title: String
    let text: String?
    let cards: [ScenarioCard]
    /// The link to all scenarios of the topic, when only the first few are shown.
    let more: Link?
  }

  struct Reading {
    let list: [Article]
  }

  struct Article {
    let href: String
    let words: String
    let lede: String
    let minutes: String
  }

  let site: LaidOutSite

  /// At most this many scenarios of a topic are shown: one row of cards.
  static let mostCards = 3
  /// The fewest topics for which a list of them is worth its room.
  private static let fewestTopics = 5

  private var configuration: SiteConfiguration { site.folder.configuration }

  var path: String { "index.html" }
  /// The picture of the scenario whose figure is shown on this page.
  var socialPicture: String? { figured?.source.socialPicturePath }
  var title: String { configuration.title }
  var description: String { configuration.description }

  var values: Values {
    Values(
      headline: configuration.headline.isEmpty ? configuration.title : configuration.headline,
      introduction: paragraphs(configuration.description), figure: figure,
      feed: !configuration.baseURL.isEmpty && configuration.hasFeed,
      articles: articles.isEmpty ? nil : Reading(list: articles), contents: contents, sections: sections)
  }

  private var figured: ScenarioSummary? { site.scenarios.first { $0.source.path == configuration.figure } }

  private var figure: StartFigure? {
    figured.map { scenario in
      let source = scenario.source
      return StartFigure(
        program: source.programName, picture: percentEncoded(source.path(of: source.startName)),
        narrow: percentEncoded(source.path(of: source.narrowStartName)), title: scenario.title,
        words: CaptionText(scenario.previews[0].caption).plain, href: percentEncoded(source.pagePath))
    }
  }

  private var contents: Contents? {
    let topics = site.folder.topics
    guard topics.count >= IndexPage.fewestTopics else { return nil }
    return Contents(topics: topics.map { Link(href: "#" + $0.id, words: $0.title) })
  }

  private var articles: [Article] {
    site.articles.map { article in
      let frontMatter = article.source.frontMatter
      return Article(
        href: percentEncoded(article.source.path), words: frontMatter.title, lede: frontMatter.description,
        minutes: ArticlePage.minutes(article.source))
    }
  }

  private var sections: [Section] {
    let entries = Dictionary(grouping: site.scenarios, by: \.source.topic)
    return site.folder.topics.map { section($0, entries[$0.folder] ?? []) }
  }

  private func section(_ topic: SiteFolder.Topic, _ entries: [ScenarioSummary]) -> Section {
    let cards = entries.prefix(IndexPage.mostCards).map { ScenarioCard($0, from: path) }
    let all = Link(href: percentEncoded(topic.path), words: "All \(entries.count)")
    return Section(
      id: topic.id, title: topic.title, text: topic.text.isEmpty ? nil : topic.text, cards: cards,
      more: entries.count > IndexPage.mostCards ? all : nil)
  }

  private func paragraphs(_ text: String) -> String { html { CaptionText(text).write(to: &$0) } }
}

/// Markup that a template inserts unescaped.
func html(_ write: (inout MarkupWriter) -> Void) -> String {
  var writer = MarkupWriter(flavor: .html)
  write(&writer)
  return writer.finish().text
}
