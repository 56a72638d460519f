internal import Diagnostics
internal import Publication

/// Pages about several scenarios that were made before: by their inputs, if these can be stated in a few words, or else
/// by their text, which is written again but not checked again if it is the same.
///
/// Either way the page is a file of the cache, of which the site gets a second name.
struct KeptSitePages: Sendable {
  private let cache: SiteCache
  /// The digest of everything on which every page depends.
  private let base: ContentDigest

  /// A page as it is published.
  struct Page {
    let content: FileContent
    let facts: PageFacts
  }

  /// The name of the page among the files of an entry.
  private static let fileName = "page"

  init(_ pages: KeptPages) { (cache, base) = (pages.cache, pages.keys.base) }

  /// The part of the search index that every site has: it takes longer to compute than to read.
  func searchIndexOfEverySite() -> [UInt8] {
    let name = cache.key("search index").digest.text
    if var record = cache.record(name)?.content, let index = record.bytes(), record.isAtEnd { return index }
    let index = SearchIndex.shared
    var record = RecordWriter()
    record.write(index)
    cache.keep(record, as: name)
    return index
  }

  /// A page, with the key of its entry in the cache.
  ///
  /// - Throws: That the template names something the page does not have, or that the page grows too large.
  func page(_ page: some SitePage, by maker: PageMaker) throws(Problem) -> (page: Page, key: String) {
    var key = cache.key("page")
    key.add(base)
    key.add(page.path)
    if let inputs = page.inputs {
      for input in inputs { key.add(input) }
      let name = key.digest.text
      if let page = known(name) { return (page, name) }
      return (keep(try maker.make(page), as: name), name)
    }
    let text = try maker.text(of: page)
    let bytes = Array(text.utf8)
    key.add(bytes)
    let name = key.digest.text
    if let page = known(name) { return (page, name) }
    return (keep(PageMaker.Page(bytes: bytes, facts: try maker.facts(of: page, text)), as: name), name)
  }

  private func known(_ name: String) -> Page? {
    guard case (var record, let time)? = cache.record(name),
      let kept = KeptFile(&record, cache.place(name, KeptSitePages.fileName)), let facts = PageFacts(&record),
      record.isAtEnd, let (file, wasRead) = cache.file(kept, SiteCache.stamp(kept.place), notedAt: time)
    else { return nil }
    // A file that had to be read is recorded again.
    if wasRead { write(file, facts, as: name) }
    return Page(content: .kept(file), facts: facts)
  }

  /// Stores a page without faults.
  private func keep(_ page: PageMaker.Page, as name: String) -> Page {
    let hash = ContentHash(page.bytes)
    guard page.facts.faults.isEmpty, let file = cache.keep(page.bytes, hash, as: name, KeptSitePages.fileName) else {
      return Page(content: .bytes(page.bytes, hash), facts: page.facts)
    }
    write(file, page.facts, as: name)
    return Page(content: .kept(file), facts: page.facts)
  }

  private func write(_ file: KeptFile, _ facts: PageFacts, as name: String) {
    var record = RecordWriter()
    file.write(to: &record)
    facts.write(to: &record)
    cache.keep(record, as: name)
  }
}
