internal import Diagnostics
import Foundation
internal import LayoutEngine
internal import ScenarioPipeline
internal import XMLValidation

/// Checks what is about to be published, and collects every fault with the scenario it came from.
struct SiteChecker {
  private struct Page {
    var kind: any SitePage
    var rendered: RenderedPage
    var links: [PageLink]
    /// The ids on the page; `nil` when it is not well-formed and they are not known.
    var anchors: Set<String>?
  }

  private let validator: Validator
  private let theme: Theme
  private var pages: [Page] = []
  private var numbers: [String: Int] = [:]
  private var reports: [Report] = []
  /// What was found in templates, for many pages are made with one.
  private var foundInTemplates: Set<String> = []

  init(_ validator: Validator, _ theme: Theme) {
    self.validator = validator
    self.theme = theme
  }

  mutating func check(figure svg: String, named name: String, ofPreview index: Int, _ entry: SiteEntry) {
    let issues = validator.validateFigure(svg, name: name)
    reports += ScenarioFigures(of: entry.run).reports(issues, in: entry.run.previews[index])
  }

  mutating func check(_ rendered: RenderedPage, of page: some SitePage) {
    let validated = validator.validatePage(rendered.text, name: page.path)
    for issue in validated.issues {
      // What is wrong in a figure is the figure's fault.
      if issue.nodeID == nil, let place = theme.place(ofLine: issue.line, in: rendered) {
        if foundInTemplates.insert("\(place.file):\(place.line): \(issue.message)").inserted {
          report(.invalidTemplate(issue: issue.description), at: place)
        }
      } else {
        reports.append(page.report(.invalidPage(issue: issue.description)))
      }
    }
    numbers[page.path] = pages.count
    let isRead = validated.issues.isEmpty || !validated.anchors.isEmpty
    pages.append(
      Page(
        kind: page, rendered: rendered, links: validated.links, anchors: isRead ? Set(validated.anchors) : nil))
  }

  private mutating func report(_ fault: SiteFault, at place: (file: String, line: Int)) {
    let source = SourceRange(line: place.line, column: 1, endLine: place.line, endColumn: 1)
    reports.append(Report(fault, in: place.file, at: source))
  }

  /// Checks the links between the pages.
  ///
  /// - Parameter files: The paths of everything that is published.
  /// - Throws: All that was found, here and before.
  mutating func finish(files: [String]) throws(Problem) {
    let known = Set(files)
    for page in pages {
      for link in page.links where !leadsSomewhere(link, from: page.kind.path, known) {
        let fault = SiteFault.brokenLink(link.href, page: page.kind.path, line: link.line)
        if let place = theme.place(ofLine: link.line, in: page.rendered) {
          if foundInTemplates.insert("\(place.file):\(place.line): \(link.href)").inserted { report(fault, at: place) }
        } else {
          reports.append(page.kind.report(fault))
        }
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
    guard let page = numbers[path].map({ pages[$0] }) else { return false }
    let anchor = String(parts[1])
    return page.anchors?.contains(anchor.removingPercentEncoding ?? anchor) ?? true
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
