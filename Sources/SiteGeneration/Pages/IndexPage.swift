internal import Markup
internal import ScenarioPipeline

/// The page that shows every scenario as a card, grouped by topic.
struct IndexPage: SitePage {
  static var template: Template { Template("index", PackageResources.index_mustache) }

  static func pages(of site: LaidOutSite) -> [IndexPage] { [IndexPage(site: site)] }

  struct Values {
    let headline: String
    let introduction: String
    let sections: [Section]
  }

  struct Section {
    let id: String
    let title: String
    let text: String?
    let cards: [Card]
  }

  struct Card {
    let href: String
    let title: String
    let thumbnail: String
    let caption: String
    /// How many previews there are, when there are several.
    let variants: String?
  }

  let site: LaidOutSite

  private var configuration: SiteConfiguration { site.folder.configuration }

  var path: String { "index.html" }
  var title: String { configuration.title }
  var description: String { configuration.description }

  var values: Values {
    Values(
      headline: configuration.headline.isEmpty ? configuration.title : configuration.headline,
      introduction: paragraphs(configuration.description), sections: sections)
  }

  private var sections: [Section] {
    let entries = Dictionary(grouping: site.entries, by: \.source.topic)
    return site.folder.topics.map { section($0, entries[$0.folder] ?? []) }
  }

  private func section(_ topic: SiteFolder.Topic, _ entries: [SiteEntry]) -> Section {
    let cards = entries.map(card)
    return Section(id: topic.id, title: topic.title, text: topic.text.isEmpty ? nil : topic.text, cards: cards)
  }

  private func card(_ entry: SiteEntry) -> Card {
    let count = entry.run.previews.count
    return Card(
      href: percentEncoded(entry.pagePath), title: entry.title,
      thumbnail: percentEncoded(entry.path(of: entry.thumbnailName)),
      caption: paragraphs(firstSentence(entry.run.previews[0].caption)),
      variants: count > 1 ? "\(count) variants" : nil)
  }

  private func paragraphs(_ text: String) -> String { html { CaptionText(text).write(to: &$0) } }

  /// As much of a caption as fits under a picture.
  private func firstSentence(_ caption: String) -> String {
    let plain = caption.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let end = plain.firstRange(of: ". ") else { return plain }
    return String(plain[..<end.lowerBound]) + "."
  }
}

/// Markup for a template to fill in as it stands.
func html(_ write: (inout MarkupWriter) -> Void) -> String {
  var writer = MarkupWriter(flavor: .html)
  write(&writer)
  return writer.finish().text
}
