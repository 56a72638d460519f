internal import Diagnostics
import Foundation
internal import ScenarioPipeline

/// The files in `Site/root`, which are published as they are in the site's root: `CNAME`, `robots.txt`, `.well-known`.
struct RootFiles {
  private let project: ProjectFiles
  private let root: URL

  init(in folder: URL, _ project: ProjectFiles) {
    self.project = project
    root = folder.appendingPathComponent("Site/root")
  }

  /// The files by their paths, sorted, hidden ones too; none when there is no such folder.
  func read() throws(Problem) -> [(path: String, bytes: [UInt8])] {
    guard InputFile.isFolder(root.deletingLastPathComponent()),
      try project.folderExists(root, shownAs: "Site/root")
    else { return [] }
    var files: [(path: String, bytes: [UInt8])] = []
    for file in try project.files(below: root, shownAs: "Site/root/", where: { name, _ in name != ".DS_Store" }) {
      let bytes = try project.bytes(file.url, limit: project.limits.asset, shownAs: "Site/root/" + file.path)
      files.append((file.path, bytes))
    }
    return files.sorted { $0.path < $1.path }
  }
}
