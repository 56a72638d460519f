internal import Diagnostics
internal import Foundation

/// Finds the files of a Core Data model: `Books.xcdatamodeld` holds its versions, each with a file `contents`.
enum DataModelFiles {
  static func isModel(_ name: String) -> Bool { name.hasSuffix(".xcdatamodeld") || isVersion(name) }

  /// The file with the model's current version; `nil` where there is none, which only matters to code that needs its
  /// classes.
  ///
  /// - Parameters:
  ///   - folder: A folder that is a model, by `isModel`.
  ///   - folders: The names of the folders from the root to it.
  static func contents(
    of folder: ProjectFiles.Entry, in folders: [String], _ project: ProjectFiles, shownAs shown: String
  ) throws(Problem) -> ModuleFiles.File? {
    let inside = try project.list(folder.url, shownAs: shown + "/") {
      isVersion($0) || $0 == "contents" || $0 == currentVersion
    }.entries
    let folders = folders + [folder.name]
    if let file = inside.first(where: { $0.name == "contents" && $0.kind == .file }) {
      return ModuleFiles.File(folders: folders, name: file.name, url: file.url, size: file.size)
    }
    // A version has no versions itself.
    if isVersion(folder.name) { return nil }
    let versions = inside.filter { isVersion($0.name) && $0.kind == .folder }
    let current = inside.first { $0.name == currentVersion && $0.kind == .file }
    let named = try current.map { file throws(Problem) in
      let bytes = try project.bytes(file.url, limit: project.limits.resource, shownAs: "\(shown)/\(file.name)")
      return String(decoding: bytes, as: UTF8.self)
    }
    // A property list with one name in it.
    let version = versions.first { named?.contains(">\($0.name)<") ?? false } ?? versions.last
    guard let version else { return nil }
    return try contents(of: version, in: folders, project, shownAs: "\(shown)/\(version.name)")
  }

  private static let currentVersion = ".xccurrentversion"

  private static func isVersion(_ name: String) -> Bool { name.hasSuffix(".xcdatamodel") }
}
