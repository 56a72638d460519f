import Foundation

/// The contents of a folder at a moment: its files' bytes and its links' targets, by path.
struct Snapshot: Equatable {
  private(set) var files: [String: Data] = [:]

  /// - Parameter leftOut: names in the folder itself that are ignored.
  init(of folder: URL, leavingOut leftOut: Set<String> = []) {
    let manager = FileManager.default
    for path in manager.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
      if leftOut.contains(String(path.prefix { $0 != "/" })) { continue }
      let file = folder.appendingPathComponent(path)
      if let target = try? manager.destinationOfSymbolicLink(atPath: file.path) {
        files[path] = Data("-> \(target)".utf8)
      } else {
        files[path] = (try? Data(contentsOf: file)) ?? Data("folder".utf8)
      }
    }
  }

  /// The first path that differs between the two.
  func difference(from other: Snapshot) -> String? {
    Set(files.keys).union(other.files.keys).sorted().first { files[$0] != other.files[$0] }
  }

  func contains(_ text: String) -> Bool {
    let bytes = Data(text.utf8)
    return files.values.contains { $0.range(of: bytes) != nil }
  }
}
