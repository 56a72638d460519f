public import Diagnostics
public import Foundation

/// Reading what the user names, with a fault for each way that it can fail.
public enum InputFile {
  /// The bytes of a file.
  ///
  /// - Parameter name: What the user calls the file.
  /// - Throws: That it is missing, is a folder or cannot be read.
  public static func bytes(_ file: URL, shownAs name: String) throws(Problem) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      throw Problem(isBehindClosedFolder(file) ? InputFault.closedFolder : .missingFile, in: name)
    }
    if isFolder.boolValue { throw Problem(InputFault.folderInsteadOfFile, in: name) }
    do {
      return [UInt8](try Data(contentsOf: file))
    } catch {
      throw Problem(InputFault.unreadableFile, in: name)
    }
  }

  /// The text of a file.
  ///
  /// - Throws: That it is missing, is a folder, cannot be read or is not UTF-8.
  public static func text(_ file: URL, shownAs name: String) throws(Problem) -> String {
    guard let text = String(validating: try bytes(file, shownAs: name), as: UTF8.self) else {
      throw Problem(InputFault.notUTF8, in: name)
    }
    return text
  }

  /// Checks that there is a folder to look into.
  ///
  /// - Throws: That it is missing, is no folder or cannot be read.
  public static func requireFolder(_ folder: URL, shownAs name: String) throws(Problem) {
    guard isFolder(folder) else {
      throw Problem(isBehindClosedFolder(folder) ? InputFault.closedFolder : .missingFolder, in: name)
    }
    guard FileManager.default.isReadableFile(atPath: folder.path) else {
      throw Problem(InputFault.unreadableFolder, in: name)
    }
  }

  /// Whether a folder above the file exists but does not let this process look into it.
  private static func isBehindClosedFolder(_ file: URL) -> Bool {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) { folder.deleteLastPathComponent() }
    return !FileManager.default.isExecutableFile(atPath: folder.path)
  }

  /// The names in a folder, sorted, without hidden ones; nothing when there is no such folder.
  public static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// How many bytes a file has; 0 when that is not known.
  static func size(_ file: URL) -> Int {
    (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
  }

  /// Whether there is a folder at that place.
  public static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
