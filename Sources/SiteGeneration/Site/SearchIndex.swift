internal import Markup
internal import ScenarioPipeline
internal import SwiftInterpreter
internal import SwiftUIViews

/// What the search page looks in: a script, as pages that are opened from a folder may load nothing else.
struct SearchIndex {
  let site: LaidOutSite

  static let path = "assets/search-index.js"

  /// A thing to be found: its kind, its name, its address and further words.
  private typealias Entry = (kind: String, title: String, address: String, words: String)

  var script: String {
    var json = JSONWriter()
    json.array { json in
      for entry in articles + scenarios + rules + names {
        json.array { json in
          for text in [entry.kind, entry.title, entry.address, entry.words] { json.value(text) }
        }
      }
    }
    return "globalThis.haggleSearchIndex = " + json.finish() + ";\n"
  }

  private var articles: [Entry] {
    site.articles.map { article in
      let headings = article.source.anchors.headings.map(\.title)
      return (
        "Article", article.source.frontMatter.title, percentEncoded(article.source.path),
        ([article.source.frontMatter.description] + headings).joined(separator: " · ")
      )
    }
  }

  private var scenarios: [Entry] {
    site.scenarios.map { scenario in
      ("Scenario", scenario.title, percentEncoded(scenario.source.pagePath), SearchIndex.words(of: scenario))
    }
  }

  /// What its previews are called and said to show; the name of the only one is the title already.
  private static func words(of scenario: ScenarioSummary) -> String {
    let texts = scenario.previews.map { preview in
      let caption = CaptionText(preview.caption).plain
      if preview.name == scenario.title { return caption }
      return caption.isEmpty ? preview.name : preview.name + ": " + caption
    }
    return texts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var rules: [Entry] {
    LayoutRuleCatalog.rules.map { rule in
      ("Rule", rule.title, RulePage.path(of: rule), rule.text + " · " + rule.names.joined(separator: ", "))
    }
  }

  /// Views, modifiers and types; constants and members are found on the reference's page.
  private var names: [Entry] {
    Catalog.swiftUI.families.filter { $0.kind != .gaps }.flatMap(\.entries).compactMap { entry in
      let kind: String
      switch entry.role {
      case .view: kind = "View"
      case .modifier: kind = "Modifier"
      case .initializer, .type: kind = "Type"
      default: return nil
      }
      let address = ReferenceGroup.address(ofID: ReferencePage.id(of: entry))
      return (kind, entry.name, address, entry.documentation)
    }
  }
}
