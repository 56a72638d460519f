internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline

/// The page of the rules by which views answer and place, each with the scenarios that show it.
struct RulesPage: SitePage {
  static var template: Template { Template("rules", PackageResources.rules_mustache) }
  static let path = "rules.html"

  static func pages(of site: LaidOutSite) -> [RulesPage] { [RulesPage(site: site)] }

  struct Values {
    let rules: [Rule]
  }

  struct Rule {
    let id: String
    let title: String
    let text: String
    let names: String
    let articles: [Link]
    let scenarios: [Link]
  }

  struct Link {
    let href: String
    let words: String
  }

  let site: LaidOutSite

  /// So many scenarios are named with a rule.
  private static let mostScenarios = 8

  var path: String { RulesPage.path }
  var title: String { "Rules · \(site.folder.configuration.title)" }
  var description: String { "How each kind of view answers a proposal and places what is inside." }

  var values: Values { Values(rules: LayoutRuleCatalog.rules.map(rule)) }

  private func rule(_ rule: LayoutRule) -> Rule {
    Rule(
      id: rule.name, title: rule.title, text: rule.text,
      names: html { page in
        for (index, name) in rule.names.enumerated() {
          if index > 0 { page.text(", ") }
          let id = try? APIReference.id(of: name)
          if let id {
            page.element("a", [("href", "reference.html#" + percentEncoded(id))]) { $0.element("code", text: name) }
          }
          if id == nil { page.element("code", text: name) }
        }
      },
      articles: site.articles.filter { $0.rules.contains(rule.name) }.map { article in
        Link(href: percentEncoded(article.source.path), words: article.source.frontMatter.title)
      },
      scenarios: scenarios(of: rule).prefix(RulesPage.mostScenarios).map { entry in
        Link(href: percentEncoded(entry.source.pagePath), words: entry.title)
      })
  }

  /// The scenarios that show the rule, those of few views first.
  private func scenarios(of rule: LayoutRule) -> [ScenarioSummary] {
    let showing = site.scenarios.filter { !$0.viewNames.isDisjoint(with: rule.names) }
    let order = showing.indices.sorted { (showing[$0].viewCount, $0) < (showing[$1].viewCount, $1) }
    return order.map { showing[$0] }
  }
}
