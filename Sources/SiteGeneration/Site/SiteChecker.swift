internal import XMLValidation

/// Checks what is about to be published, and remembers every fault with the scenario it came from.
struct SiteChecker {
  private struct Page {
    var path: String
    /// What a fault in the page is reported against.
    var place: String
    var links: [PageLink]
    var anchors: [String]
  }

  private let validator: Validator
  private var pages: [Page] = []
  private var reports: [String] = []

  init() throws(Problem) { validator = try Validator.make() }

  mutating func check(figure svg: String, named name: String, ofPreview index: Int, _ entry: SiteEntry) {
    let issues = validator.validateFigure(svg, name: name)
    reports += ScenarioFigures(of: entry.run).report(issues, in: entry.run.previews[index])
  }

  mutating func check(page: String, _ entry: SiteEntry) {
    let place = entry.run.previews.first.map { entry.run.place(of: nil, in: $0) } ?? entry.run.file.name
    check(page: page, path: entry.source.path + ".html", place: place)
  }

  mutating func check(index: String) { check(page: index, path: "index.html", place: "Site/templates/index.mustache") }

  mutating func check(reference: String) {
    check(page: reference, path: "reference.html", place: "Site/templates/reference.mustache")
  }

  private mutating func check(page: String, path: String, place: String) {
    for issue in validator.validatePage(page, name: path) {
      reports.append("\(place): error: its page is not valid: \(issue.description)")
    }
    pages.append(Page(path: path, place: place, links: validator.links(in: page), anchors: validator.anchors(in: page)))
  }

  /// Checks the links between the pages and throws when anything was found.
  mutating func finish(files: [String]) throws(Problem) {
    let known = Set(files)
    for page in pages {
      for link in page.links where !leadsSomewhere(link, from: page, known) {
        reports.append("\(page.place): error: \(page.path):\(link.line): the link “\(link.href)” leads nowhere")
      }
    }
    guard reports.isEmpty else { throw Problem(.content, reports) }
  }

  private func leadsSomewhere(_ link: PageLink, from page: Page, _ files: Set<String>) -> Bool {
    // Addresses with a scheme lead out of the site, which is not checked.
    let isOutside = link.href.prefix { $0 != "/" && $0 != "#" }.contains(":")
    if isOutside { return true }
    let parts = link.href.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = SiteChecker.resolve(String(parts[0]), from: page.path), files.contains(path) else { return false }
    guard parts.count == 2 else { return true }
    return pages.first { $0.path == path }?.anchors.contains(String(parts[1])) ?? false
  }

  /// A relative address as a path from the site's root; `nil` when it leaves the site.
  private static func resolve(_ address: String, from page: String) -> String? {
    guard !address.isEmpty else { return page }
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in address.split(separator: "/").map(String.init) {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
