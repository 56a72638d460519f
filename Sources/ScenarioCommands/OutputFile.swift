package import Diagnostics
package import Foundation

/// Writes a single result to the place that the user asked for.
package enum OutputFile {
  /// Writes a file, or replaces one as `replace` does.
  ///
  /// Into a device or a pipe the bytes are written as they are: replacing `/dev/null` would leave the machine without it.
  ///
  /// - Parameter read: The files that the command reads, which are never replaced.
  package static func write(_ bytes: Data, to file: URL, apartFrom read: ReadFiles) throws(Problem) {
    try read.requireApart([file])
    let target = file.resolvingSymlinksInPath()
    do {
      if FileManager.default.fileExists(atPath: file.path) {
        guard isStream(target) else { return try replace(file, with: bytes) }
        let stream = try FileHandle(forWritingTo: file)
        try stream.write(contentsOf: bytes)
        return try stream.close()
      }
      let folder = target.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try bytes.write(to: target, options: .atomic)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem(CommandFault.unwritableFile, in: file.relativePath)
    }
  }

  /// Replaces a file in one step, so that a failure leaves the older one as it was, and keeps its permissions.
  ///
  /// A link stays one and what it points to is replaced.
  ///
  /// - Throws: That it is read-only, or why it cannot be replaced.
  package static func replace(_ file: URL, with bytes: Data) throws(Problem) {
    let target = file.resolvingSymlinksInPath()
    let name = file.relativePath
    guard let mode = permissions(of: target) else { throw Problem(CommandFault.unwritableFile, in: name) }
    // Root could write it nevertheless, and anybody who may write into the folder could replace it.
    guard mode & 0o200 != 0, FileManager.default.isWritableFile(atPath: target.path) else {
      throw Problem(CommandFault.readOnlyFile, in: name)
    }
    let new = target.deletingLastPathComponent().appendingPathComponent(".haggle-\(UUID().uuidString)")
    do {
      try write(bytes, toNew: new, mode: mode)
      guard rename(new.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw Problem(CommandFault.unwritableFile, in: name)
    }
  }

  /// Nobody else can read the file before it has its permissions.
  private static func write(_ bytes: Data, toNew file: URL, mode: Int) throws {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: bytes)
    try handle.close()
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
  }

  private static func permissions(of file: URL) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.posixPermissions] as? Int
  }

  /// Removes the frames that an earlier, longer run left behind: files with the names of those just written but with
  /// other numbers.
  static func removeOtherFrames(than names: [String], in folder: URL) throws(Problem) {
    let frame = #/(.+-step-)[0-9]+(\.[a-z]+)/#
    guard let own = names.first?.wholeMatch(of: frame)?.output else { return }
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !names.contains(name) {
        guard let other = name.wholeMatch(of: frame)?.output, other.1 == own.1, other.2 == own.2 else { continue }
        let file = folder.appendingPathComponent(name)
        let type = try FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        if type == .typeRegular { try FileManager.default.removeItem(at: file) }
      }
    } catch {
      throw Problem(CommandFault.unwritableFile, in: folder.relativePath)
    }
  }

  /// Whether something exists there that is neither a file nor a folder; a redirected stream has no type at all.
  private static func isStream(_ file: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let type = attributes?[.type] as? FileAttributeType
    return type != .typeRegular && type != .typeDirectory
  }
}
