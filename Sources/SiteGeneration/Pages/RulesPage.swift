internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline

/// The page that leads to the rules by which views answer and place.
struct RulesPage: SiteWidePage {
  static var template: Template { Template("rules", PackageResources.rules_mustache) }
  static let path = "rules.html"

  static func pages(of site: LaidOutSite) -> [RulesPage] { [RulesPage(site: site)] }

  struct Values {
    let rules: [Rule]
  }

  struct Rule {
    let id: String
    let href: String
    let title: String
    let text: String
    let names: String
  }

  struct Link {
    let href: String
    let words: String
  }

  let site: LaidOutSite

  var path: String { RulesPage.path }
  var title: String { "Rules · \(site.folder.configuration.title)" }
  var description: String { "How each kind of view answers a proposal and places what is inside." }

  var inputs: [String]? { [] }

  var values: Values { Values(rules: LayoutRuleCatalog.rules.map(rule)) }

  private func rule(_ rule: LayoutRule) -> Rule {
    Rule(
      id: rule.name, href: percentEncoded(RulePage.path(of: rule)), title: rule.title, text: rule.text,
      names: RulesPage.names(of: rule, root: ""))
  }

  // MARK: - What belongs to a rule

  /// The views and modifiers that follow it, as markup.
  static func names(of rule: LayoutRule, root: String) -> String {
    html { page in
      for (index, name) in rule.names.enumerated() {
        if index > 0 { page.text(", ") }
        guard let id = try? APIReference.id(of: name) else {
          page.element("code", text: name)
          continue
        }
        page.element("a", [("href", root + ReferenceGroup.address(ofID: id))]) { $0.element("code", text: name) }
      }
    }
  }

  static func articles(of rule: LayoutRule, in site: LaidOutSite, root: String) -> [Link] {
    site.articles.filter { $0.rules.contains(rule.name) }.map { article in
      Link(href: root + percentEncoded(article.source.path), words: article.source.frontMatter.title)
    }
  }

  static func link(to scenario: ScenarioSummary, root: String) -> Link {
    Link(href: root + percentEncoded(scenario.source.pagePath), words: scenario.title)
  }
}
