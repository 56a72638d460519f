internal import Diagnostics
internal import Publication
internal import ViewProgram
internal import XMLValidation

/// Puts a site together: takes the products of all scenarios and pages in order, and passes on the files.
struct SiteAssembly {
  private let work: ScenarioWork
  let runs: ScenarioRuns
  var files: SiteFiles
  private var checker = SiteChecker()
  private var built = BuiltSite()
  private var problems: [Problem] = []
  private var summaries: [ScenarioSummary] = []
  /// The product of the last scenario; its page waits for the title of the next one.
  private var waiting: (page: ScenarioProduct, titles: NeighborTitles)?
  private var pictures: Set<String> = []
  /// The keys of the pages that are kept.
  private var keys: Set<String> = []
  private var records: KeptRecords?
  /// The numbers of the first files, which are computed while other pages are written.
  private var numbers: (count: Int, of: Pending<Set<UInt64>>)?
  /// The pages that are not of a scenario, by their paths.
  private var pages: [String: any SiteWidePage] = [:]

  init(_ work: ScenarioWork, _ runs: ScenarioRuns, _ files: SiteFiles) {
    (self.work, self.runs, self.files) = (work, runs, files)
    records = (work.pages?.additions).map(KeptRecords.init)
  }

  // MARK: - Scenarios

  mutating func add(_ result: Result<ScenarioProduct, Problem>) throws(Problem) {
    switch result {
    case .failure(let problem): problems.append(problem)
    // After the first problem nothing is published.
    case .success(let product): if problems.isEmpty { try add(product) }
    }
  }

  private mutating func add(_ product: ScenarioProduct) throws(Problem) {
    let previous = summaries.last?.title
    summaries.append(product.summary)
    if let entry = product.entry { runs.keep(entry) }
    if let key = product.key { keys.insert(key) }
    checker.add(product.faults)
    checker.add(product.facts)
    built.warnings += product.warnings
    built.findings += product.findings
    built.figureCount += product.figureCount
    try handOut(next: product.summary.title)
    waiting = (product, NeighborTitles(previous: previous))
  }

  private mutating func handOut(next title: String?) throws(Problem) {
    guard case (var product, var titles)? = waiting else { return }
    titles.next = title
    if product.filled?.titles != titles { try product.fill(titles, keptIn: work.pages?.additions) }
    let source = product.summary.source
    let page = ScenarioProduct.File(
      path: source.pagePath, content: product.filled?.content ?? product.page, source: source.sourceName)
    // The page in its place among the others, so that the whole need not be sorted later.
    let place = product.files.firstIndex { $0.path > page.path } ?? product.files.count
    for file in product.files[..<place] { try handOut(file) }
    try handOut(page)
    for file in product.files[place...] { try handOut(file) }
    records?.add(product)
    waiting = nil
  }

  private mutating func handOut(_ file: ScenarioProduct.File) throws(Problem) {
    if file.isShared, !pictures.insert(file.path).inserted { return }
    try files.add(file.path, file.content, from: file.source)
  }

  /// Removes what has not been used for a while from the cache.
  ///
  /// - Parameter more: The keys of what is kept of the site apart from pages.
  func sweep(keeping more: Set<String>) {
    work.pages?.cache.sweepDaily(keeping: keys.union(more))
  }

  /// - Returns: The summaries of the scenarios.
  /// - Throws: The errors in them.
  mutating func finishScenarios() throws(Problem) -> [ScenarioSummary] {
    guard problems.isEmpty else { throw Problem(joining: problems) }
    try handOut(next: nil)
    records?.finish()
    built.scenarioCount = summaries.count
    numbers = (files.paths.count, Pending { [paths = files.paths] in Set(paths.lazy.map { PageFacts.number(of: $0) }) })
    return summaries
  }

  // MARK: - Articles and other pages

  mutating func add(_ article: WrittenArticle) {
    checker.add(article.reports.filter { $0.severity != .note })
    built.warnings += article.reports.filter { $0.severity == .note }
  }

  /// Adds the files of an article apart from its page.
  mutating func addFiles(of article: WrittenArticle) throws(Problem) {
    let file = article.source.file
    try files.add(article.source.stylePath, Array(article.styles.utf8), from: file)
    for picture in article.pictures { try files.add("articles/" + picture.name, Array(picture.svg.utf8), from: file) }
  }

  mutating func add(_ made: OtherPages.Made) throws(Problem) {
    switch made {
    case .searchIndex(let script): try files.add(SearchIndex.path, script, from: "the search index")
    case .page(let page, let content, let facts, let key):
      if let key { keys.insert(key) }
      checker.add(facts)
      pages[page.path] = page
      try files.add(page.path, content, from: page.sourceName)
    }
  }

  /// Adds files that are published unchanged.
  ///
  /// - Parameter kept: Where such files are kept; `nil` when none are.
  mutating func add(_ placed: [PlacedFile], _ kept: KeptPublishedFiles?) throws(Problem) {
    guard let kept else {
      for file in placed { try files.add(file.path, try file.file.bytes(), from: file.source) }
      return
    }
    let key = try kept.handOut(placed) { (file, content) throws(Problem) in
      try files.add(file.path, content, from: file.source)
    }
    keys.insert(key)
  }

  /// Checks the whole.
  ///
  /// - Parameter width: How many threads follow links.
  /// - Throws: All faults.
  mutating func finish(_ maker: PageMaker, width: Int) throws(Problem) -> BuiltSite {
    try files.requireOneSourceEach()
    let (pages, work) = (pages, work)
    try checker.finish(files: fileNumbers, width: width) { (link, path) throws(Problem) in
      if let page = pages[path] { return try maker.fault(of: link, on: page) }
      let index = work.sources.firstIndex { $0.pagePath == path } ?? 0
      return try work.fault(of: link, onPageOf: index, maker.validator)
    }
    return built
  }

  private var fileNumbers: Set<UInt64> {
    var all = numbers?.of.value ?? []
    for path in files.paths.dropFirst(numbers?.count ?? 0) { all.insert(PageFacts.number(of: path)) }
    return all
  }
}
