internal import Diagnostics
internal import ViewProgram
internal import XMLValidation

/// Checks all that is about to be published, and collects every fault with the scenario it comes from.
struct SiteChecker {
  private var pages: [PageFacts] = []
  private var problems: [Problem] = []
  /// The faults found in templates, each reported once although many pages use the template.
  private var foundInTemplates: Set<String> = []

  /// Adds what is wrong with a figure or an article.
  mutating func add(_ faults: [Report]) {
    guard !faults.isEmpty else { return }
    let errors = faults.map { fault in
      var fault = fault
      fault.severity = .error
      return fault
    }
    problems.append(Problem(.content, errors))
  }

  /// Adds a page that was checked by itself.
  mutating func add(_ page: PageFacts) {
    page.faults.forEach { add($0) }
    pages.append(page)
  }

  private mutating func add(_ fault: PageFault) {
    if let key = fault.key, !foundInTemplates.insert(key).inserted { return }
    problems.append(fault.problem)
  }

  /// Checks the links between the pages.
  ///
  /// - Parameters:
  ///   - files: The numbers of the paths of everything that is published.
  ///   - width: How many threads follow them.
  ///   - describe: Finds the source responsible for a link that leads nowhere, by the path of its page.
  /// - Throws: All that was found, here and before.
  mutating func finish(
    files: Set<UInt64>, width: Int, describe: (PageLink, String) throws(Problem) -> PageFault
  ) throws(Problem) {
    let links = SiteLinks(pages, files)
    var blamed: Set<String> = []
    try OrderedWork(width: width).run(links.parts.count) {
      { links.broken(in: links.parts[$0]) }
    } receive: { (broken) throws(Problem) in
      for (page, link) in broken {
        // Many pages may have the same wrong link from one template, and finding its place takes long.
        if page.isLive, blamed.contains(link.href) { continue }
        let fault = try describe(link, page.path)
        if fault.key != nil { blamed.insert(link.href) }
        add(fault)
      }
    }
    guard problems.isEmpty else { throw Problem(joining: problems) }
  }
}
