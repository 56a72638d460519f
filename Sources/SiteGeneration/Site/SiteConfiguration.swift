internal import Diagnostics
internal import LayoutEngine
internal import ScenarioPipeline
internal import SwiftInterpreter
internal import SwiftUIViews
internal import Yams

/// The contents of `Site/site.yml`.
struct SiteConfiguration: Equatable {
  /// A folder of scenarios with the words that introduce it.
  struct Section: Equatable {
    var folder: String
    var title: String
    var text: String
  }

  var title = "Haggle"
  /// The first heading of the index; the title when it is empty.
  var headline = ""
  var description = ""
  /// The scenario whose picture is on the start page, as a path below `Scenarios` without an ending; empty for none.
  var figure = ""
  var language = "en"
  /// The address at which the site is published, without a slash at the end; empty when it is unknown.
  var baseURL = ""
  /// The device that the scenarios' scaled constants are drawn for.
  var baseDevice = Device.base
  /// The file that texts are measured by, from the site's folder; empty for the engine's own tables.
  var metrics = ""
  /// Whether the site has a page that finds its pages by words.
  var hasSearch = true
  /// Whether a site with an address has a feed of its articles.
  var hasFeed = true
  /// Whether there are articles: known from the folder, not from a key.
  var hasArticles = false
  /// Whether the site has its own style sheet after the built-in one.
  var hasOwnStyle = false
  /// Whether there are social pictures. They need an address and a program, and have no key.
  var hasSocialPictures = false
  /// In the order of the index; folders that are not named follow by name.
  var sections: [Section] = []
  /// Where the file names things that must exist elsewhere.
  var places = Places()

  /// Places in the file, on which no page depends: all values are equal.
  struct Places: Equatable {
    var figure: SourceRange?
    /// By the folders of sections.
    var sections: [String: SourceRange] = [:]

    static func == (_: Places, _: Places) -> Bool { true }
  }

  init() {}

  /// Everything that pages depend on, each with its name.
  var facts: [(name: String, value: String)] {
    [
      ("title", title), ("headline", headline), ("description", description), ("figure", figure),
      ("language", language), ("baseURL", baseURL), ("baseDevice", baseDevice.name), ("metrics", metrics),
      ("hasSearch", String(hasSearch)), ("hasFeed", String(hasFeed)), ("hasArticles", String(hasArticles)),
      ("hasOwnStyle", String(hasOwnStyle)), ("hasSocialPictures", String(hasSocialPictures)),
      ("sections", sections.flatMap { [$0.folder, $0.title, $0.text] }.debugDescription),
    ]
  }

  /// - Throws: What is wrong in the file, always as a problem of the configuration.
  init(yaml: String, shownAs name: String) throws(Problem) {
    do throws(Problem) {
      try read(yaml, shownAs: name)
    } catch {
      throw Problem(.configuration, error.reports)
    }
  }

  private mutating func read(_ yaml: String, shownAs name: String) throws(Problem) {
    let reader = YAMLReader(file: name)
    let entries = try reader.mapping(
      try reader.document(yaml),
      keys: [
        "title", "headline", "description", "figure", "language", "base-url", "base-device", "metrics", "search",
        "feed",
        "sections",
      ])
    for (key, value) in entries {
      switch key {
      case "title": title = try reader.text(value)
      case "headline": headline = try reader.text(value)
      case "description": description = try reader.text(value)
      case "figure": (figure, places.figure) = (try reader.text(value), reader.place(of: value))
      case "language": language = try SiteConfiguration.language(value, reader)
      case "base-url": baseURL = try SiteConfiguration.baseURL(value, reader)
      case "metrics": metrics = try reader.text(value)
      case "search": hasSearch = try reader.flag(value, key)
      case "feed": hasFeed = try reader.flag(value, key)
      case "base-device": baseDevice = try SiteConfiguration.device(value, reader)
      default: try readSections(value, reader)
      }
    }
  }

  private static func baseURL(_ node: Node, _ reader: YAMLReader) throws(Problem) -> String {
    var address = try reader.text(node)
    while address.hasSuffix("/") { address.removeLast() }
    let isAddress = address.wholeMatch(of: /https?:\/\/[^\s\/?#"<>]+(\/[^\s?#"<>]*)?/) != nil
    guard isAddress || address.isEmpty else { throw reader.problem(node, SiteFault.badBaseURL) }
    return address
  }

  /// The form of a tag of BCP 47: language, script, region, variants, extensions and a private part.
  private static func language(_ node: Node, _ reader: YAMLReader) throws(Problem) -> String {
    let tag = try reader.text(node)
    let form =
      #/([a-z]{2,3}(-[a-z]{3}){0,3}|[a-z]{4,8})(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?(-([a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*(-[0-9a-wyz](-[a-z0-9]{2,8})+)*(-x(-[a-z0-9]{1,8})+)?/#
    guard tag.utf8.allSatisfy({ $0 < 128 }), tag.lowercased().wholeMatch(of: form) != nil else {
      throw reader.problem(node, SiteFault.badLanguage(tag))
    }
    return tag
  }

  private static func device(_ node: Node, _ reader: YAMLReader) throws(Problem) -> Device {
    let name = try reader.text(node)
    if let device = Device(spelledLike: name) { return device }
    let advice = Suggestion.advice(for: name, in: Device.all.map(\.name))
    throw reader.problem(node, SiteFault.unknownDevice(name, advice: advice))
  }

  private mutating func readSections(_ node: Node, _ reader: YAMLReader) throws(Problem) {
    var folders: Set<String> = []
    for item in try reader.list(node) {
      var section = Section(folder: "", title: "", text: "")
      for (key, value) in try reader.mapping(item, keys: ["folder", "title", "text"]) {
        switch key {
        case "folder":
          section.folder = try reader.text(value)
          places.sections[section.folder] = reader.place(of: value)
        case "title": section.title = try reader.text(value)
        default: section.text = try reader.text(value)
        }
      }
      guard !section.folder.isEmpty else { throw reader.problem(item, SiteFault.sectionWithoutFolder) }
      guard folders.insert(section.folder).inserted else {
        throw reader.problem(item, SiteFault.repeatedSection(section.folder))
      }
      sections.append(section)
    }
  }
}
