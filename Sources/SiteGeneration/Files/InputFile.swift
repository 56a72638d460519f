public import Foundation

/// Reading what the user names, with one clear sentence for each way that it can fail.
public enum InputFile {
  /// The bytes of a file.
  public static func bytes(_ file: URL, shownAs name: String) throws(Problem) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      throw isBehindClosedFolder(file)
        ? closedFolder(name) : Problem(.missingInput, "\(name): error: there is no such file")
    }
    if isFolder.boolValue {
      throw Problem(.missingInput, "\(name): error: this is a folder, but a Swift file is needed")
    }
    do {
      return [UInt8](try Data(contentsOf: file))
    } catch {
      throw Problem(.missingInput, "\(name): error: the file cannot be read; check its permissions")
    }
  }

  /// Finds fault with what is no folder or cannot be looked into.
  static func requireFolder(_ folder: URL, shownAs name: String) throws(Problem) {
    guard isFolder(folder) else {
      throw isBehindClosedFolder(folder)
        ? closedFolder(name) : Problem(.missingInput, "\(name): error: there is no such folder")
    }
    guard FileManager.default.isReadableFile(atPath: folder.path) else {
      throw Problem(.missingInput, "\(name): error: the folder cannot be read; check its permissions")
    }
  }

  private static func closedFolder(_ name: String) -> Problem {
    Problem(.missingInput, "\(name): error: a folder on the way cannot be read; check its permissions")
  }

  /// Whether a folder above the file exists but does not let this process look into it.
  private static func isBehindClosedFolder(_ file: URL) -> Bool {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) { folder.deleteLastPathComponent() }
    return !FileManager.default.isExecutableFile(atPath: folder.path)
  }

  /// The text of a file that must be UTF-8.
  static func text(_ file: URL, shownAs name: String) throws(Problem) -> String {
    guard let text = String(validating: try bytes(file, shownAs: name), as: UTF8.self) else {
      throw Problem(.content, "\(name): error: the file is not UTF-8")
    }
    return text
  }

  /// The names in a folder, sorted, without hidden ones; nothing when there is no such folder.
  static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// How many bytes a file has; 0 when that cannot be told.
  static func size(_ file: URL) -> Int {
    (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
