internal import Diagnostics

/// Pages about several scenarios that were made before: by what they are made of, where that is told in a few words, or
/// else by their text, which is written anew and needs no second check when it is the same.
struct KeptSitePages {
  private let cache: SiteCache
  /// What every page depends on.
  private let base: ContentDigest
  /// Those that the site needs.
  private(set) var keys: Set<String> = []

  init(_ pages: KeptPages) { (cache, base) = (pages.cache, pages.keys.base) }

  mutating func page(_ page: some SitePage, by maker: PageMaker) throws(Problem) -> PageMaker.Page {
    var key = cache.key("page")
    key.add(base)
    key.add(page.path)
    if let inputs = page.inputs {
      for input in inputs { key.add(input) }
      return try whole(key) { () throws(Problem) in try maker.make(page) }
    }
    let text = try maker.text(of: page)
    let bytes = Array(text.utf8)
    key.add(bytes)
    return PageMaker.Page(bytes: bytes, facts: try facts(key) { () throws(Problem) in try maker.facts(of: page, text) })
  }

  private mutating func whole(
    _ key: CacheKey, make: () throws(Problem) -> PageMaker.Page
  ) throws(Problem) -> PageMaker.Page {
    let name = use(key)
    if var record = cache.record(name)?.content, let bytes = record.bytes(), let facts = PageFacts(&record),
      record.isAtEnd
    {
      return PageMaker.Page(bytes: bytes, facts: facts)
    }
    let page = try make()
    keep(page.facts, as: name, after: page.bytes)
    return page
  }

  private mutating func facts(_ key: CacheKey, check: () throws(Problem) -> PageFacts) throws(Problem) -> PageFacts {
    let name = use(key)
    if var record = cache.record(name)?.content, let facts = PageFacts(&record), record.isAtEnd { return facts }
    let facts = try check()
    keep(facts, as: name)
    return facts
  }

  private mutating func use(_ key: CacheKey) -> String {
    let name = key.digest.text
    keys.insert(name)
    return name
  }

  /// Keeps what is known of a page in which nothing is wrong.
  private func keep(_ facts: PageFacts, as name: String, after bytes: [UInt8]? = nil) {
    guard facts.faults.isEmpty else { return }
    var record = RecordWriter()
    if let bytes { record.write(bytes) }
    facts.write(to: &record)
    cache.keep(record, as: name)
  }
}
