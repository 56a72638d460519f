import Diagnostics

@testable import SiteGeneration

/// A site with all its files in memory.
struct CollectedSite {
  struct File {
    let path: String
    let bytes: [UInt8]
    let source: String
  }

  let built: BuiltSite
  private(set) var files: [File] = []

  init(_ builder: SiteBuilder) throws(Problem) {
    var files: [File] = []
    built = try builder.build { (file) throws(Problem) in
      files.append(File(path: file.path, bytes: try file.bytes, source: file.source))
    }
    self.files = files
  }

  /// What a file holds; `nil` when there is none.
  func text(_ path: String) -> String? {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
