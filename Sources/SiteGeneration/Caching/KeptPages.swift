internal import Diagnostics

/// Where the pages of scenarios are kept, and their keys.
struct KeptPages: Sendable {
  /// The cache for new pages.
  let cache: SiteCache
  /// The cache for pages that are made from kept ones; `nil` if every page is there and nothing may be changed.
  var additions: SiteCache? { isComplete ? nil : cache }
  let keys: ScenarioKeys
  /// The caches in which pages are looked up.
  var readsFrom: [SiteCache]
  /// Whether every page must be there.
  var isComplete = false

  init(_ cache: SiteCache, _ keys: ScenarioKeys) { (self.cache, self.keys, readsFrom) = (cache, keys, [cache]) }

  func product(_ key: String, of source: ScenarioSource) -> ScenarioProduct? {
    for cache in readsFrom {
      if let product = ScenarioProduct(key, of: source, in: cache) { return product }
    }
    return nil
  }
}
