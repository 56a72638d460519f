internal import Diagnostics

/// Where the pages of scenarios are kept, and by which keys.
struct KeptPages: Sendable {
  /// Takes in new pages.
  let cache: SiteCache
  /// Takes in what is made of kept pages; `nil` where every page is there, and nothing is to be changed.
  var additions: SiteCache? { isComplete ? nil : cache }
  let keys: ScenarioKeys
  /// Where pages are looked for.
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
