internal import Diagnostics
import Foundation
internal import ScenarioPipeline

/// Puts a finished set of files where the old one was, all of it or nothing.
///
/// 1. Everything is written into a new folder beside the target.
/// 2. The old folder is renamed out of the way, the new one takes its name.
/// 3. The old one is removed.
/// A failure before step 2 leaves the old folder as it was, and a folder that was not made here is never touched.
struct Publication {
  /// Is in every folder made here; its presence permits replacing the folder.
  static let markerName = ".haggle-site"

  let target: URL

  init(target: URL) { self.target = target.standardizedFileURL }

  /// Writes the files, named by their paths in the folder, and swaps the folders.
  func publish(_ files: [(path: String, bytes: [UInt8])]) throws(Problem) {
    try requireOwnFolder()
    let fresh = sibling("new")
    let old = sibling("old")
    do {
      try? FileManager.default.removeItem(at: fresh)
      try write(files, into: fresh)
      try swap(fresh, old)
    } catch {
      try? FileManager.default.removeItem(at: fresh)
      throw Problem(SiteFault.unwritableSite(cause: cause(error)), in: target.lastPathComponent)
    }
  }

  /// Refuses a target that holds something else than an earlier result.
  func requireOwnFolder() throws(Problem) {
    guard FileManager.default.fileExists(atPath: target.path) else { return }
    guard InputFile.isFolder(target) else { throw Problem(SiteFault.outputIsFile, in: target.lastPathComponent) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: target.path)) ?? []
    if !names.isEmpty, !names.contains(Publication.markerName) {
      throw Problem(SiteFault.foreignOutput, in: target.lastPathComponent)
    }
  }

  private func sibling(_ purpose: String) -> URL {
    let process = ProcessInfo.processInfo.processIdentifier
    return target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(purpose)-\(process)")
  }

  private func write(_ files: [(path: String, bytes: [UInt8])], into folder: URL) throws {
    for (path, bytes) in files + [(Publication.markerName, [])] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  private func swap(_ fresh: URL, _ old: URL) throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: target.path) else { return try manager.moveItem(at: fresh, to: target) }
    try manager.moveItem(at: target, to: old)
    do {
      try manager.moveItem(at: fresh, to: target)
    } catch {
      try manager.moveItem(at: old, to: target)
      throw error
    }
    try manager.removeItem(at: old)
  }

  /// The system's own word for what went wrong, without the paths of this machine.
  private func cause(_ error: any Error) -> String {
    let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? (error as NSError)
    return reason.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(reason.code))) : "permission denied"
  }
}
