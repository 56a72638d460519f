public import Foundation
internal import SwiftFrontend
internal import SwiftUIViews

/// Makes a site of a folder's scenarios.
///
/// 1. Read the configuration, the theme and every scenario.
/// 2. Lay the scenarios out; problems are collected, so that one run tells them all.
/// 3. Write the pages and figures in memory and check each of them, and the links between them.
/// Publishing is the caller's last step, and reached only when all of this went well.
public struct SiteBuilder {
  private let folder: URL

  private let options: ScenarioRunner.Options

  /// - Parameter options: What the scenarios are evaluated with; the site's configuration names the base device.
  public init(folder: URL, options: ScenarioRunner.Options = ScenarioRunner.Options()) {
    self.folder = folder
    self.options = options
  }

  public func build() throws(Problem) -> BuiltSite {
    let site = try SiteFolder(reading: folder.standardizedFileURL, shownAs: folder.relativePath)
    let entries = try runs(of: site)
    var built = BuiltSite()
    built.scenarioCount = entries.count
    built.figureCount = entries.reduce(0) { $0 + $1.run.previews.count }
    let pages = SitePages(site: site, entries: entries)
    var checker = try SiteChecker()
    for index in entries.indices {
      let figures = ScenarioFigures(of: entries[index].run)
      built.warnings += entries[index].run.warnings
      built.warnings += figures.collisionWarnings().map { Report(text: $0, code: "label-collision") }
      built.findings += entries[index].run.findings
      let page = try pages.scenario(index)
      checker.check(page: page, entries[index])
      built.add(entries[index].source.path + ".html", page, from: entries[index].sourceName)
      addFigures(of: entries[index], figures, to: &built, &checker)
      built.add(
        entries[index].source.path + ".json", ScenarioTrace(of: entries[index].run).json(),
        from: entries[index].sourceName)
    }
    let index = try pages.index()
    checker.check(index: index)
    built.add("index.html", index, from: "the site's index")
    let reference = try pages.reference()
    checker.check(reference: reference)
    built.add("reference.html", reference, from: "the site's reference")
    built.files += site.theme.assets.map {
      (path: "assets/" + $0.name, bytes: $0.bytes, source: "the asset " + $0.name)
    }
    built.files += site.rootFiles.map { (path: $0.path, bytes: $0.bytes, source: "Site/root/" + $0.path) }
    try built.requireOneSourceEach()
    try checker.finish(files: built.files.map(\.path))
    return built
  }

  private func runs(of site: SiteFolder) throws(Problem) -> [SiteEntry] {
    var entries: [SiteEntry] = []
    var reports: [Report] = []
    var options = options
    options.baseDevice = site.configuration.baseDevice
    let runner = ScenarioRunner(options: options)
    for source in site.orderedScenarios() {
      do throws(Problem) {
        entries.append(SiteEntry(source: source, run: try runner.run(source.file)))
      } catch {
        reports += error.details
      }
    }
    guard reports.isEmpty else { throw Problem(.content, details: reports) }
    return entries
  }

  private func addFigures(
    of entry: SiteEntry, _ figures: ScenarioFigures, to built: inout BuiltSite, _ checker: inout SiteChecker
  ) {
    for index in entry.run.previews.indices {
      let figure = figures.entry(index)
      checker.check(figure: figure.svg, named: figure.fileName, ofPreview: index, entry)
      built.add(entry.path(of: figure.fileName), figure.svg, from: entry.sourceName)
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

/// A scenario with what came of it.
struct SiteEntry {
  var source: SiteFolder.ScenarioSource
  var run: ScenarioRun

  /// The page's heading: the only preview's name, or the file's name in words.
  var title: String { run.previews.count == 1 ? run.previews[0].name : SiteEntry.words(source.name) }

  /// The scenario's file as the user knows it.
  var sourceName: String { run.file.sources[0].name }

  var thumbnailName: String { source.name + ".small.svg" }

  /// Whether the previews stand on several devices, which the page shows side by side.
  var showsDevices: Bool { Set(run.previews.compactMap { $0.device?.name }).count > 1 }

  func screenName(ofPreview index: Int) -> String { source.name + "-\(index + 1).screen.svg" }

  /// The address of a file beside the page, from the site's root.
  func path(of fileName: String) -> String {
    source.topic.isEmpty ? fileName : source.topic + "/" + fileName
  }

  /// A file name as words: `two-frames` is “Two frames”.
  static func words(_ name: String) -> String {
    let text = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
