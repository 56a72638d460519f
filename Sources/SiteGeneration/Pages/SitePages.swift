/// Fills in the templates: the index and a page for each scenario.
struct SitePages {
  let site: SiteFolder
  let entries: [SiteEntry]

  /// The page that shows every scenario as a card, grouped by topic.
  func index() throws(Problem) -> String {
    try site.theme.render("index", IndexPage(site: site, entries: entries).values)
  }

  /// The page that lists everything a scenario can use.
  func reference() throws(Problem) -> String {
    try site.theme.render("reference", ReferencePage(configuration: site.configuration).values)
  }

  /// The page of one scenario.
  func scenario(_ index: Int) throws(Problem) -> String {
    let page = ScenarioPage(
      site: site, entry: entries[index], previous: index > 0 ? entries[index - 1] : nil,
      next: index + 1 < entries.count ? entries[index + 1] : nil)
    return try site.theme.render("scenario", page.values)
  }
}

extension SiteConfiguration {
  /// What every template may use: the site's own words and the way from the page to the site's root.
  func values(root: String, title pageTitle: String, description: String) -> [String: Any] {
    [
      "language": language, "siteTitle": title, "root": root, "pageTitle": pageTitle, "description": description,
    ]
  }
}
