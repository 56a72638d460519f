import Foundation
import SiteGeneration

/// Writing a single result to where the user asked for it.
enum OutputFile {
  /// Replaces the file in one step, so that a failure leaves an older one as it was.
  static func write(_ text: String, to file: URL) throws(Problem) {
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Problem(.unwritable, "\(file.relativePath): error: the file cannot be written there")
    }
  }
}
