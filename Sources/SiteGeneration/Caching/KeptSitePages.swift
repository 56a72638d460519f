internal import Diagnostics

/// Pages about several scenarios that were made before: by what they are made of, where that is told in a few words, or
/// else by their text, which is written anew and needs no second check when it is the same.
struct KeptSitePages: Sendable {
  private let cache: SiteCache
  /// What every page depends on.
  private let base: ContentDigest

  init(_ pages: KeptPages) { (cache, base) = (pages.cache, pages.keys.base) }

  /// A page, with the key of its entry in the cache.
  ///
  /// - Throws: What the template names and the page has not, or that the page grows too large.
  func page(_ page: some SitePage, by maker: PageMaker) throws(Problem) -> (page: PageMaker.Page, key: String) {
    var key = cache.key("page")
    key.add(base)
    key.add(page.path)
    if let inputs = page.inputs {
      for input in inputs { key.add(input) }
      let name = key.digest.text
      return (try whole(name) { () throws(Problem) in try maker.make(page) }, name)
    }
    let text = try maker.text(of: page)
    let bytes = Array(text.utf8)
    key.add(bytes)
    let name = key.digest.text
    let facts = try facts(name) { () throws(Problem) in try maker.facts(of: page, text) }
    return (PageMaker.Page(bytes: bytes, facts: facts), name)
  }

  private func whole(
    _ name: String, make: () throws(Problem) -> PageMaker.Page
  ) throws(Problem) -> PageMaker.Page {
    if var record = cache.record(name)?.content, let bytes = record.bytes(), let facts = PageFacts(&record),
      record.isAtEnd
    {
      return PageMaker.Page(bytes: bytes, facts: facts)
    }
    let page = try make()
    keep(page.facts, as: name, after: page.bytes)
    return page
  }

  private func facts(_ name: String, check: () throws(Problem) -> PageFacts) throws(Problem) -> PageFacts {
    if var record = cache.record(name)?.content, let facts = PageFacts(&record), record.isAtEnd { return facts }
    let facts = try check()
    keep(facts, as: name)
    return facts
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
