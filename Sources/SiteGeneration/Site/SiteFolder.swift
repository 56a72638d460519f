internal import Diagnostics
import Foundation
internal import LayoutEngine
internal import Markup
internal import Publication
internal import ScenarioPipeline
internal import SwiftFrontend
internal import SwiftInterpreter

/// What a site is made from: the scenarios, and the configuration with its templates and assets.
struct SiteFolder {
  var configuration: SiteConfiguration
  var scenarios: [ScenarioSource]
  /// The parts of the index.
  let topics: [Topic]
  var theme: Theme
  /// The articles, in the order in which they are shown.
  var articles: [ArticleSource]
  /// Files published as they are in the site's root: `CNAME`, `robots.txt`, `.well-known/…`.
  var rootFiles: [PublishedFile]

  /// Checks that there is a folder with a folder of scenarios.
  ///
  /// - Throws: Which of the two is missing, or cannot be read.
  static func requireScenarios(in folder: URL, shownAs name: String) throws(Problem) {
    try InputFile.requireFolder(folder, shownAs: name)
    let shown = name == "." ? "Scenarios" : name + "/Scenarios"
    do throws(Problem) {
      try InputFile.requireFolder(scenarios(in: folder), shownAs: shown)
    } catch {
      guard error.reports.first?.code == .fault(InputFault.missingFolder.code) else { throw error }
      throw Problem(SiteFault.missingScenarios, in: shown)
    }
  }

  /// Reads `Site/site.yml` in the folder.
  ///
  /// - Throws: That there is no such folder, that it has no scenarios, or what is wrong with the configuration.
  static func configuration(
    in folder: URL, shownAs name: String, _ limits: FileLimits
  ) throws(Problem) -> SiteConfiguration {
    try requireScenarios(in: folder, shownAs: name)
    let project = ProjectFiles(folder, limits: limits)
    guard try project.folderExists(site(in: folder), shownAs: "Site") else { return SiteConfiguration() }
    let listing = try project.list(site(in: folder), shownAs: "Site/") { $0 == "site.yml" || $0 == "site.yaml" }
    if !listing.reports.isEmpty { throw Problem(.missingInput, listing.reports) }
    guard let entry = listing.entries.first(where: { $0.name == "site.yml" }) ?? listing.entries.first else {
      return SiteConfiguration()
    }
    guard entry.name == "site.yml" else { throw Problem(SiteFault.otherName("site.yml"), in: "Site/" + entry.name) }
    let text = try project.text(entry.url, limit: limits.configuration, shownAs: "Site/site.yml")
    return try SiteConfiguration(yaml: text, shownAs: "Site/site.yml")
  }

  /// Reads the metrics that `site.yml` names.
  ///
  /// - Throws: That there is no such file in the folder, or what is wrong in it.
  static func metrics(_ path: String, in folder: URL, _ limits: FileLimits) throws(Problem) -> FontMetrics {
    try MetricsFile.metrics(try metricsBytes(path, in: folder, limits), shownAs: path)
  }

  /// The bytes of the metrics' file; empty where no file is named.
  static func metricsBytes(_ path: String, in folder: URL, _ limits: FileLimits) throws(Problem) -> [UInt8] {
    if path.isEmpty { return [] }
    let file = folder.appendingPathComponent(path).standardizedFileURL
    return try ProjectFiles(folder, limits: limits).bytes(file, limit: limits.metrics, shownAs: path)
  }

  /// The files below `Scenarios`, which are searched for while other things are read.
  typealias ScenarioFiles = Pending<Result<[ProjectFiles.File], Problem>>

  /// Begins to search for the files below `Scenarios`.
  static func pendingFiles(in folder: URL, _ limits: FileLimits) -> ScenarioFiles {
    let project = ProjectFiles(folder, limits: limits)
    // Folders may be nested as deeply as the length of a path allows.
    return Pending { DeepStack().run { Result { () throws(Problem) in try files(of: project, in: folder) } } }
  }

  private static func files(of project: ProjectFiles, in folder: URL) throws(Problem) -> [ProjectFiles.File] {
    try project.files(below: scenarios(in: folder), shownAs: "Scenarios/", where: isSource)
  }

  private static func isSource(_ name: String, _ kind: ProjectFiles.Entry.Kind?) -> Bool {
    switch kind {
    case nil: !name.hasPrefix(".") && !name.hasSuffix(".xcassets")
    case .file: name.hasSuffix(".swift")
    case .folder: true
    }
  }

  /// Reads the theme and every scenario in the folder.
  ///
  /// - Parameters:
  ///   - files: The files below `Scenarios`; `nil` searches for them now.
  ///   - width: How many threads read.
  /// - Throws: What cannot be read, or that there is no scenario.
  init(
    reading folder: URL, _ files: ScenarioFiles?, _ configuration: SiteConfiguration, _ limits: FileLimits,
    frontend: Frontend, width: Int
  ) throws(Problem) {
    self.configuration = configuration
    let project = ProjectFiles(folder, limits: limits)
    theme = try Theme(overriddenBy: SiteFolder.site(in: folder), in: project)
    self.configuration.hasOwnStyle = theme.hasOwnStyle
    rootFiles = try RootFiles(in: folder, project).find()
    articles = try ArticleFolder(in: folder, project).read()
    self.configuration.hasArticles = !articles.isEmpty
    let found = if let files { try files.value.get() } else { try SiteFolder.files(of: project, in: folder) }
    scenarios = try SiteFolder.sources(found, of: project, frontend, width)
    if scenarios.isEmpty { throw Problem(SiteFault.noScenario, in: "Scenarios") }
    try SiteFolder.requireFigure(configuration, among: scenarios)
    try SiteFolder.requireSections(configuration, among: scenarios)
    topics = SiteFolder.topics(configuration, scenarios)
  }

  private static func requireFigure(
    _ configuration: SiteConfiguration, among scenarios: [ScenarioSource]
  ) throws(Problem) {
    let name = configuration.figure
    guard !name.isEmpty, !scenarios.contains(where: { $0.path == name }) else { return }
    // Elsewhere the name is written with its folder or its ending.
    let path = name.replacing(/^Scenarios\/|\.swift$/, with: "")
    let paths = scenarios.map(\.path)
    let near = paths.contains(path) ? path : Suggestion.nearest(to: path, in: paths)
    throw Problem(SiteFault.unknownFigure(name, near: near), in: "Site/site.yml", at: configuration.places.figure)
  }

  private static func requireSections(
    _ configuration: SiteConfiguration, among scenarios: [ScenarioSource]
  ) throws(Problem) {
    let topics = Set(scenarios.map(\.topic))
    let reports = configuration.sections.map(\.folder).filter { !topics.contains($0) }.compactMap { folder -> Report? in
      // A name that resembles no other may be a folder whose scenarios are yet to be written.
      guard let near = Suggestion.nearest(to: folder, in: topics.sorted()) else { return nil }
      return Report(
        SiteFault.unknownSection(folder, near: near), in: "Site/site.yml", at: configuration.places.sections[folder])
    }
    guard reports.isEmpty else { throw Problem(.configuration, reports) }
  }

  private static func scenarios(in folder: URL) -> URL { folder.appendingPathComponent("Scenarios") }
  private static func site(in folder: URL) -> URL { folder.appendingPathComponent("Site") }

  private static func sources(
    _ files: [ProjectFiles.File], of project: ProjectFiles, _ frontend: Frontend, _ width: Int
  ) throws(Problem) -> [ScenarioSource] {
    // By bytes: texts are equal whatever the encoding of their accents, folders are not.
    let byTopic = Dictionary(grouping: zip(files, try read(files, frontend, width))) { Array($0.0.topic.utf8) }
    var folders: [[UInt8]: ScenarioFolder] = [:]
    var sources: [ScenarioSource] = []
    var reports: [Report] = []
    for file in files {
      let (topic, name) = (String(file.topic), file.entry.name)
      let folder =
        folders[Array(topic.utf8)]
        ?? ScenarioFolder(
          file.url.deletingLastPathComponent(), in: project, shownAs: file.prefix, frontend: frontend,
          files: byTopic[Array(topic.utf8)]?.map(\.1))
      folders[Array(topic.utf8)] = folder
      do throws(Problem) {
        guard try folder.isScenario(name) else { continue }
        sources.append(
          ScenarioSource(
            topic: topic, name: String(name.dropLast(".swift".count)), folder: folder.shared,
            modified: file.entry.modified))
      } catch {
        reports += error.reports
      }
    }
    guard reports.isEmpty else { throw Problem(.missingInput, reports) }
    return sources
  }
}

extension SiteFolder {
  /// The number of files that a thread reads in a row.
  private static let portion = 32

  /// Reads files on several threads, and returns them in their order.
  private static func read(
    _ files: [ProjectFiles.File], _ frontend: Frontend, _ width: Int
  ) throws(Problem) -> [FolderSource] {
    var sources: [FolderSource] = []
    sources.reserveCapacity(files.count)
    try OrderedWork(width: width).run((files.count + portion - 1) / portion) {
      { index in
        files[(index * portion)..<min((index + 1) * portion, files.count)].map {
          FolderSource($0.entry, shownAs: $0.prefix, frontend)
        }
      }
    } receive: {
      sources += $0
    }
    return sources
  }
}

extension ProjectFiles.File {
  /// The folder that a scenario is in, as the user knows it, with a slash at its end.
  fileprivate var prefix: String { topic.isEmpty ? "Scenarios/" : "Scenarios/" + topic + "/" }

  /// The folder that a scenario is in; empty for the outermost.
  fileprivate var topic: Substring { Substring(path.utf8.dropLast(entry.name.utf8.count + 1)) }
}

extension SiteFolder {
  /// A part of the index: a folder of scenarios with its words.
  struct Topic {
    var folder: String
    var title: String
    var text: String

    /// The heading's id in the index, unique for every folder.
    var id: String { "topic-" + name }
    /// The address of the page with all its scenarios, from the site's root.
    var path: String { "topics/" + name + ".html" }

    private var name: String { folder.isEmpty ? "all" : Topic.identifier(folder) }

    /// A path in letters, digits and hyphens: a dot for each `/`, and other bytes as `_` and two digits.
    private static func identifier(_ path: String) -> String {
      percentEncoded(path).replacing("_", with: "%5F").replacing(".", with: "%2E").replacing("~", with: "%7E")
        .replacing("@", with: "%40").replacing("/", with: ".").replacing("%", with: "_")
    }
  }

  /// The topics with scenarios: first those the configuration names, then the others by name.
  private static func topics(_ configuration: SiteConfiguration, _ scenarios: [ScenarioSource]) -> [Topic] {
    let present = Set(scenarios.map(\.topic))
    let named = configuration.sections.filter { present.contains($0.folder) }.map { section in
      let title = section.title.isEmpty ? SiteFolder.title(of: section.folder) : section.title
      return Topic(folder: section.folder, title: title, text: section.text)
    }
    let others = present.subtracting(named.map(\.folder)).sorted()
    return named + others.map { Topic(folder: $0, title: SiteFolder.title(of: $0), text: "") }
  }

  /// The scenarios in the order in which the index shows them.
  func orderedScenarios() -> [ScenarioSource] {
    let byTopic = Dictionary(grouping: scenarios, by: \.topic)
    return topics.flatMap { byTopic[$0.folder] ?? [] }
  }

  private static func title(of folder: String) -> String {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty ? "Scenarios" : ScenarioSource.words(name)
  }
}
