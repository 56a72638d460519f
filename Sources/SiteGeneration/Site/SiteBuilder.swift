public import Diagnostics
public import Foundation
public import ScenarioPipeline
internal import Publication
internal import SwiftFrontend
internal import SwiftInterpreter
internal import SwiftUIViews
internal import ViewProgram
internal import XMLValidation
internal import Yams

/// Makes a site of a folder's scenarios.
///
/// 1. Read the configuration, the theme and the files in the folders.
/// 2. Lay the scenarios out on all cores, make their pages and figures, check each of these and hand it over, so that
///    only a few scenarios are in memory; problems are collected, so that one run reports them all.
/// 3. Write the articles, and on all cores the pages about several scenarios.
/// 4. Check the links between the pages.
/// Publishing the files is the caller's last step, and is reached only when all of this has succeeded.
public struct SiteBuilder {
  /// A kind of work on a file that takes time and should be done only once.
  public enum Work: Hashable, Sendable { case parsingSource, highlightingSource, parsingMarkup }

  let folder: URL
  let options: ScenarioRunner.Options
  let showsDrafts: Bool
  let engine: PageEngine?
  private let jobs: Int
  let cache: SiteCache?
  let version: String
  /// Makes the pictures that other sites show with a link to a page; `nil` makes none. A site without a `base-url` has
  /// none either.
  public var drawing: SocialPicture?
  /// The address of the site's root, for a page that is shown at any address; the site's `base-url` if not given.
  public var root: String?
  /// Whether the program ends after the build, so that its data may stay in memory.
  public var endsTheProgram = false
  /// Called with each scenario that is done, in their order.
  public var progress: (Progress) -> Void = { _ in }
  /// Called when the last file has been handed over, before the links are checked.
  public var hasHandedOutAll: () -> Void = {}
  private let willDo: @Sendable (Work, String) -> Void
  let validators: ValidatorSupply

  /// - Parameters:
  ///   - options: The options that scenarios are evaluated with; the site's configuration names the base device.
  ///   - showsDrafts: Whether articles that are not published yet are part of the site.
  ///   - engine: The engine that makes pages live; without it they are static.
  ///   - jobs: How many threads lay out scenarios; what is built does not depend on it.
  ///   - cache: Where pages are kept for the next build; what is built does not depend on it.
  ///   - version: Distinguishes builds of the program, in the same way on every machine.
  ///   - willDo: Called before each piece of work, with the name of the file.
  public init(
    folder: URL, options: ScenarioRunner.Options = ScenarioRunner.Options(), showsDrafts: Bool = false,
    engine: PageEngine? = nil, jobs: Int = ProcessInfo.processInfo.activeProcessorCount, cache: SiteCache? = nil,
    version: String = "", willDo: @escaping @Sendable (Work, String) -> Void = { _, _ in }
  ) {
    self.folder = folder
    self.options = options
    self.showsDrafts = showsDrafts
    self.engine = engine
    self.jobs = jobs
    self.cache = cache
    self.version = version
    self.willDo = willDo
    validators = ValidatorSupply(cache.flatMap(KeptParts.init)) { willDo(.parsingMarkup, $0) }
  }

  /// Checks that there are sources to make a site from.
  ///
  /// - Throws: That the folder, or the one of its scenarios, is missing or cannot be read.
  public static func requireSources(in folder: URL) throws(Problem) {
    try SiteFolder.requireScenarios(in: folder.standardizedFileURL, shownAs: folder.relativePath)
  }

  /// Begins to compute what is the same in every site, on a core that has nothing else to do yet.
  ///
  /// Otherwise a build does it when it is needed. The work may be wasted, as the program may end before the build.
  public static func begin() {
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return }
    _ = Pending {
      _ = Resolver.default
      return (Theme.builtInLibrary, Catalog.swiftUI, ReferenceGroup.all.count)
    }
  }

  /// Builds the site.
  ///
  /// - Parameter take: Receives each file as it is made, in a fixed order; the default discards them. A fault in a page
  ///   may be found after files have been handed over.
  /// - Throws: Everything that is wrong with the folder, its configuration, the scenarios or what is made of them, or what
  ///   `take` throws.
  public func build(
    _ take: @escaping (SiteFile) throws(Problem) -> Void = { (_) throws(Problem) in }
  ) throws(Problem) -> BuiltSite {
    if jobs > 1 { validators.begin() }
    let (folder, runner) = try read()
    let pages = try cache.flatMap { (cache) throws(Problem) in try kept(folder, runner.options, in: cache) }
    return try build(folder, runner, pages, take)
  }

  /// - Parameter pages: The pages of earlier builds; `nil` when nothing is kept.
  func build(
    _ folder: SiteFolder, _ runner: ScenarioRunner, _ pages: KeptPages?,
    _ take: @escaping (SiteFile) throws(Problem) -> Void
  ) throws(Problem) -> BuiltSite {
    let work = ScenarioWork(
      folder, runner, keeping: ArticleScenarios.names(in: folder.articles), pages, drawing: drawing,
      willParse: willParse)
    let files = SiteFiles(expecting: work.sources.count * ScenarioProduct.File.usualCount, take)
    var site = SiteAssembly(work, ScenarioRuns(runner), files)
    try each(Array(work.sources.indices), of: work) { (result) throws(Problem) in try site.add(result) }
    var laidOut = LaidOutSite(folder: folder, scenarios: try site.finishScenarios())
    laidOut.root = root
    let validator = LazyValidator(validators)
    let changing = pages.flatMap { $0.isComplete ? nil : $0 }
    let keys = try write(articlesOf: &laidOut, site.runs, runner, changing, validator)
    let others = try OtherPages(laidOut, changing.map(KeptSitePages.init), width: jobs)
    var built = try finish(laidOut, others, &site, validator, changing.map { KeptPublishedFiles($0.cache) })
    built.lacksSocialPictures = !folder.configuration.baseURL.isEmpty && drawing == nil
    if engine == nil { built.stillArticle = laidOut.articles.first { $0.hasLiveFigure }?.source.file }
    site.sweep(keeping: keys.union(validators.keep()))
    if endsTheProgram { Remains.leave(work, site, laidOut, others) }
    return built
  }

  /// Makes the files of scenarios, on all cores, and hands them over in order.
  func each(
    _ indices: [Int], of work: ScenarioWork,
    _ receive: (Result<ScenarioProduct, Problem>) throws(Problem) -> Void
  ) throws(Problem) {
    var done = 0
    try OrderedWork(width: jobs).run(indices.count, first: latest(indices, of: work)) { [validators] in
      let validator = LazyValidator(validators)
      return { index in Result { () throws(Problem) in try work.product(indices[index], validator) } }
    } isLight: { result in
      if case .success(let product) = result { product.isKept } else { false }
    } receive: { (result) throws(Problem) in
      let isKept = if case .success(let product) = result { product.isKept } else { false }
      progress(
        Progress(file: work.sources[indices[done]].sourceName, isKept: isKept, done: done + 1, count: indices.count))
      done += 1
      try receive(result)
    }
  }

  /// The scenarios that were written last, by their places among the indices: those that are not in the cache are
  /// likely among them, and are made while the others are looked up.
  private func latest(_ indices: [Int], of work: ScenarioWork) -> [Int] {
    guard work.pages != nil else { return [] }
    let times = indices.map { work.sources[$0].modified }
    return Array(times.indices.sorted { (times[$0], $1) > (times[$1], $0) }.prefix(jobs))
  }

  /// A cache with the keys of the scenarios; `nil` when nothing can be kept.
  func kept(
    _ folder: SiteFolder, _ options: ScenarioRunner.Options, in cache: SiteCache
  ) throws(Problem) -> KeptPages? {
    // The content of metrics is known only if they are in the site's folder.
    guard self.options.metrics == nil else { return nil }
    let root = self.folder.standardizedFileURL
    let metrics = try SiteFolder.metricsBytes(folder.configuration.metrics, in: root, self.options.files)
    let scenarios = root.appendingPathComponent("Scenarios")
    return KeptPages(cache, ScenarioKeys(cache, folder, in: scenarios, options, metrics: metrics))
  }

  var willParse: @Sendable (String) -> Void {
    let willDo = willDo
    return { willDo(.parsingMarkup, $0) }
  }

  /// Reads the folder and lays all its scenarios out, without making anything of them.
  func laidOut() throws(Problem) -> LaidOutSite {
    let (folder, runner) = try read()
    let work = ScenarioWork(folder, runner, keeping: [], willParse: willParse)
    let runs = ScenarioRuns(runner)
    var summaries: [ScenarioSummary] = []
    for source in work.sources {
      let entry = try runs.entry(of: source)
      summaries.append(ScenarioSummary(entry, work.text(of: entry)))
    }
    var site = LaidOutSite(folder: folder, scenarios: summaries)
    _ = try write(articlesOf: &site, runs, runner, nil, nil)
    return site
  }

  /// Reads what the site is made from, and how scenarios are laid out.
  func read() throws(Problem) -> (SiteFolder, ScenarioRunner) {
    let willDo = willDo
    let files = jobs > 1 ? SiteFolder.pendingFiles(in: folder.standardizedFileURL, options.files) : nil
    var configuration = try SiteFolder.configuration(
      in: folder.standardizedFileURL, shownAs: folder.relativePath, options.files)
    configuration.hasSocialPictures = drawing != nil && !configuration.baseURL.isEmpty
    var options = options
    options.baseDevice = configuration.baseDevice
    // The command line takes precedence.
    if !configuration.metrics.isEmpty, options.metrics == nil {
      options.metrics = try SiteFolder.metrics(
        configuration.metrics, in: folder.standardizedFileURL, options.files)
    }
    let runner = ScenarioRunner(options: options) { work, source in
      willDo(work == .parsing ? .parsingSource : .highlightingSource, source.name)
    }
    let site = try SiteFolder(
      reading: folder.standardizedFileURL, files, configuration, options.files, frontend: runner.frontend, width: jobs)
    return (site, runner)
  }

  /// - Parameters:
  ///   - pages: The cache that holds articles; `nil` when nothing is kept.
  ///   - validator: Checks pictures that are files; `nil` leaves them unchecked.
  /// - Returns: The keys of those that are kept.
  /// - Throws: That pictures cannot be checked.
  private func write(
    articlesOf site: inout LaidOutSite, _ runs: ScenarioRuns, _ runner: ScenarioRunner, _ pages: KeptPages?,
    _ validator: LazyValidator?
  ) throws(Problem) -> Set<String> {
    if site.folder.articles.isEmpty { return [] }
    let references = ArticleReferences(site.scenarios, runs, site.folder.articles, showsDrafts: showsDrafts)
    var kept = pages.map { KeptArticles($0, references) }
    var written: [WrittenArticle] = []
    for source in site.folder.articles {
      let write = { () throws(Problem) in
        let article = ArticleWriter(source, references, runner).write()
        guard let validator else { return article }
        return article.checked(try validator.compiled())
      }
      let article = try kept?.article(source, write: write)
      if let article { written.append(article) } else { written.append(try write()) }
    }
    site.articles = written.filter { showsDrafts || !$0.source.frontMatter.isDraft }
    site.drafts = written.filter { !showsDrafts && $0.source.frontMatter.isDraft }
    return kept?.keys ?? []
  }

  /// Makes the pages about several scenarios, adds what is published as it is, and checks the whole.
  ///
  /// - Parameter published: The cache of files that are published as they are; `nil` when none are kept.
  private func finish(
    _ site: LaidOutSite, _ others: OtherPages, _ assembly: inout SiteAssembly, _ validator: LazyValidator,
    _ published: KeptPublishedFiles?
  ) throws(Problem) -> BuiltSite {
    for article in site.articles + site.drafts { assembly.add(article) }
    for article in site.articles { try assembly.addFiles(of: article) }
    try OrderedWork(width: jobs).run(others.pieces.count) { [validators] in
      let validator = LazyValidator(validators)
      return { index in others.make(others.pieces[index], validator) }
    } receive: { (made) throws(Problem) in
      try assembly.add(try made.get())
    }
    try addFeeds(of: site, to: &assembly.files)
    try assembly.add(site.folder.placedFiles(engine), published)
    hasHandedOutAll()
    return try assembly.finish(others.maker(validator), width: jobs)
  }

  /// Adds the feed and the site map, by which others find the pages.
  private func addFeeds(of site: LaidOutSite, to files: inout SiteFiles) throws(Problem) {
    let configuration = site.folder.configuration
    guard !configuration.baseURL.isEmpty else { return }
    let feeds = SiteFeeds(site: site)
    let pages = files.paths.filter { $0.hasSuffix(".html") }
    if configuration.hasFeed { try files.add(SiteFeeds.feedPath, Array(feeds.rss.utf8), from: "the articles") }
    try files.add("sitemap.xml", Array(feeds.sitemap(of: pages).utf8), from: "the pages")
  }
}
