import Foundation
internal import Mustache

/// The templates and assets of the site: the built-in ones, each replaceable by a file of the same name in `Site`.
struct Theme {
  private let library: MustacheLibrary
  /// The files to publish below `assets`, by name.
  let assets: [(name: String, bytes: [UInt8])]

  init(overriddenBy site: URL) throws(Problem) {
    guard let builtIn = Bundle.module.resourceURL?.appendingPathComponent("Theme") else {
      throw Problem(.internalFault, "haggle: error: the built-in theme is missing")
    }
    library = try Theme.templates(
      [builtIn.appendingPathComponent("templates"), site.appendingPathComponent("templates")])
    assets = try Theme.files([builtIn.appendingPathComponent("assets"), site.appendingPathComponent("assets")])
  }

  /// Fills in a template.
  func render(_ template: String, _ values: [String: Any]) throws(Problem) -> String {
    guard let text = library.render(values, withTemplate: template) else {
      throw Problem(.internalFault, "\(template).mustache: error: there is no such template")
    }
    return text
  }

  private static func templates(_ folders: [URL]) throws(Problem) -> MustacheLibrary {
    var library = MustacheLibrary()
    for (name, bytes) in try files(folders) where name.hasSuffix(".mustache") {
      do {
        let text = String(decoding: bytes, as: UTF8.self)
        try library.register(text, named: String(name.dropLast(".mustache".count)))
      } catch {
        throw Problem(.configuration, "Site/templates/\(name): error: \(error)")
      }
    }
    return library
  }

  /// The files of the folders, sorted by name; a later folder's file replaces an earlier one's.
  private static func files(_ folders: [URL]) throws(Problem) -> [(name: String, bytes: [UInt8])] {
    var result: [String: [UInt8]] = [:]
    for folder in folders {
      for name in InputFile.names(in: folder) {
        let file = folder.appendingPathComponent(name)
        if InputFile.isFolder(file) { continue }
        result[name] = try InputFile.bytes(file, shownAs: "Site/\(folder.lastPathComponent)/\(name)")
      }
    }
    return result.sorted { $0.key < $1.key }.map { (name: $0.key, bytes: $0.value) }
  }
}
