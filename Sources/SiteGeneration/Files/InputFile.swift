public import Foundation

/// Reading what the user names, with one clear sentence for each way that it can fail.
public enum InputFile {
  /// The bytes of a file.
  public static func bytes(_ file: URL, shownAs name: String) throws(Problem) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      throw Problem(.missingInput, "\(name): error: there is no such file")
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
