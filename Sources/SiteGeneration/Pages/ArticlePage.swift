internal import Diagnostics
internal import Markup
internal import ScenarioPipeline

/// The page of an article.
struct ArticlePage: SiteWidePage {
  static var template: Template { Template("article", PackageResources.article_mustache) }

  static func pages(of site: LaidOutSite) -> [ArticlePage] {
    let articles = site.articles
    return articles.indices.map { index in
      ArticlePage(
        site: site, article: articles[index], previous: index > 0 ? articles[index - 1] : nil,
        next: index + 1 < articles.count ? articles[index + 1] : nil)
    }
  }

  struct Values {
    let heading: String
    let lede: String
    let topicName: String?
    let minutes: String
    let contents: Contents?
    let text: String
    /// The style sheet of the figures.
    let figureStyles: String
    let scenarios: Scenarios?
    let previous: Link?
    let next: Link?
    /// Whether the site has no other article.
    let isOnly: Bool
  }

  struct Contents {
    let parts: [Link]
  }

  struct Scenarios {
    let cards: [ScenarioCard]
    /// The scenarios after those that have a card.
    let others: Others?
  }

  struct Others {
    let list: [Link]
  }

  struct Link {
    let href: String
    let words: String
  }

  let site: LaidOutSite
  let article: WrittenArticle
  let previous: WrittenArticle?
  let next: WrittenArticle?

  /// The fewest headings for which a table of contents is worth its room.
  private static let fewestParts = 3
  /// At most this many scenarios have a card below an article; the others have a link.
  private static let mostCards = 6

  private var frontMatter: FrontMatter { article.source.frontMatter }

  var path: String { article.source.path }
  /// The picture of the first scenario that the article shows.
  var socialPicture: String? {
    let scenario = article.scenarios.first.flatMap { file in site.scenarios.first { $0.source.sourceName == file } }
    return scenario?.source.socialPicturePath
  }
  var sourceName: String { article.source.file }
  var title: String { "\(frontMatter.title) · \(site.folder.configuration.title)" }
  var description: String { frontMatter.description }

  func report(_ fault: SiteFault) -> Report { Report(fault, in: article.source.file) }

  var values: Values {
    Values(
      heading: frontMatter.title, lede: frontMatter.description,
      topicName: frontMatter.topic.isEmpty ? nil : frontMatter.topic, minutes: ArticlePage.minutes(article.source),
      contents: contents, text: article.html,
      figureStyles: percentEncoded(article.source.name + ".css"),
      scenarios: scenarios, previous: previous.map(link), next: next.map(link),
      isOnly: previous == nil && next == nil)
  }

  static func minutes(_ article: ArticleSource) -> String {
    article.minutes == 1 ? "1 minute" : "\(article.minutes) minutes"
  }

  private var contents: Contents? {
    guard article.contents.count >= ArticlePage.fewestParts else { return nil }
    return Contents(parts: article.contents.map { Link(href: "#" + percentEncoded($0.id), words: $0.title) })
  }

  private var scenarios: Scenarios? {
    let entries = article.scenarios.compactMap { file in site.scenarios.first { $0.source.sourceName == file } }
    guard !entries.isEmpty else { return nil }
    let links = entries.dropFirst(ArticlePage.mostCards).map { entry in
      Link(href: PageFrame.root(from: path) + percentEncoded(entry.source.pagePath), words: entry.title)
    }
    return Scenarios(
      cards: entries.prefix(ArticlePage.mostCards).map { ScenarioCard($0, from: path) },
      others: links.isEmpty ? nil : Others(list: links))
  }

  private func link(to other: WrittenArticle) -> Link {
    Link(href: PageFrame.root(from: path) + percentEncoded(other.source.path), words: other.source.frontMatter.title)
  }
}
