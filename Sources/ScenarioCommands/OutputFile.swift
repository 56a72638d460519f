package import Diagnostics
package import Foundation

/// Writing a single result to where the user asked for it.
package enum OutputFile {
  /// Replaces the file in one step, so that a failure leaves an older one as it was.
  ///
  /// A link stays one and what it points to is written. Into a device or a pipe the bytes are written as they are:
  /// replacing `/dev/null` would leave the machine without it.
  ///
  /// - Parameter read: What the command reads, which is never replaced.
  package static func write(_ bytes: Data, to file: URL, apartFrom read: ReadFiles) throws(Problem) {
    try read.requireApart([file])
    let target = file.resolvingSymlinksInPath()
    do {
      if FileManager.default.fileExists(atPath: file.path), isStream(target) {
        let stream = try FileHandle(forWritingTo: file)
        try stream.write(contentsOf: bytes)
        return try stream.close()
      }
      let folder = target.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try bytes.write(to: target, options: .atomic)
    } catch {
      throw Problem(CommandFault.unwritableFile, in: file.relativePath)
    }
  }

  /// Removes the frames that an earlier, longer run has left: files called as those that were written now, with other
  /// numbers.
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

  /// Whether what exists there is neither a file nor a folder; a redirected stream has no type at all.
  private static func isStream(_ file: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let type = attributes?[.type] as? FileAttributeType
    return type != .typeRegular && type != .typeDirectory
  }
}
