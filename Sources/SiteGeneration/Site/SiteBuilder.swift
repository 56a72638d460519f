public import Diagnostics
public import Foundation
public import ScenarioPipeline
internal import SwiftFrontend
internal import ViewProgram
internal import XMLValidation

/// Makes a site of a folder's scenarios.
///
/// 1. Read the configuration, the theme and every scenario.
/// 2. Lay the scenarios out; problems are collected, so that one run reports them all.
/// 3. Write the pages and figures in memory and check each of them, and the links between them.
/// Publishing is the caller's last step, and reached only when all of this succeeded.
public struct SiteBuilder {
  /// The work on a file that takes time and should be done once.
  public enum Work: Hashable, Sendable { case parsingSource, highlightingSource, parsingMarkup }

  private let folder: URL
  private let options: ScenarioRunner.Options
  private let willDo: @Sendable (Work, String) -> Void

  /// - Parameters:
  ///   - options: What the scenarios are evaluated with; the site's configuration names the base device.
  ///   - willDo: Called before each piece of work, with the name of the file.
  public init(
    folder: URL, options: ScenarioRunner.Options = ScenarioRunner.Options(),
    willDo: @escaping @Sendable (Work, String) -> Void = { _, _ in }
  ) {
    self.folder = folder
    self.options = options
    self.willDo = willDo
  }

  /// Builds the site in memory.
  ///
  /// - Throws: Everything that is wrong with the folder, its configuration, the scenarios or what is made of them.
  public func build() throws(Problem) -> BuiltSite {
    let willDo = willDo
    let site = try laidOut()
    let validator = try Validator.make { willDo(.parsingMarkup, $0) }
    return try build(site, SiteChecker(validator, site.folder))
  }

  /// Reads the folder and lays all its scenarios out.
  func laidOut() throws(Problem) -> LaidOutSite {
    let willDo = willDo
    let configuration = try SiteFolder.configuration(
      in: folder.standardizedFileURL, shownAs: folder.relativePath, options.files)
    var options = options
    options.baseDevice = configuration.baseDevice
    let runner = ScenarioRunner(options: options) { work, source in
      willDo(work == .parsing ? .parsingSource : .highlightingSource, source.name)
    }
    let site = try SiteFolder(
      reading: folder.standardizedFileURL, configuration, options.files, frontend: runner.frontend)
    return LaidOutSite(site, entries: try entries(of: site, runner), frontend: runner.frontend)
  }

  private func build(_ site: LaidOutSite, _ checker: SiteChecker) throws(Problem) -> BuiltSite {
    var checker = checker
    var built = BuiltSite()
    built.scenarioCount = site.entries.count
    for entry in site.entries { addFiles(of: entry, to: &built, &checker) }
    for kind in PageKinds.all {
      for page in kind.pages(of: site) {
        let text = try site.folder.theme.render(page, of: site.folder.configuration)
        try checker.check(text, of: page)
        built.add(page.path, text, from: page.sourceName)
      }
    }
    built.files += site.folder.theme.assets.map {
      (path: "assets/" + $0.name, bytes: $0.bytes, source: "the asset " + $0.name)
    }
    built.files += site.folder.rootFiles.map { (path: $0.path, bytes: $0.bytes, source: "Site/root/" + $0.path) }
    try built.requireOneSourceEach()
    try checker.finish(files: built.files.map(\.path))
    return built
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
  private func addFiles(of entry: SiteEntry, to built: inout BuiltSite, _ checker: inout SiteChecker) {
    let figures = ScenarioFigures(of: entry.run)
    built.figureCount += entry.run.previews.count
    built.warnings += entry.run.warnings
    built.findings += entry.run.findings
    built.add(entry.source.path + ".json", ScenarioTrace(of: entry.run).json(), from: entry.sourceName)
    for index in entry.run.previews.indices {
      let figure = figures.entry(index)
      checker.add(figure.faults)
      checker.check(figure: figure.svg, named: figure.fileName, ofPreview: index, entry)
      built.add(entry.path(of: figure.fileName), figure.svg, from: entry.sourceName)
    }
    // Scenarios beside each other may show the same picture.
    for picture in figures.pictures where built.pictures.insert(entry.path(of: picture.file)).inserted {
      let path = entry.path(of: picture.file)
      built.files.append((path: path, bytes: picture.bytes, source: "Scenarios/" + path))
    }
    let thumbnail = figures.thumbnail(0)
    checker.check(figure: thumbnail, named: entry.thumbnailName, ofPreview: 0, entry)
    built.add(entry.path(of: entry.thumbnailName), thumbnail, from: entry.sourceName)
    for index in entry.showsDevices ? Array(entry.run.previews.indices) : [] {
      let (name, screen) = (entry.screenName(ofPreview: index), figures.screen(index))
      checker.check(figure: screen, named: name, ofPreview: index, entry)
      built.add(entry.path(of: name), screen, from: entry.sourceName)
    }
  }
}
