internal import Markup
internal import ScenarioPipeline

/// The start page: the articles, and every scenario as a card, grouped by topic.
struct IndexPage: SitePage {
  static var template: Template { Template("index", PackageResources.index_mustache) }

  static func pages(of site: LaidOutSite) -> [IndexPage] { [IndexPage(site: site)] }

  struct Values {
    let headline: String
    let introduction: String
    /// Whether there is a feed of them.
    let feed: Bool
    /// The articles, when there are some.
    let articles: Reading?
    let sections: [Section]
  }

  struct Section {
    let id: String
    let title: String
    let text: String?
    let cards: [ScenarioCard]
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

  private var configuration: SiteConfiguration { site.folder.configuration }

  var path: String { "index.html" }
  var title: String { configuration.title }
  var description: String { configuration.description }

  var values: Values {
    Values(
      headline: configuration.headline.isEmpty ? configuration.title : configuration.headline,
      introduction: paragraphs(configuration.description),
      feed: !configuration.baseURL.isEmpty,
      articles: articles.isEmpty ? nil : Reading(list: articles), sections: sections)
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
    let cards = entries.map { ScenarioCard($0, from: path) }
    return Section(id: topic.id, title: topic.title, text: topic.text.isEmpty ? nil : topic.text, cards: cards)
  }

  private func paragraphs(_ text: String) -> String { html { CaptionText(text).write(to: &$0) } }
}

/// Markup for a template to fill in as it stands.
func html(_ write: (inout MarkupWriter) -> Void) -> String {
  var writer = MarkupWriter(flavor: .html)
  write(&writer)
  return writer.finish().text
}
