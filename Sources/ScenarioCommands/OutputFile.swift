internal import Diagnostics
import Foundation

/// Writing a single result to where the user asked for it.
enum OutputFile {
  /// Replaces the file in one step, so that a failure leaves an older one as it was.
  ///
  /// A link stays one and what it points to is written. Into a device or a pipe the bytes are written as they are:
  /// replacing `/dev/null` would leave the machine without it.
  static func write(_ bytes: Data, to file: URL) throws(Problem) {
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

  /// Whether what exists there is neither a file nor a folder; a redirected stream has no type at all.
  private static func isStream(_ file: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let type = attributes?[.type] as? FileAttributeType
    return type != .typeRegular && type != .typeDirectory
  }
}
