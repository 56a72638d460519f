internal import Diagnostics
import Foundation
internal import ScenarioPipeline
internal import ViewProgram
internal import XMLValidation

/// Checks what is about to be published, and collects every fault with the scenario it came from.
struct SiteChecker {
  private struct Page {
    var kind: any SitePage
    var links: [PageLink]
    /// The ids on the page; `nil` when it is not well-formed and they are not known.
    var anchors: Set<String>?
  }

  private let validator: Validator
  private let folder: SiteFolder
  private var pages: [Page] = []
  private var numbers: [String: Int] = [:]
  private var reports: [Report] = []
  /// What was found in templates, for many pages are made with one.
  private var foundInTemplates: Set<String> = []

  init(_ validator: Validator, _ folder: SiteFolder) {
    self.validator = validator
    self.folder = folder
  }

  /// Adds what is wrong with a figure beyond its markup.
  mutating func add(_ faults: [Report]) {
    reports += faults.map { fault in
      var fault = fault
      fault.severity = .error
      return fault
    }
  }

  mutating func check(figure svg: String, named name: String, ofPreview index: Int, _ entry: SiteEntry) {
    let issues = validator.validateFigure(svg, name: name)
    reports += ScenarioFigures(of: entry.run).reports(issues, in: entry.run.previews[index])
  }

  /// Checks a page by itself.
  ///
  /// - Throws: Why the places of its faults cannot be found.
  mutating func check(_ text: String, of page: some SitePage) throws(Problem) {
    let validated = validator.validatePage(text, name: page.path)
    let places = validated.issues.isEmpty ? [] : try folder.theme.places(in: page, of: folder.configuration)
    for issue in validated.issues {
      // What is wrong in a figure is the figure's fault.
      if issue.nodeID == nil, let place = SiteChecker.place(ofLine: issue.line, places) {
        report(.invalidTemplate(issue: issue.description), issue.message, at: place)
      } else {
        reports.append(page.report(.invalidPage(issue: issue.description)))
      }
    }
    numbers[page.path] = pages.count
    let isRead = validated.issues.isEmpty || !validated.anchors.isEmpty
    pages.append(Page(kind: page, links: validated.links, anchors: isRead ? Set(validated.anchors) : nil))
  }

  private static func place(ofLine line: Int, _ places: [TemplatePlace?]) -> TemplatePlace? {
    places.indices.contains(line - 1) ? places[line - 1] : nil
  }

  /// Reports what a template is to blame for, once for all pages that are made with it.
  private mutating func report(_ fault: SiteFault, _ words: String, at place: TemplatePlace) {
    guard foundInTemplates.insert("\(place.file):\(place.line): \(words)").inserted else { return }
    reports.append(Report(fault, in: place.file, at: place.range))
  }

  /// Checks the links between the pages.
  ///
  /// - Parameter files: The paths of everything that is published.
  /// - Throws: All that was found, here and before.
  mutating func finish(files: [String]) throws(Problem) {
    let known = Set(files)
    for page in pages {
      let broken = page.links.filter { !leadsSomewhere($0, from: page.kind.path, known) }
      let places = broken.isEmpty ? [] : try folder.theme.places(in: page.kind, of: folder.configuration)
      for link in broken {
        let fault = SiteFault.brokenLink(link.href, page: page.kind.path, line: link.line)
        if let place = SiteChecker.place(ofLine: link.line, places) {
          report(fault, link.href, at: place)
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
    // A state of a live page: its script reads it, and without script the link leads to the page's top.
    if page.kind is ScenarioPage, anchor.contains("=") { return true }
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
