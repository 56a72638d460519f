public import Diagnostics
public import Foundation

/// A finished site in memory: every page and figure has passed its checks.
public struct BuiltSite {
  /// The files by their paths in the site, in a fixed order.
  public internal(set) var files: [(path: String, bytes: [UInt8])] = []
  public internal(set) var warnings: [Report] = []
  /// What the layouts showed that is worth attention; a scenario may show it on purpose.
  public internal(set) var findings: [Report] = []
  public internal(set) var scenarioCount = 0
  public internal(set) var figureCount = 0

  /// Puts the site where an older one may be, all of it or nothing.
  ///
  /// - Throws: That the folder is none of ours, or that it cannot be written.
  public func publish(to folder: URL) throws(Problem) {
    try Publication(target: folder).publish(files)
  }

  mutating func add(_ path: String, _ text: String) {
    files.append((path: path, bytes: Array(text.utf8)))
  }
}
