public import Diagnostics
public import Foundation

/// Reads a file or folder that the user names, with a fault for each way in which this can fail.
public enum InputFile {
  /// The beginning of a file, up to a number of bytes.
  ///
  /// - Parameters:
  ///   - most: How many bytes are read at most.
  ///   - name: The file as the user named it.
  /// - Throws: That it is missing, is not a regular file or cannot be read.
  public static func beginning(_ file: URL, most: Int, shownAs name: String) throws(Problem) -> [UInt8] {
    do throws(SystemFile.Failure) {
      return try SystemFile.read(file.path, most: most)
    } catch {
      throw Problem(fault(error, at: file), in: name)
    }
  }

  /// The bytes of a file.
  ///
  /// - Throws: That it is missing, is not a regular file, cannot be read or has more bytes than the limit allows.
  public static func bytes(_ file: URL, limit: FileLimits.Limit, shownAs name: String) throws(Problem) -> [UInt8] {
    let bytes = try beginning(file, most: limit.number + 1, shownAs: name)
    if bytes.count > limit.number { throw Problem(InputFault.largeFile(limit), in: name) }
    return bytes
  }

  /// The text of a file, from its bytes.
  ///
  /// - Throws: That it is not UTF-8.
  public static func text(of bytes: [UInt8], shownAs name: String) throws(Problem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Problem(InputFault.notUTF8, in: name) }
    // Some editors write a byte order mark, which is not part of the text.
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// The content of standard input, up to a number of bytes.
  ///
  /// - Throws: That it cannot be read.
  public static func standardInput(most: Int) throws(Problem) -> [UInt8] {
    do throws(SystemFile.Failure) {
      return try SystemFile.read(FileHandle.standardInput.fileDescriptor, most: most)
    } catch {
      throw Problem(InputFault.unreadableStandardInput, in: "<standard input>")
    }
  }

  /// Checks that there is a folder to look into.
  ///
  /// - Throws: That it is missing, is not a folder or cannot be read.
  public static func requireFolder(_ folder: URL, shownAs name: String) throws(Problem) {
    guard isFolder(folder) else {
      if FileManager.default.fileExists(atPath: folder.path) { throw Problem(InputFault.notFolder, in: name) }
      throw Problem(isBehindClosedFolder(folder) ? InputFault.closedFolder : .missingFolder, in: name)
    }
    guard FileManager.default.isReadableFile(atPath: folder.path) else {
      throw Problem(InputFault.unreadableFolder, in: name)
    }
  }

  /// Whether there is a folder at that place.
  public static func isFolder(_ url: URL) -> Bool { (try? SystemFile.status(url.path))?.kind == .folder }

  /// Whether there is a regular file at that place.
  public static func isFile(_ url: URL) -> Bool { (try? SystemFile.status(url.path))?.kind == .file }

  /// Whether two places are one file or folder, links followed.
  public static func areSame(_ one: URL, _ other: URL) -> Bool {
    guard let identity = (try? SystemFile.status(one.path))?.identity else { return false }
    return identity == (try? SystemFile.status(other.path))?.identity
  }

  /// Why a file cannot be read.
  static func fault(_ failure: SystemFile.Failure, at file: URL) -> InputFault {
    switch failure {
    case .missing: isBehindClosedFolder(file) ? .closedFolder : .missingFile
    case .loop: .linksInCircle
    case .folder: .folderInsteadOfFile
    case .special: .notRegularFile
    case .refused: isBehindClosedFolder(file) ? .closedFolder : .unreadableFile
    }
  }

  /// Whether a folder above the file exists but does not let this process look into it.
  private static func isBehindClosedFolder(_ file: URL) -> Bool {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) { folder.deleteLastPathComponent() }
    return !FileManager.default.isExecutableFile(atPath: folder.path)
  }
}
