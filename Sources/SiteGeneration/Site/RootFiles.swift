internal import Diagnostics
import Foundation
internal import ScenarioPipeline

/// The files in `Site/root`, which are published as they are in the site's root: `CNAME`, `robots.txt`, `.well-known`.
struct RootFiles {
  /// The folder with `Site` in it. Links may lead to files in it, and nowhere else.
  private let project: URL
  private let root: URL

  init(in project: URL) {
    self.project = project.resolvingSymlinksInPath()
    root = project.appendingPathComponent("Site/root")
  }

  /// The files by their paths, sorted, hidden ones too; none when there is no such folder.
  func read() throws(Problem) -> [(path: String, bytes: [UInt8])] {
    InputFile.isFolder(root) ? try read(in: "") : []
  }

  private func read(in folder: String) throws(Problem) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    for name in try names(in: folder).sorted() where name != ".DS_Store" {
      let path = folder.isEmpty ? name : folder + "/" + name
      let url = root.appendingPathComponent(path)
      let shown = "Site/root/" + path
      switch type(of: url) {
      case .typeDirectory: files += try read(in: path)
      case .typeRegular: files.append((path, try InputFile.bytes(url, shownAs: shown)))
      case .typeSymbolicLink:
        let end = url.resolvingSymlinksInPath()
        guard type(of: end) == .typeRegular, end.path.hasPrefix(project.path + "/") else {
          throw Problem(SiteFault.linkOutOfProject, in: shown)
        }
        files.append((path, try InputFile.bytes(end, shownAs: shown)))
      default: throw Problem(SiteFault.neitherFileNorFolder, in: shown)
      }
    }
    return files
  }

  private func names(in folder: String) throws(Problem) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    } catch {
      throw Problem(InputFault.unreadableFolder, in: "Site/root/" + folder)
    }
  }

  private func type(of url: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType
  }
}
