public import Diagnostics

/// What is known of a finished site when all its files have been handed out.
public struct BuiltSite {
  /// The paths of the files, in the order in which they were made.
  public internal(set) var paths: [String] = []
  public internal(set) var warnings: [Report] = []
  /// What the layouts showed that is worth attention; a scenario may show it on purpose.
  public internal(set) var findings: [Report] = []
  public internal(set) var scenarioCount = 0
  public internal(set) var figureCount = 0
  /// Whether it has an address and no pictures for who links to it, as there is nothing to draw them with.
  public internal(set) var lacksSocialPictures = false
}

/// A file of a site.
public struct SiteFile: Sendable {
  /// Its path from the site's root, with `/` between names.
  public let path: String
  public let bytes: [UInt8]
  /// What it is made from, in words for the user.
  public let source: String
  /// A file outside the site that holds the same and may become the site's by a second name; `nil` where there is none.
  let place: String?

  public init(path: String, bytes: [UInt8], source: String) {
    self.init(path: path, bytes: bytes, source: source, keptAt: nil)
  }

  init(path: String, bytes: [UInt8], source: String, keptAt place: String?) {
    (self.path, self.bytes, self.source, self.place) = (path, bytes, source, place)
  }
}
