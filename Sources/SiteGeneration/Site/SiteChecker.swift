internal import Diagnostics
import Foundation
internal import ScenarioPipeline
internal import XMLValidation

/// Checks what is about to be published, and collects every fault with the scenario it came from.
struct SiteChecker {
  private struct Page {
    var kind: any SitePage
    var links: [PageLink]
    var anchors: Set<String>
  }

  private let validator: Validator
  private var pages: [Page] = []
  private var reports: [Report] = []

  init(_ validator: Validator) { self.validator = validator }

  mutating func check(figure svg: String, named name: String, ofPreview index: Int, _ entry: SiteEntry) {
    let issues = validator.validateFigure(svg, name: name)
    reports += ScenarioFigures(of: entry.run).reports(issues, in: entry.run.previews[index])
  }

  mutating func check(_ text: String, of page: some SitePage) {
    let validated = validator.validatePage(text, name: page.path)
    reports += validated.issues.map { page.report(.invalidPage(issue: $0.description)) }
    pages.append(Page(kind: page, links: validated.links, anchors: Set(validated.anchors)))
  }

  /// Checks the links between the pages.
  ///
  /// - Parameter files: The paths of everything that is published.
  /// - Throws: All that was found, here and before.
  mutating func finish(files: [String]) throws(Problem) {
    let known = Set(files)
    for page in pages {
      for link in page.links where !leadsSomewhere(link, from: page.kind.path, known) {
        reports.append(page.kind.report(.brokenLink(link.href, page: page.kind.path, line: link.line)))
      }
    }
    guard reports.isEmpty else { throw Problem(.content, reports) }
  }

  private func leadsSomewhere(_ link: PageLink, from page: String, _ files: Set<String>) -> Bool {
    // Addresses with a scheme lead out of the site, which is not checked.
    let isOutside = link.href.prefix { $0 != "/" && $0 != "#" }.contains(":")
    if isOutside { return true }
    let parts = link.href.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = SiteChecker.resolve(String(parts[0]), from: page), files.contains(path) else { return false }
    guard parts.count == 2 else { return true }
    return pages.first { $0.kind.path == path }?.anchors.contains(String(parts[1])) ?? false
  }

  /// A relative address as a path from the site's root; `nil` when it leaves the site.
  private static func resolve(_ address: String, from page: String) -> String? {
    guard !address.isEmpty else { return page }
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in address.split(separator: "/").map(String.init) {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else if part != "." {
        guard let name = part.removingPercentEncoding else { return nil }
        parts.append(name)
      }
    }
    return parts.joined(separator: "/")
  }
}
