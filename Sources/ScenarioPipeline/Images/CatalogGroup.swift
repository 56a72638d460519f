internal import Foundation

/// An asset catalog, or a folder in it that groups its sets. A group's name is not a part of the sets' names, unless it
/// provides a namespace.
struct CatalogGroup {
  private let path: String
  /// What the names of its sets begin with.
  private let namespace: String

  /// The path to a set, if it is in the folder by its name.
  func path(of name: String, _ ending: String) -> String? {
    guard name.hasPrefix(namespace) else { return nil }
    let own = name.dropFirst(namespace.count)
    return own.isEmpty || own.contains("/") ? nil : "\(path)/\(own)\(ending)"
  }

  /// The name of a set that is in the folder by its path; `nil` for any other set.
  ///
  /// - Parameter path: without the ending.
  func name(ofSet path: String) -> String? {
    guard path.hasPrefix(self.path + "/") else { return nil }
    let own = path.dropFirst(self.path.count + 1)
    return own.contains("/") ? nil : namespace + own
  }

  /// The catalog and the groups in it.
  ///
  /// - Parameter catalog: Its path from the folder.
  static func all(in catalog: String, of folder: URL, _ project: ProjectFiles) -> [CatalogGroup] {
    let url = folder.appendingPathComponent(catalog)
    let paths = (try? project.folders(below: url, shownAs: catalog + "/") { !isSet($0) }) ?? []
    let spaces = paths.filter { providesNamespace(url.appendingPathComponent($0), project) }
    return [CatalogGroup(path: catalog, namespace: "")]
      + paths.map { path in
        let around = spaces.filter { path == $0 || path.hasPrefix($0 + "/") }.sorted { $0.count < $1.count }
        let names = around.compactMap { $0.split(separator: "/").last.map { $0 + "/" } }
        return CatalogGroup(path: "\(catalog)/\(path)", namespace: names.joined())
      }
  }

  /// Whether a folder of a catalog is a set by its name's ending, as in `name.imageset`.
  private static func isSet(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return name[name.index(after: dot)...].utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// Whether a folder's name is a part of the names in it. A group needs no file that says so.
  private static func providesNamespace(_ folder: URL, _ project: ProjectFiles) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard let bytes = try? project.bytes(file, limit: project.limits.configuration, shownAs: file.lastPathComponent),
      let contents = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
