internal import Diagnostics
internal import XMLValidation

/// Fills in the templates of pages and checks each page by itself: one for each thread.
struct PageMaker {
  let theme: Theme
  let configuration: SiteConfiguration
  let validator: LazyValidator

  struct Page {
    let bytes: [UInt8]
    let facts: PageFacts
  }

  /// - Throws: That the template names something the page does not have, or that the page grows too large.
  func make(_ page: some SitePage) throws(Problem) -> Page {
    let text = try text(of: page)
    return Page(bytes: Array(text.utf8), facts: try facts(of: page, text))
  }

  func text(of page: some SitePage) throws(Problem) -> String { try theme.render(page, of: configuration) }

  /// Checks a page of that text.
  func facts(of page: some SitePage, _ text: String) throws(Problem) -> PageFacts {
    let validated = try validator.compiled().validatePage(text, name: page.path)
    let places = validated.issues.isEmpty ? [] : try theme.places(in: page, of: configuration)
    // If a page cannot be parsed, the first reason causes the others.
    let isBroken = validated.issues.first?.layer == .wellFormedness
    let issues = isBroken ? Array(validated.issues.prefix(1)) : validated.issues
    let faults = issues.map { issue in
      // An error in a figure is the figure's fault.
      let opening = isBroken ? PageMaker.place(ofLine: PageMaker.lineOfOpening(issue.message), places) : nil
      if issue.nodeID == nil, let place = opening ?? PageMaker.place(ofLine: issue.line, places) {
        return PageMaker.fault(
          .invalidTemplate(issue: issue.description), isBroken ? "not well-formed" : issue.message, at: place)
      }
      return PageFault(report: page.report(.invalidPage(issue: issue.description)))
    }
    return PageFacts(page, validated, faults: faults)
  }

  /// A link of a page that leads nowhere, at the page's source or at the template that wrote it.
  func fault(of link: PageLink, on page: some SitePage) throws(Problem) -> PageFault {
    let fault = SiteFault.brokenLink(link.href, page: page.path, line: link.line)
    if let place = PageMaker.place(ofLine: link.line, try theme.places(in: page, of: configuration)) {
      return PageMaker.fault(fault, link.href, at: place)
    }
    return PageFault(report: page.report(fault))
  }

  private static func place(ofLine line: Int, _ places: [TemplatePlace?]) -> TemplatePlace? {
    places.indices.contains(line - 1) ? places[line - 1] : nil
  }

  /// The line of the tag that another one does not close, which the message names; 0 where it names none.
  private static func lineOfOpening(_ message: String) -> Int {
    message.firstMatch(of: #/ line ([0-9]+) and /#).flatMap { Int($0.1) } ?? 0
  }

  private static func fault(_ fault: SiteFault, _ words: String, at place: TemplatePlace) -> PageFault {
    PageFault(
      report: Report(fault, in: place.file, at: place.range), key: "\(place.file):\(place.line): \(words)")
  }
}
