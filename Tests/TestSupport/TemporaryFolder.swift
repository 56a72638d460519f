public import Foundation

/// A folder that lives as long as a test.
public final class TemporaryFolder {
  public let url: URL

  public init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("haggle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(Array(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  public func file(_ path: String) -> URL { url.appendingPathComponent(path) }

  public func write(_ bytes: [UInt8], to path: String) throws {
    try FileManager.default.createDirectory(
      at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file(path))
  }

  public func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: file(path)), as: UTF8.self)
  }

  /// The paths of all files and folders, hidden ones included, sorted.
  public var allPaths: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// The paths of all files, hidden ones included, sorted.
  public var paths: [String] {
    allPaths.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: file(path).path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
}
