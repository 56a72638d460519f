internal import Markup

/// What the index template is filled in with.
struct IndexPage {
  let site: SiteFolder
  let entries: [SiteEntry]

  var values: [String: Any] {
    let configuration = site.configuration
    var values = configuration.values(root: "", title: configuration.title, description: configuration.description)
    values["headline"] = configuration.headline.isEmpty ? configuration.title : configuration.headline
    values["introduction"] = paragraphs(configuration.description)
    values["sections"] = site.topics.map(section)
    return values
  }

  private func section(_ topic: SiteFolder.Topic) -> [String: Any] {
    let cards = entries.filter { $0.source.topic == topic.folder }.map(card)
    var values: [String: Any] = ["id": topic.id, "title": topic.title, "cards": cards]
    // A section of a template is filled in whenever its value is there, be it empty.
    if !topic.text.isEmpty { values["text"] = topic.text }
    return values
  }

  private func card(_ entry: SiteEntry) -> [String: Any] {
    let count = entry.run.previews.count
    var values: [String: Any] = [
      "href": entry.source.path + ".html", "title": entry.title, "thumbnail": entry.path(of: entry.thumbnailName),
      "caption": paragraphs(firstSentence(entry.run.previews[0].caption)),
    ]
    if count > 1 { values["variants"] = "\(count) variants" }
    return values
  }

  private func paragraphs(_ text: String) -> String {
    var writer = MarkupWriter(flavor: .html)
    CaptionText(text: text).write(to: &writer)
    return writer.finish().text
  }

  /// As much of a caption as fits under a picture.
  private func firstSentence(_ caption: String) -> String {
    let plain = caption.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let end = plain.firstRange(of: ". ") else { return plain }
    return String(plain[..<end.lowerBound]) + "."
  }
}
