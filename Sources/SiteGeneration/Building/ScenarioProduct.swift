internal import Diagnostics

/// Everything that is published of one scenario, and what other pages tell of it.
struct ScenarioProduct: Sendable {
  /// A file beside the page, or what the page shows.
  struct File: Sendable {
    let path: String
    var bytes: [UInt8]
    /// What it is made from, in words for the user.
    let source: String
    /// Whether scenarios beside this one may bring the same file.
    var isShared = false
    /// Where the cache keeps the same bytes; `nil` where it does not.
    var place: String?
  }

  let summary: ScenarioSummary
  /// In the order in which they are handed out, without the page.
  var files: [File]
  /// The page, with marks in place of its neighbours' titles.
  let page: [UInt8]
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
}
