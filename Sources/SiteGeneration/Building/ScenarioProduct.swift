internal import Diagnostics

/// Everything that is published of one scenario, and what other pages tell of it.
struct ScenarioProduct: Sendable {
  /// A file beside the page, or what the page shows.
  struct File: Sendable {
    let path: String
    var content: FileContent
    /// What it is made from, in words for the user.
    let source: String
    /// Whether scenarios beside this one may bring the same file.
    var isShared = false

    /// So many has a scenario with a few previews.
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
  /// What must not be published.
  let faults: [Report]
  let warnings: [Report]
  let findings: [Report]
  let figureCount: Int
  /// The layouts, where an article shows them.
  var entry: SiteEntry?
  /// Its key in the cache, when it is there.
  var key: String?
  /// Whether it was there from an earlier build.
  var isKept = false
  /// Whether its files are in the cache, and the record that lists them has yet to be written, or written anew.
  var lacksRecord = false
  /// The page with its neighbours' titles, as soon as they are known, or as they were when it was kept.
  var filled: FilledPage?
}
