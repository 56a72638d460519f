internal import Diagnostics
internal import ScenarioPipeline
internal import SwiftFrontend
internal import ViewProgram
internal import XMLValidation

/// Makes everything that is published for each scenario of a site, on any number of threads.
struct ScenarioWork: Sendable {
  /// The scenarios in the order of the index.
  let sources: [ScenarioSource]
  let runner: ScenarioRunner
  let theme: Theme
  let configuration: SiteConfiguration
  let topics: [SiteFolder.Topic]
  /// The scenarios whose layouts articles show, by their files.
  let kept: Set<String>
  let willParse: @Sendable (String) -> Void
  /// The pages that were built before, and the keys of the scenarios there.
  let pages: KeptPages?
  private let drawing: SocialPicture?
  /// The listings of the files that several scenarios share, by their names.
  private let shared: [String: SourceListing]

  init(
    _ folder: SiteFolder, _ runner: ScenarioRunner, keeping kept: Set<String>,
    _ pages: KeptPages? = nil, drawing: SocialPicture? = nil,
    willParse: @escaping @Sendable (String) -> Void
  ) {
    (self.runner, self.kept, self.willParse) = (runner, kept, willParse)
    self.pages = pages
    self.drawing = folder.configuration.hasSocialPictures ? drawing : nil
    (theme, configuration, topics) = (folder.theme, folder.configuration, folder.topics)
    sources = folder.orderedScenarios()
    var shared: [String: SourceListing] = [:]
    let folders = Dictionary(sources.map { ($0.topic, $0.folder) }) { first, _ in first }
    for file in folders.sorted(by: { $0.key < $1.key }).flatMap({ $0.value?.sharedFiles ?? [] })
    where shared[file.source.name] == nil {
      shared[file.source.name] = SourceListing(file.source, tokens: runner.frontend.tokens(of: file))
    }
    self.shared = shared
  }

  /// The layouts of a scenario.
  ///
  /// - Throws: The errors in it.
  func entry(_ source: ScenarioSource) throws(Problem) -> SiteEntry {
    guard let file = source.folder?.scenario(source.name + ".swift") else {
      throw Problem(SiteFault.noScenario, in: source.sourceName)
    }
    return SiteEntry(source: source, run: try runner.run(file))
  }

  /// Everything for a scenario: from an earlier build of the same, or else made now.
  ///
  /// - Throws: The errors in it, or in the template of its page.
  func product(
    _ index: Int, _ validator: LazyValidator
  ) throws(Problem) -> ScenarioProduct {
    let previous = index > 0 ? sources[index - 1] : nil
    let next = index + 1 < sources.count ? sources[index + 1] : nil
    guard let pages, let key = pages.keys.key(of: sources[index], previous: previous, next: next) else {
      return try made(index, validator)
    }
    if var kept = pages.product(key, of: sources[index]) {
      kept.isKept = true
      return kept
    }
    if pages.isComplete { throw Problem(SiteFault.missingPage(others: 0), in: sources[index].sourceName) }
    return try made(index, validator).kept(as: key, in: pages.cache)
  }

  private func made(_ index: Int, _ validator: LazyValidator) throws(Problem) -> ScenarioProduct {
    let entry = try entry(sources[index])
    let figures = ScenarioFigures(of: entry.run)
    let live = entry.livePreviews(figures)
    let isOnStartPage = entry.source.path == configuration.figure
    let figureFiles = FigureFiles(figures, of: entry, live, isOnStartPage: isOnStartPage, try validator.compiled())
    let scenarioPage = page(index, of: entry, live)
    let page = try maker(validator).make(scenarioPage)
    var files = files(of: entry, scenarioPage.text, live, figureFiles)
    if let drawing {
      let picture = try drawing(figures.entry(entry.shownOrder.first ?? 0).svg)
      files.append(
        ScenarioProduct.File(
          path: entry.source.socialPicturePath, content: FileContent(picture), source: entry.source.sourceName))
    }
    files.sort { $0.path < $1.path }
    return ScenarioProduct(
      summary: ScenarioSummary(entry, scenarioPage.text), files: files, page: .bytes(page.bytes, nil),
      facts: page.facts,
      faults: figureFiles.faults, warnings: entry.run.warnings + figureFiles.notes, findings: entry.run.findings,
      figureCount: entry.run.previews.count, entry: kept.contains(entry.source.sourceName) ? entry : nil)
  }

  /// The cause of a link on a scenario's page that leads nowhere; the scenario is laid out again to find it.
  func fault(of link: PageLink, onPageOf index: Int, _ validator: LazyValidator) throws(Problem) -> PageFault {
    try maker(validator).fault(of: link, on: try page(index))
  }

  /// The page of a scenario, which is laid out for it.
  ///
  /// - Throws: The errors in the scenario.
  func page(_ index: Int) throws(Problem) -> ScenarioPage {
    let entry = try entry(sources[index])
    return page(index, of: entry, entry.livePreviews(ScenarioFigures(of: entry.run)))
  }

  private func maker(_ validator: LazyValidator) -> PageMaker {
    PageMaker(theme: theme, configuration: configuration, validator: validator)
  }

  private func page(_ index: Int, of entry: SiteEntry, _ live: [LivePreview]) -> ScenarioPage {
    ScenarioPage(
      configuration: configuration, topic: topics.first { $0.folder == entry.source.topic }, entry: entry,
      text: text(of: entry), livePreviews: live,
      previous: index > 0 ? sources[index - 1] : nil, next: index + 1 < sources.count ? sources[index + 1] : nil)
  }

  /// The text of a scenario with the marks of its page.
  func text(of entry: SiteEntry) -> ScenarioText {
    ScenarioText(entry.run, shared: shared, frontend: runner.frontend)
  }

  /// The record, the styles, the program and the figures.
  private func files(
    of entry: SiteEntry, _ text: ScenarioText, _ live: [LivePreview], _ figures: FigureFiles
  ) -> [ScenarioProduct.File] {
    let source = entry.source
    var files: [ScenarioProduct.File] = []
    func add(_ path: String, _ bytes: [UInt8]) {
      files.append(ScenarioProduct.File(path: path, content: FileContent(bytes), source: source.sourceName))
    }
    let record = ScenarioTrace(of: entry.run).compactJSON()
    add(source.recordPath, record)
    add(source.recordPath + GzipFile.nameExtension, GzipFile(of: record).bytes)
    add(source.path(of: source.styleName), Array(live.map(\.style).joined().utf8))
    if let portable = entry.run.portable {
      add(source.programPath, Array(ProgramScript(name: source.programName, portable).text.utf8))
    }
    let sources = text.listings.filter(\.isLong).map { listing in
      ScenarioProduct.File(
        path: listing.publishedPath, content: FileContent(Array(listing.text.utf8)), source: listing.name,
        isShared: true)
    }
    return files + sources + figures.files
  }
}

/// The figures of a scenario as files, each checked.
private struct FigureFiles {
  private(set) var files: [ScenarioProduct.File] = []
  private(set) var faults: [Report] = []
  private(set) var notes: [Report] = []
  private let entry: SiteEntry
  private let validator: Validator

  init(
    _ figures: ScenarioFigures, of entry: SiteEntry, _ live: [LivePreview], isOnStartPage: Bool, _ validator: Validator
  ) {
    (self.entry, self.validator) = (entry, validator)
    let source = entry.source
    for index in entry.run.previews.indices {
      let figure = figures.entry(index)
      faults += figure.faults.filter { $0.severity != .note }
      notes += figure.faults.filter { $0.severity == .note }
      add(figure.svg, named: figure.fileName, of: entry.run.previews[index], figures)
    }
    for picture in figures.pictures {
      let path = source.path(of: picture.file)
      files.append(
        ScenarioProduct.File(
          path: path, content: FileContent(picture.bytes), source: "Scenarios/" + path, isShared: true))
    }
    for preview in live {
      guard let file = preview.file else { continue }
      add(file.svg, named: file.name, of: preview.preview, figures)
    }
    let main = entry.shownOrder.first ?? 0
    add(figures.thumbnail(main), named: source.thumbnailName, of: entry.run.previews[main], figures)
    if isOnStartPage, let first = live.first, let wide = first.document, let narrow = first.narrowDocument {
      add(wide, named: source.startName, of: first.preview, figures)
      add(narrow, named: source.narrowStartName, of: first.preview, figures)
    }
    for index in entry.showsDevices ? Array(entry.run.previews.indices) : [] {
      add(figures.screen(index), named: source.screenName(ofPreview: index), of: entry.run.previews[index], figures)
    }
  }

  private mutating func add(_ svg: String, named name: String, of preview: LaidOutPreview, _ figures: ScenarioFigures) {
    let issues = validator.validateFigure(svg, name: name)
    faults += figures.reports(issues, in: preview)
    files.append(
      ScenarioProduct.File(
        path: entry.source.path(of: name), content: FileContent(Array(svg.utf8)), source: entry.source.sourceName))
  }
}
