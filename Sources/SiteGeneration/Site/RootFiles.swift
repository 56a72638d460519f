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

  /// The files, sorted by their paths, hidden ones too; none when there is no such folder.
  func find() throws(Problem) -> [PublishedFile] {
    guard InputFile.isFolder(root.deletingLastPathComponent()),
      try project.folderExists(root, shownAs: "Site/root")
    else { return [] }
    return try project.files(below: root, shownAs: "Site/root/", where: { name, _ in name != ".DS_Store" })
      .map { PublishedFile($0.path, at: $0.url, of: project, shownAs: "Site/root/" + $0.path) }
      .sorted { $0.name < $1.name }
  }
}
