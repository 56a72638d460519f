internal import Diagnostics
import Foundation
internal import ScenarioPipeline
internal import SwiftFrontend

/// What a site is made from: the scenarios, and the configuration with its templates and assets.
struct SiteFolder {
  var configuration: SiteConfiguration
  var scenarios: [ScenarioSource]
  var theme: Theme
  /// What stands in the site's root as it is: `CNAME`, `robots.txt`, `.well-known/…`.
  var rootFiles: [(path: String, bytes: [UInt8])]

  /// A scenario file in its place below `Scenarios`.
  struct ScenarioSource {
    /// The folders on the way, joined by `/`; empty for a file directly in `Scenarios`.
    var topic: String
    /// The file's name without `.swift`.
    var name: String
    var file: ScenarioFile

    /// The page's address without its ending, from the site's root.
    var path: String { topic.isEmpty ? name : topic + "/" + name }
  }

  /// Reads `Site/site.yml` in the folder.
  ///
  /// - Throws: That there is no such folder, that it has no scenarios, or what is wrong with the configuration.
  static func configuration(in folder: URL, shownAs name: String) throws(Problem) -> SiteConfiguration {
    try InputFile.requireFolder(folder, shownAs: name)
    try InputFile.requireFolder(scenarios(in: folder), shownAs: name == "." ? "Scenarios" : name + "/Scenarios")
    return try SiteConfiguration(
      reading: site(in: folder).appendingPathComponent("site.yml"), shownAs: "Site/site.yml")
  }

  /// Reads the theme and every scenario in the folder.
  ///
  /// - Throws: What cannot be read, or that there is no scenario.
  init(reading folder: URL, _ configuration: SiteConfiguration, frontend: Frontend) throws(Problem) {
    self.configuration = configuration
    theme = try Theme(overriddenBy: SiteFolder.site(in: folder))
    rootFiles = try RootFiles(in: folder).read()
    scenarios = try SiteFolder.sources(in: SiteFolder.scenarios(in: folder), topic: "", frontend)
    if scenarios.isEmpty { throw Problem(SiteFault.noScenario, in: "Scenarios") }
  }

  private static func scenarios(in folder: URL) -> URL { folder.appendingPathComponent("Scenarios") }
  private static func site(in folder: URL) -> URL { folder.appendingPathComponent("Site") }

  private static func sources(
    in url: URL, topic: String, _ frontend: Frontend
  ) throws(Problem) -> [ScenarioSource] {
    let path = topic.isEmpty ? "" : topic + "/"
    let folder = ScenarioFolder(url, shownAs: "Scenarios/" + path, frontend: frontend)
    var result: [ScenarioSource] = []
    for name in InputFile.names(in: url) {
      let entry = url.appendingPathComponent(name)
      if InputFile.isFolder(entry) {
        if !name.hasSuffix(".xcassets") { result += try sources(in: entry, topic: path + name, frontend) }
      } else if name.hasSuffix(".swift"), try folder.isScenario(name) {
        result.append(
          ScenarioSource(
            topic: topic, name: String(name.dropLast(".swift".count)), file: try folder.scenario(name)))
      }
    }
    return result
  }
}

extension SiteFolder {
  /// A part of the index: a folder of scenarios with its words.
  struct Topic {
    var folder: String
    var title: String
    var text: String

    /// The heading's id in the index.
    var id: String { "topic-" + (folder.isEmpty ? "all" : folder.split(separator: "/").joined(separator: "-")) }
  }

  /// The topics with scenarios: first those the configuration names, then the others by name.
  var topics: [Topic] {
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
    topics.flatMap { topic in scenarios.filter { $0.topic == topic.folder } }
  }

  private static func title(of folder: String) -> String {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty ? "Scenarios" : SiteEntry.words(name)
  }
}
