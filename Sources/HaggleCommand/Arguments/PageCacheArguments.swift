import ArgumentParser
import Foundation
internal import ScenarioCommands
internal import SiteGeneration

/// The place where the pages of scenarios are kept from one run to the next.
struct PageCacheArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where to keep pages for the next run; pages in $XDG_CACHE_HOME/haggle or ~/.cache/haggle if not given.",
      valueName: "folder"), completion: .directory)
  var cache: String?

  @Flag(help: "Keep no pages, and use none that are kept.")
  var noCache = false

  func validate() throws {
    if noCache, cache != nil { throw ValidationError("'--cache' and '--no-cache' exclude each other") }
  }

  /// The cache; `nil` when nothing should be kept, or the system has no place for it.
  var pages: SiteCache? {
    if noCache { return nil }
    let folder = cache.map { URL(fileURLWithPath: $0) } ?? CacheFolder.url(nil)?.appendingPathComponent("pages")
    return folder.map { SiteCache($0, version: CacheFolder.programVersion) }
  }
}
