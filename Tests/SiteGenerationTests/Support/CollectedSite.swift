import Diagnostics

@testable import SiteGeneration

/// A site with all its files in memory.
struct CollectedSite {
  let built: BuiltSite
  private(set) var files: [SiteFile] = []

  init(_ builder: SiteBuilder) throws(Problem) {
    var files: [SiteFile] = []
    built = try builder.build { (file) throws(Problem) in files.append(file) }
    self.files = files
  }

  /// What a file holds; `nil` when there is none.
  func text(_ path: String) -> String? {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
