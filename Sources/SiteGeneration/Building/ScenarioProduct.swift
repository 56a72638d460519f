internal import Diagnostics

/// Everything that is published for one scenario, and what other pages need to know of it.
struct ScenarioProduct: Sendable {
  /// A file next to the page, or one that the page shows.
  struct File: Sendable {
    let path: String
    var content: FileContent
    /// Its origin, in words for the user.
    let source: String
    /// Whether other scenarios in the folder may have the same file.
    var isShared = false

    /// The usual number of files of a scenario with a few previews.
    static let usualCount = 14
  }

  /// The page as it is published.
  struct FilledPage: Sendable {
    let titles: NeighborTitles
    let content: FileContent
  }

  let summary: ScenarioSummary
  /// In the order of their paths, without the page.
  var files: [File]
  /// The page, with marks in place of its neighbours' titles.
  var page: FileContent
  let facts: PageFacts
  /// The faults that must not be published.
  let faults: [Report]
  let warnings: [Report]
  let findings: [Report]
  let figureCount: Int
  /// The layouts, where an article shows them.
  var entry: SiteEntry?
  /// Its key in the cache, when it is there.
  var key: String?
  /// Whether it was kept from an earlier build.
  var isKept = false
  /// Whether its files are in the cache, but the record that lists them still has to be written or rewritten.
  var lacksRecord = false
  /// The page with its neighbours' titles, once these are known, or as they were when it was kept.
  var filled: FilledPage?
}
