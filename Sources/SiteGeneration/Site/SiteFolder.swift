import Foundation

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

  /// Reads `Scenarios` and `Site` in the folder.
  init(reading folder: URL, shownAs name: String) throws(Problem) {
    try InputFile.requireFolder(folder, shownAs: name)
    let scenarioFolder = folder.appendingPathComponent("Scenarios")
    try InputFile.requireFolder(scenarioFolder, shownAs: name == "." ? "Scenarios" : name + "/Scenarios")
    let site = folder.appendingPathComponent("Site")
    configuration = try SiteConfiguration(reading: site.appendingPathComponent("site.yml"), shownAs: "Site/site.yml")
    theme = try Theme(overriddenBy: site)
    rootFiles = try RootFiles(in: folder).read()
    scenarios = try SiteFolder.scenarios(in: scenarioFolder, topic: "")
    if scenarios.isEmpty { throw Problem(.content, "Scenarios: error: there is no scenario in this folder") }
  }

  private static func scenarios(in folder: URL, topic: String) throws(Problem) -> [ScenarioSource] {
    var result: [ScenarioSource] = []
    for name in InputFile.names(in: folder) {
      let url = folder.appendingPathComponent(name)
      let path = topic.isEmpty ? name : topic + "/" + name
      if InputFile.isFolder(url) {
        if !name.hasSuffix(".xcassets") { result += try scenarios(in: url, topic: path) }
      } else if name.hasSuffix(".swift") {
        let file = try ScenarioFile(reading: url, shownAs: "Scenarios/" + path)
        if SharedDeclarations.holdsOnlyDeclarations(file.sources[0]) { continue }
        result.append(ScenarioSource(topic: topic, name: String(name.dropLast(".swift".count)), file: file))
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
