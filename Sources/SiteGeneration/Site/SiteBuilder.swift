public import Diagnostics
public import Foundation
public import ScenarioPipeline
internal import SwiftFrontend
internal import ViewProgram
internal import XMLValidation

/// Makes a site of a folder's scenarios.
///
/// 1. Read the configuration, the theme and every scenario.
/// 2. Lay the scenarios out and write the articles; problems are collected, so that one run reports them all.
/// 3. Make the pages and figures, check each of them, and hand it out, so that only one of them is in memory.
/// 4. Check the links between the pages.
/// Publishing what was handed out is the caller's last step, and reached only when all of this succeeded.
public struct SiteBuilder {
  /// The work on a file that takes time and should be done once.
  public enum Work: Hashable, Sendable { case parsingSource, highlightingSource, parsingMarkup }

  private let folder: URL
  private let options: ScenarioRunner.Options
  private let showsDrafts: Bool
  private let engine: PageEngine?
  private let willDo: @Sendable (Work, String) -> Void

  /// - Parameters:
  ///   - options: What the scenarios are evaluated with; the site's configuration names the base device.
  ///   - showsDrafts: Whether articles that are not published yet are part of the site.
  ///   - engine: What makes pages live; without it they stand still.
  ///   - willDo: Called before each piece of work, with the name of the file.
  public init(
    folder: URL, options: ScenarioRunner.Options = ScenarioRunner.Options(), showsDrafts: Bool = false,
    engine: PageEngine? = nil,
    willDo: @escaping @Sendable (Work, String) -> Void = { _, _ in }
  ) {
    self.folder = folder
    self.options = options
    self.showsDrafts = showsDrafts
    self.engine = engine
    self.willDo = willDo
  }

  /// Builds the site.
  ///
  /// - Parameter take: Is given each file as it is made, in a fixed order; by itself it only forgets them. What is wrong
  ///   with a page may show after files have been handed out.
  /// - Throws: Everything that is wrong with the folder, its configuration, the scenarios or what is made of them, or what
  ///   `take` throws.
  public func build(
    _ take: @escaping (SiteFile) throws(Problem) -> Void = { (_) throws(Problem) in }
  ) throws(Problem) -> BuiltSite {
    let willDo = willDo
    let site = try laidOut()
    let validator = try Validator.make { willDo(.parsingMarkup, $0) }
    return try build(site, SiteChecker(validator, site.folder), SiteFiles(take))
  }

  /// Reads the folder and lays all its scenarios out.
  func laidOut() throws(Problem) -> LaidOutSite {
    let willDo = willDo
    let configuration = try SiteFolder.configuration(
      in: folder.standardizedFileURL, shownAs: folder.relativePath, options.files)
    var options = options
    options.baseDevice = configuration.baseDevice
    // What the command line asks for wins.
    if !configuration.metrics.isEmpty, options.metrics == nil {
      options.metrics = try SiteFolder.metrics(
        configuration.metrics, in: folder.standardizedFileURL, options.files)
    }
    let runner = ScenarioRunner(options: options) { work, source in
      willDo(work == .parsing ? .parsingSource : .highlightingSource, source.name)
    }
    let site = try SiteFolder(
      reading: folder.standardizedFileURL, configuration, options.files, frontend: runner.frontend)
    var laidOut = LaidOutSite(site, entries: try entries(of: site, runner), frontend: runner.frontend)
    let references = ArticleReferences(laidOut.entries, site.articles)
    let written = site.articles.map { ArticleWriter($0, references, runner).write() }
    laidOut.articles = written.filter { showsDrafts || !$0.source.frontMatter.isDraft }
    laidOut.drafts = written.filter { !showsDrafts && $0.source.frontMatter.isDraft }
    return laidOut
  }

  private func build(
    _ site: LaidOutSite, _ checker: SiteChecker, _ files: SiteFiles
  ) throws(Problem) -> BuiltSite {
    var (checker, files, built) = (checker, files, BuiltSite())
    built.scenarioCount = site.entries.count
    var pictures: Set<String> = []
    for entry in site.entries { try addFiles(of: entry, to: &built, &files, &pictures, &checker) }
    for article in site.articles + site.drafts {
      checker.add(article.reports.filter { $0.severity != .note })
      built.warnings += article.reports.filter { $0.severity == .note }
    }
    for article in site.articles {
      try files.add(article.source.stylePath, Array(article.styles.utf8), from: article.source.file)
    }
    for kind in PageKinds.all {
      for page in kind.pages(of: site) {
        let text = try site.folder.theme.render(page, of: site.folder.configuration)
        try checker.check(text, of: page)
        try files.add(page.path, Array(text.utf8), from: page.sourceName)
      }
    }
    try addWays(through: site, to: &files)
    for asset in site.folder.theme.assets {
      try files.add("assets/" + asset.name, try asset.bytes(), from: "the asset " + asset.name)
    }
    if let engine { try files.add("assets/engine.js", engine.bytes, from: "the engine") }
    for file in site.folder.rootFiles { try files.add(file.name, try file.bytes(), from: "Site/root/" + file.name) }
    try files.requireOneSourceEach()
    try checker.finish(files: files.paths)
    built.paths = files.paths
    return built
  }

  /// Adds what the pages are found by.
  private func addWays(through site: LaidOutSite, to files: inout SiteFiles) throws(Problem) {
    try files.add(SearchIndex.path, Array(SearchIndex(site: site).script.utf8), from: "the search index")
    guard !site.folder.configuration.baseURL.isEmpty else { return }
    let feeds = SiteFeeds(site: site)
    let pages = files.paths.filter { $0.hasSuffix(".html") }
    try files.add("feed.xml", Array(feeds.rss.utf8), from: "the articles")
    try files.add("sitemap.xml", Array(feeds.sitemap(of: pages).utf8), from: "the pages")
  }

  private func entries(of site: SiteFolder, _ runner: ScenarioRunner) throws(Problem) -> [SiteEntry] {
    var entries: [SiteEntry] = []
    var reports: [Report] = []
    for source in site.orderedScenarios() {
      do throws(Problem) {
        entries.append(SiteEntry(source: source, run: try runner.run(source.file)))
      } catch {
        reports += error.reports
      }
    }
    guard reports.isEmpty else { throw Problem(.content, reports) }
    return entries
  }

  /// Adds the record and the figures of a scenario.
  private func addFiles(
    of entry: SiteEntry, to built: inout BuiltSite, _ files: inout SiteFiles, _ pictures: inout Set<String>,
    _ checker: inout SiteChecker
  ) throws(Problem) {
    let figures = ScenarioFigures(of: entry.run)
    built.figureCount += entry.run.previews.count
    built.warnings += entry.run.warnings
    built.findings += entry.run.findings
    let trace = Array(ScenarioTrace(of: entry.run).json().utf8)
    try files.add(entry.source.path + ".json", trace, from: entry.sourceName)
    func add(figure svg: String, named name: String, ofPreview index: Int) throws(Problem) {
      checker.check(figure: svg, named: name, ofPreview: index, entry)
      try files.add(entry.path(of: name), Array(svg.utf8), from: entry.sourceName)
    }
    try files.add(entry.path(of: entry.styleName), Array(entry.styles.utf8), from: entry.sourceName)
    if let portable = entry.run.portable {
      let script = ProgramScript(name: entry.programName, portable).text
      try files.add(entry.programPath, Array(script.utf8), from: entry.sourceName)
    }
    for index in entry.run.previews.indices {
      let figure = figures.entry(index)
      checker.add(figure.faults.filter { $0.severity != .note })
      built.warnings += figure.faults.filter { $0.severity == .note }
      try add(figure: figure.svg, named: figure.fileName, ofPreview: index)
    }
    // Scenarios beside each other may show the same picture.
    for picture in figures.pictures where pictures.insert(entry.path(of: picture.file)).inserted {
      let path = entry.path(of: picture.file)
      try files.add(path, picture.bytes, from: "Scenarios/" + path)
    }
    try add(figure: figures.thumbnail(0), named: entry.thumbnailName, ofPreview: 0)
    for index in entry.showsDevices ? Array(entry.run.previews.indices) : [] {
      try add(figure: figures.screen(index), named: entry.screenName(ofPreview: index), ofPreview: index)
    }
  }
}
