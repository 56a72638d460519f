internal import Diagnostics
internal import Foundation

/// Two revisions of a repository, or one and the files as they are: `A..B`, `A...B`, `A`.
struct Revisions {
  let before: String
  /// `nil` for the files as they are.
  let now: String?
  /// Whether `before` is the commit at which the two diverged.
  let isFromMergeBase: Bool

  /// Reads the argument; `nil` for one that names nothing.
  init?(_ text: String) {
    let parts = text.contains("...") ? text.components(separatedBy: "...") : text.components(separatedBy: "..")
    // A name that begins like an option would be one.
    guard parts.count <= 2, !parts[0].isEmpty, !parts.contains(where: { $0.hasPrefix("-") }) else { return nil }
    before = parts[0]
    now = parts.count == 2 ? (parts[1].isEmpty ? "HEAD" : parts[1]) : nil
    isFromMergeBase = text.contains("...")
  }
}

/// The files of a revision in a temporary folder, for as long as this object lives.
final class RevisionFolder {
  private let folder: URL
  /// The place of the path in it.
  let url: URL

  /// - Parameters:
  ///   - revision: A name that Git knows.
  ///   - path: A file or folder in the repository.
  ///   - mergeBase: The other revision, where the merge base of the two is meant.
  /// - Throws: That there is no such repository, revision or path.
  init(_ revision: String, of path: String, mergeBase other: String? = nil) throws(Problem) {
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let git = Git(folder: isFolder.boolValue ? url : url.deletingLastPathComponent())
    let prefix = try git(["rev-parse", "--show-prefix"])
    guard prefix.isSuccess else { throw Problem(RevisionFault.noRepository, in: path) }
    let top = Git(folder: URL(fileURLWithPath: try git(["rev-parse", "--show-toplevel"]).output))
    var commit = try RevisionFolder.commit(revision, in: top, path)
    if let other {
      let base = try top(["merge-base", commit, RevisionFolder.commit(other, in: top, path)])
      guard base.isSuccess else { throw Problem(RevisionFault.gitFailed(base.errors), in: "git") }
      commit = base.output
    }
    let inside = prefix.output + (isFolder.boolValue ? "" : url.lastPathComponent)
    let found = try top(["cat-file", "-e", commit + ":" + (inside.isEmpty ? "" : inside.trimmingSuffix("/"))])
    guard found.isSuccess else { throw Problem(RevisionFault.notInRevision(revision), in: path) }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("haggle-\(UUID().uuidString)")
    self.url =
      inside.isEmpty ? folder.appendingPathComponent("files") : folder.appendingPathComponent("files/" + inside)
    try RevisionFolder.write(commit, to: folder, from: top)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func commit(_ name: String, in git: Git, _ path: String) throws(Problem) -> String {
    let answer = try git(["rev-parse", "--verify", "--quiet", name + "^{commit}"])
    guard answer.isSuccess else { throw Problem(RevisionFault.unknownRevision(name), in: path) }
    return answer.output
  }

  /// Writes all files of a commit by means of a separate index: neither the repository's index nor its work tree is
  /// touched.
  private static func write(_ commit: String, to folder: URL, from git: Git) throws(Problem) {
    let files = folder.appendingPathComponent("files", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    } catch {
      throw Problem(CommandFault.unwritableFile, in: FileManager.default.temporaryDirectory.path)
    }
    let index = folder.appendingPathComponent("index")
    for arguments in [["read-tree", commit], ["checkout-index", "--all", "--prefix=" + files.path + "/"]] {
      let answer = try git(arguments, index: index)
      guard answer.isSuccess else { throw Problem(RevisionFault.gitFailed(answer.errors), in: "git") }
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
