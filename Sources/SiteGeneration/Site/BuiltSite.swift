public import Diagnostics
internal import Publication

/// Facts about a finished site, known when all its files have been handed over.
public struct BuiltSite: Sendable {
  public internal(set) var warnings: [Report] = []
  /// Findings in the layouts that deserve attention; a scenario may show them on purpose.
  public internal(set) var findings: [Report] = []
  public internal(set) var scenarioCount = 0
  public internal(set) var figureCount = 0
  /// Whether it has an address but no social pictures, as there is no program to draw them.
  public internal(set) var lacksSocialPictures = false
  /// The first article whose live figures stand still, as there is no engine.
  public internal(set) var stillArticle: String?

  /// Notes on what would be better on another machine.
  public var notes: [Report] {
    (lacksSocialPictures ? [Report(SiteFault.noSocialPictures, in: "Site/site.yml")] : [])
      + (stillArticle.map { [Report(SiteFault.stillFigures, in: $0)] } ?? [])
  }
}

/// A file of a site.
public struct SiteFile: Sendable {
  /// Its path from the site's root, with `/` between names.
  public let path: String
  /// The source that it is made from, in words for the user.
  public let source: String
  let content: FileContent
  /// The same path, which no other file of the site has.
  let place: ClaimedPath

  init(path: String, _ place: ClaimedPath, _ content: FileContent, source: String) {
    (self.path, self.place, self.content, self.source) = (path, place, content, source)
  }

  /// In bytes.
  public var size: Int { content.size }

  /// The file's bytes.
  ///
  /// - Throws: That they are gone from the cache.
  public var bytes: [UInt8] { get throws(Problem) { try content.bytes } }
}
