public import Diagnostics

/// A finished site in memory: every page and figure has passed its checks.
public struct BuiltSite {
  /// The files by their paths in the site, in a fixed order, each with what it is made from in words for the user.
  public internal(set) var files: [(path: String, bytes: [UInt8], source: String)] = []
  public internal(set) var warnings: [Report] = []
  /// What the layouts showed that is worth attention; a scenario may show it on purpose.
  public internal(set) var findings: [Report] = []
  public internal(set) var scenarioCount = 0
  public internal(set) var figureCount = 0

  /// The paths of the pictures among the files.
  var pictures: Set<String> = []

  mutating func add(_ path: String, _ text: String, from source: String) {
    files.append((path: path, bytes: Array(text.utf8), source: source))
  }
}
