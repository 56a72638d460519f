internal import Diagnostics
import Foundation
internal import ScenarioPipeline

/// A file that is published as it is, and not read before its turn.
struct PublishedFile {
  private enum Content {
    case builtIn([UInt8])
    case file(URL, ProjectFiles, shownAs: String)
  }

  /// Its path in the folder that it is published in.
  let name: String
  private let content: Content

  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    content = .builtIn(bytes)
  }

  /// - Parameters:
  ///   - file: Where the file is in the project.
  ///   - shown: Its path as the user knows it.
  init(_ name: String, at file: URL, of project: ProjectFiles, shownAs shown: String) {
    self.name = name
    content = .file(file, project, shownAs: shown)
  }

  /// Reads the file.
  ///
  /// - Throws: Why it cannot be read, or that it is too large.
  func bytes() throws(Problem) -> [UInt8] {
    switch content {
    case .builtIn(let bytes): bytes
    case .file(let file, let project, let shown):
      try project.bytes(file, limit: project.limits.asset, shownAs: shown)
    }
  }
}
