internal import Markdown
internal import Markup
internal import ScenarioPipeline
internal import SwiftInterpreter
internal import SwiftUIViews

/// The data that the search page searches: a script, as pages that are opened from a folder may load nothing else.
struct SearchIndex {
  let site: LaidOutSite

  static let path = "assets/search-index.js"

  /// An entry that can be found: its kind, its name, its address and further words.
  private typealias Entry = (kind: String, title: String, address: String, words: String)

  /// The script's file.
  ///
  /// - Parameter shared: The entries that every site has.
  func script(with shared: [UInt8]) -> [UInt8] {
    let own = SearchIndex.json(articles + topics + scenarios)
    var script = Array("globalThis.haggleSearchIndex = ".utf8)
    script.reserveCapacity(script.count + own.count + shared.count + ".concat();\n".utf8.count)
    script += own
    script += ".concat(".utf8
    script += shared
    script += ");\n".utf8
    return script
  }

  /// What can be found in every site, as a separate list.
  static var shared: [UInt8] { json(rules + names) }

  private static func json(_ entries: [Entry]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for entry in entries {
        json.array { json in
          for text in [entry.kind, entry.title, entry.address, entry.words] { json.value(text) }
        }
      }
    }
    return json.finishBytes()
  }

  private var articles: [Entry] {
    site.articles.map { article in
      let headings = article.source.anchors.headings.map(\.title)
      return (
        "Article", article.source.frontMatter.title, percentEncoded(article.source.path),
        ([article.source.frontMatter.description] + headings + [SearchIndex.text(of: article.source)])
          .joined(separator: " · ")
      )
    }
  }

  private static let longestText = 24_000

  /// An article's plain text, so that the part around a word can be shown; of a very long one only the beginning.
  private static func text(of article: ArticleSource) -> String {
    String(text(of: article.document).prefix(longestText))
  }

  private static func text(of block: MarkdownNode) -> String {
    switch block.kind {
    case .paragraph: withoutStepMark(block.plainText)
    case .heading, .cell: block.plainText
    default: block.children.map(text).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private static func withoutStepMark(_ text: String) -> String {
    text.hasPrefix("[step=") ? String(text.drop { $0 != "]" }.dropFirst()) : text
  }

  private var topics: [Entry] {
    let pages = Set(TopicPage.pages(of: site).map(\.path))
    return site.folder.topics.filter { topic in site.scenarios.contains { $0.source.topic == topic.folder } }.map {
      topic in
      let address = pages.contains(topic.path) ? percentEncoded(topic.path) : "index.html#" + topic.id
      return ("Topic", topic.title, address, topic.text)
    }
  }

  private var scenarios: [Entry] {
    site.scenarios.map { scenario in
      ("Scenario", scenario.title, percentEncoded(scenario.source.pagePath), scenario.searchWords)
    }
  }

  private static var rules: [Entry] {
    LayoutRuleCatalog.rules.map { rule in
      ("Rule", rule.title, RulePage.path(of: rule), rule.text + " · " + rule.names.joined(separator: ", "))
    }
  }

  /// Views, modifiers and types; constants and members are found on the reference's page.
  private static var names: [Entry] {
    ReferenceGroup.families.filter { $0.kind != .gaps }.flatMap(\.entries).compactMap { entry in
      let kind: String
      switch entry.role {
      case .view: kind = "View"
      case .modifier: kind = "Modifier"
      case .initializer, .type: kind = "Type"
      default: return nil
      }
      let address = ReferenceGroup.address(ofID: ReferencePage.id(of: entry))
      return (kind, entry.name, address, ([entry.documentation] + forms(of: entry)).joined(separator: " · "))
    }
  }

  /// The forms of a name as documentation writes them: `frame(width:height:alignment:)`.
  private static func forms(of entry: CatalogEntry) -> [String] {
    var forms: [String] = []
    for overload in entry.overloads where !overload.parameters.isEmpty {
      let form = entry.name + "(" + overload.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      if !forms.contains(form) { forms.append(form) }
    }
    return forms
  }
}
