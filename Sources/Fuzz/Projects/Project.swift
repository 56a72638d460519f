import Foundation

/// A folder of scenarios and a site, as `haggle build` reads it, before it is written.
struct Project {
  enum Content: Equatable {
    case file([UInt8])
    case link(to: String)
    case folder
  }

  /// By their paths inside the project; later ones may conflict with earlier ones.
  var entries: [(path: String, content: Content)] = []

  mutating func add(_ path: String, _ text: String) { entries.append((path, .file(Array(text.utf8)))) }

  mutating func add(_ path: String, bytes: [UInt8]) { entries.append((path, .file(bytes))) }

  /// Writes what the file system accepts: a name may be too long for it, or be that of a folder.
  func write(to root: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, content) in entries {
      let file = root.appendingPathComponent(path)
      try? files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch content {
      case .file(let bytes): try? Data(bytes).write(to: file)
      case .link(let target): try? files.createSymbolicLink(atPath: file.path, withDestinationPath: target)
      case .folder: try? files.createDirectory(at: file, withIntermediateDirectories: true)
      }
    }
  }
}
