internal import Diagnostics
import Foundation
internal import ScenarioPipeline

/// A file that is published as it is, and read only when it is its turn.
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
  ///   - file: The file's place in the project.
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

/// A published file at its place in the site.
struct PlacedFile {
  /// Its path from the site's root.
  let path: String
  /// What it is, in words for the user.
  let source: String
  let file: PublishedFile
}

extension SiteFolder {
  /// What is published as it is: the assets, the engine, and the files of the site's root.
  func placedFiles(_ engine: PageEngine?) -> [PlacedFile] {
    var files: [PlacedFile] = []
    for asset in theme.assets where configuration.hasSearch || asset.name != SearchPage.script {
      files.append(PlacedFile(path: "assets/" + asset.name, source: "the asset " + asset.name, file: asset))
    }
    if let engine {
      files.append(
        PlacedFile(path: "assets/engine.js", source: "the engine", file: PublishedFile("engine.js", engine.bytes)))
    }
    for file in rootFiles { files.append(PlacedFile(path: file.name, source: "Site/root/" + file.name, file: file)) }
    return files
  }
}
