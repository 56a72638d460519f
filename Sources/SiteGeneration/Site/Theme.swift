import Foundation
internal import Mustache

/// The templates and assets of the site: the built-in ones, each replaceable by a file of the same name in `Site`.
struct Theme {
  private let library: MustacheLibrary
  /// The files to publish below `assets`, by name.
  let assets: [(name: String, bytes: [UInt8])]

  init(overriddenBy site: URL) throws(Problem) {
    library = try Theme.library(
      try Theme.files(Theme.builtInTemplates, overriddenBy: site.appendingPathComponent("templates")))
    assets = try Theme.files(Theme.builtInAssets, overriddenBy: site.appendingPathComponent("assets"))
  }

  private static var builtInTemplates: [String: [UInt8]] {
    [
      "head.mustache": PackageResources.head_mustache, "masthead.mustache": PackageResources.masthead_mustache,
      "footer.mustache": PackageResources.footer_mustache, "index.mustache": PackageResources.index_mustache,
      "scenario.mustache": PackageResources.scenario_mustache,
      "reference.mustache": PackageResources.reference_mustache,
    ]
  }

  private static var builtInAssets: [String: [UInt8]] {
    ["haggle.css": PackageResources.haggle_css, "mark.svg": PackageResources.mark_svg]
  }

  /// Fills in a template.
  func render(_ template: String, _ values: [String: Any]) throws(Problem) -> String {
    guard let text = library.render(values, withTemplate: template) else {
      throw Problem(.internalFault, "\(template).mustache: error: there is no such template")
    }
    return text
  }

  private static func library(_ templates: [(name: String, bytes: [UInt8])]) throws(Problem) -> MustacheLibrary {
    var library = MustacheLibrary()
    for (name, bytes) in templates where name.hasSuffix(".mustache") {
      do {
        let text = String(decoding: bytes, as: UTF8.self)
        try library.register(text, named: String(name.dropLast(".mustache".count)))
      } catch {
        throw Problem(.configuration, "Site/templates/\(name): error: \(error)")
      }
    }
    return library
  }

  /// The built-in files and those of the folder, sorted by name; the folder's replace built-in ones.
  private static func files(
    _ builtIn: [String: [UInt8]], overriddenBy folder: URL
  ) throws(Problem) -> [(name: String, bytes: [UInt8])] {
    var result = builtIn
    for name in InputFile.names(in: folder) {
      let file = folder.appendingPathComponent(name)
      if InputFile.isFolder(file) { continue }
      result[name] = try InputFile.bytes(file, shownAs: "Site/\(folder.lastPathComponent)/\(name)")
    }
    return result.sorted { $0.key < $1.key }.map { (name: $0.key, bytes: $0.value) }
  }
}
