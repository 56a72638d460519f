internal import Markup
internal import ScenarioPipeline

/// The page of one rule: its steps, a scenario that shows it, and the recorded layouts that confirm it.
struct RulePage: SiteWidePage {
  static var template: Template { Template("rule", PackageResources.rule_mustache) }

  static func pages(of site: LaidOutSite) -> [RulePage] {
    let rules = LayoutRuleCatalog.rules
    let users = RuleUsers(site.scenariosOfFewViews, atMost: mostScenarios)
    return rules.indices.map { index in
      RulePage(
        site: site, rule: rules[index], scenarios: users.scenarios(of: rules[index]),
        previous: index > 0 ? rules[index - 1] : nil,
        next: index + 1 < rules.count ? rules[index + 1] : nil)
    }
  }

  struct Values {
    let heading: String
    let lede: String
    let names: String
    let steps: String
    let example: Example?
    /// The number of recorded layouts that confirm the rule, in words; `nil` without any.
    let caseSummary: String?
    let cases: String
    let links: Links?
    let previous: RulesPage.Link?
    let next: RulesPage.Link?
  }

  /// The figure of a scenario, which comes to life when it is used.
  struct Example {
    let program: String
    let picture: String
    /// The views alone, for windows too small for the numbers in the picture to be legible.
    let small: String
    let title: String
    let href: String
    let caption: String
  }

  struct Links {
    let articles: [RulesPage.Link]
    let scenarios: [RulesPage.Link]
  }

  /// At most this many scenarios are named on the page.
  private static let mostScenarios = 12

  let site: LaidOutSite
  let rule: LayoutRule
  /// The scenarios named on the page: the one that shows the rule best, and then those with few views.
  let scenarios: [ScenarioSummary]
  let previous: LayoutRule?
  let next: LayoutRule?

  private var record: RuleRecord { RuleRecord.all[rule.name] ?? RuleRecord() }

  static func path(of rule: LayoutRule) -> String { path(named: rule.name) }
  static func path(named name: String) -> String { "rules/" + name + ".html" }

  var path: String { RulePage.path(of: rule) }
  var socialPicture: String? { scenarios.first?.source.socialPicturePath }
  var title: String { "\(rule.title) · \(site.folder.configuration.title)" }
  var description: String { rule.text }
  var inputs: [String]? {
    let articles = RulesPage.articles(of: rule, in: site, root: "").flatMap { [$0.href, $0.words] }
    let example = scenarios.first.map { [$0.figurePath, $0.previews[0].caption] } ?? []
    return articles + ["scenarios"] + example
      + scenarios.flatMap { [$0.source.path, $0.title] }
  }

  private static func summary(ofCases count: Int) -> String? {
    switch count {
    case 0: nil
    case 1:
      "1 layout that was measured on SwiftUI, or published by others. The tests lay it out and expect these frames."
    default:
      "\(count) layouts that were measured on SwiftUI, or published by others. The tests lay each of them out and expect "
        + "these frames."
    }
  }

  var values: Values {
    let articles = RulesPage.articles(of: rule, in: site, root: "../")
    let cases = record.cases
    return Values(
      heading: rule.title, lede: rule.text, names: RulesPage.names(of: rule, root: "../"),
      steps: html { write(record.parts, to: &$0) }, example: scenarios.first.map(example),
      caseSummary: RulePage.summary(ofCases: cases.count),
      cases: html { page in
        for each in cases { RulePage.write(each, to: &page) }
      },
      links: articles.isEmpty && scenarios.isEmpty
        ? nil
        : Links(
          articles: articles,
          scenarios: scenarios.map { RulesPage.link(to: $0, root: "../") }),
      previous: previous.map(RulePage.link), next: next.map(RulePage.link))
  }

  private static func link(to rule: LayoutRule) -> RulesPage.Link {
    RulesPage.Link(href: percentEncoded(rule.name) + ".html", words: rule.title)
  }

  private func example(_ scenario: ScenarioSummary) -> Example {
    let source = scenario.source
    return Example(
      program: source.programName, picture: "../" + percentEncoded(scenario.figurePath),
      small: "../" + percentEncoded(source.path(of: source.thumbnailName)), title: scenario.title,
      href: "../" + percentEncoded(source.pagePath), caption: CaptionText(scenario.previews[0].caption).plain)
  }

  // MARK: - Parts

  /// Writes paragraphs, and steps as lists with the numbers that they have.
  private func write(_ parts: [RuleRecord.Part], to page: inout MarkupWriter) {
    var rest = parts[...]
    while let first = rest.first {
      guard case .step = first else {
        if case .text(let text) = first { CaptionText(text).write(to: &page) }
        rest.removeFirst()
        continue
      }
      let steps = rest.prefix { if case .step = $0 { true } else { false } }
      page.element("ol", [("class", "rule-steps")]) { page in
        for case .step(let text, let number) in steps {
          page.element("li", [("value", "\(number)")]) { CaptionText(text).write(to: &$0) }
        }
      }
      rest = rest.dropFirst(steps.count)
    }
  }

  private static func write(_ each: RuleRecord.Case, to page: inout MarkupWriter) {
    page.element("tr") { page in
      page.element("th", [("scope", "row")]) { page in
        page.text(each.title)
        page.element("span", [("class", "where")], text: each.file.replacing("Tests/ConformanceTests/", with: ""))
      }
      page.element("td") { CaptionText(each.shows).write(to: &$0) }
      page.element("td", [("class", "frames")]) { page in
        for (index, frame) in each.expected.split(separator: "; ").enumerated() {
          if index > 0 { page.element("br") }
          page.text(String(frame))
        }
      }
      page.element("td") { page in
        page.text(each.known)
        if !each.source.isEmpty { page.element("span", [("class", "where")], text: each.source) }
      }
    }
  }
}
