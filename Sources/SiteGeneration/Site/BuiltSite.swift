public import Diagnostics
internal import Publication

/// What is known of a finished site when all its files have been handed out.
public struct BuiltSite: Sendable {
  public internal(set) var warnings: [Report] = []
  /// What the layouts showed that is worth attention; a scenario may show it on purpose.
  public internal(set) var findings: [Report] = []
  public internal(set) var scenarioCount = 0
  public internal(set) var figureCount = 0
  /// Whether it has an address and no pictures for who links to it, as there is nothing to draw them with.
  public internal(set) var lacksSocialPictures = false
  /// The first article whose live figures stand still, as there is no engine.
  public internal(set) var stillArticle: String?

  /// What could be better on another machine.
  public var notes: [Report] {
    (lacksSocialPictures ? [Report(SiteFault.noSocialPictures, in: "Site/site.yml")] : [])
      + (stillArticle.map { [Report(SiteFault.stillFigures, in: $0)] } ?? [])
  }
}

/// A file of a site.
public struct SiteFile: Sendable {
  /// Its path from the site's root, with `/` between names.
  public let path: String
  /// What it is made from, in words for the user.
  public let source: String
  let content: FileContent
  /// The same path, which no other file of the site has.
  let place: ClaimedPath

  init(path: String, _ place: ClaimedPath, _ content: FileContent, source: String) {
    (self.path, self.place, self.content, self.source) = (path, place, content, source)
  }

  /// In bytes.
  public var size: Int { content.size }

  /// What it holds.
  ///
  /// - Throws: That it is gone from the cache.
  public var bytes: [UInt8] { get throws(Problem) { try content.bytes } }
}
