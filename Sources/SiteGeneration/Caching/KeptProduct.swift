internal import Diagnostics
internal import Publication
internal import ScenarioPipeline
internal import XMLValidation

/// The product of a scenario, as the cache stores it.
extension ScenarioProduct {
  /// The names of the page among the files of an entry: with marks in place of titles, and as it is published.
  private static let (pageName, filledName) = ("page", "filled")

  /// Finds a stored product.
  ///
  /// - Returns: `nil` when there is none that is whole.
  init?(_ key: String, of source: ScenarioSource, in cache: SiteCache) {
    let beginning = cache.place(key, "")
    guard case (var record, let time)? = cache.record(key), let summary = ScenarioSummary(&record, of: source),
      let facts = PageFacts(&record), let page = KeptFile(&record, beginning.adding(ScenarioProduct.pageName)),
      let filled = record.list({ FilledPage(&$0, beginning.adding(ScenarioProduct.filledName)) }),
      let count = record.number(), let files = File.listed(count, &record, of: source, beginning),
      let warnings = record.list({ Report(&$0) }), let findings = record.list({ Report(&$0) }),
      let figureCount = record.number(), record.isAtEnd
    else { return nil }
    self.init(
      summary: summary, files: files, page: .kept(page), facts: facts, faults: [], warnings: warnings,
      findings: findings, figureCount: figureCount, key: key)
    self.filled = filled.first
    guard find(in: cache, notedAt: time) else { return nil }
  }

  /// Finds the files of a product in the cache as they are now.
  ///
  /// - Parameter time: When its record was written.
  /// - Returns: Whether all are whole that are needed.
  private mutating func find(in cache: SiteCache, notedAt time: Int64) -> Bool {
    let contents = [page] + (filled.map { [$0.content] } ?? []) + files.lazy.map(\.content)
    var stamps = SiteCache.stamps(contents.compactMap(\.kept?.place))[...]
    func current(_ content: FileContent) -> FileContent? {
      guard let known = content.kept, let stamp = stamps.popFirst(),
        let (file, wasRead) = cache.file(known, stamp, notedAt: time)
      else { return nil }
      // A file that had to be read is recorded again.
      if wasRead { lacksRecord = true }
      return .kept(file)
    }
    let currentPage = current(page)
    filled = filled.flatMap { filled in current(filled.content).map { FilledPage(titles: filled.titles, content: $0) } }
    for index in files.indices {
      guard let content = current(files[index].content) else { return false }
      files[index].content = content
    }
    guard let currentPage else { return false }
    page = currentPage
    return true
  }

  /// Stores the files of a product without faults; the record that lists them still has to be written.
  func kept(as key: String, in cache: SiteCache) -> ScenarioProduct {
    guard faults.isEmpty, facts.faults.isEmpty else { return self }
    var product = self
    for (index, file) in files.enumerated() {
      guard let kept = file.content.kept(as: key, "\(index)", in: cache) else { return self }
      product.files[index].content = kept
    }
    guard let page = page.kept(as: key, ScenarioProduct.pageName, in: cache) else { return self }
    (product.page, product.key, product.lacksRecord) = (page, key, true)
    return product
  }

  /// The product with copies of its files in another cache; unchanged if there is none, or they cannot be stored.
  ///
  /// - Throws: That a file is gone from the cache where it is.
  func copied(to cache: SiteCache?) throws(Problem) -> ScenarioProduct {
    guard let cache, let key else { return self }
    var copy = self
    (copy.key, copy.filled) = (nil, nil)
    for index in files.indices { copy.files[index].content = .bytes(try files[index].content.bytes, nil) }
    copy.page = .bytes(try page.bytes, nil)
    return copy.kept(as: key, in: cache)
  }

  /// Puts the titles of its neighbours into the page.
  ///
  /// - Throws: That the page is gone from the cache.
  mutating func fill(_ titles: NeighborTitles, keptIn cache: SiteCache?) throws(Problem) {
    let content = FileContent(titles.fill(in: try page.bytes))
    guard let cache, let key, let kept = content.kept(as: key, ScenarioProduct.filledName, in: cache) else {
      filled = FilledPage(titles: titles, content: content)
      return
    }
    filled = FilledPage(titles: titles, content: kept)
    lacksRecord = true
  }

  /// The record that makes an entry of stored files; `nil` when some of them are not stored.
  var record: RecordWriter? {
    guard case .kept(let page) = page else { return nil }
    var record = RecordWriter()
    summary.write(to: &record)
    facts.write(to: &record)
    page.write(to: &record)
    var filled: [(NeighborTitles, KeptFile)] = []
    if let page = self.filled, case .kept(let file) = page.content { filled = [(page.titles, file)] }
    record.write(filled) { page, record in
      for title in [page.0.previous, page.0.next] { record.write(title.map { [$0] } ?? []) { $1.write($0) } }
      page.1.write(to: &record)
    }
    record.write(files.count)
    for file in files {
      guard case .kept(let kept) = file.content else { return nil }
      record.write(file.path)
      record.write(file.source)
      record.write(file.isShared ? 1 : 0)
      kept.write(to: &record)
    }
    record.write(warnings) { $0.write(to: &$1) }
    record.write(findings) { $0.write(to: &$1) }
    record.write(figureCount)
    return record
  }
}

extension FileContent {
  /// The content stored in the cache; `nil` where it cannot be stored.
  fileprivate func kept(as key: String, _ name: String, in cache: SiteCache) -> FileContent? {
    guard case .bytes(let bytes, let hash) = self else { return self }
    return cache.keep(bytes, hash, as: key, name).map { .kept($0) }
  }
}

extension KeptFile {
  init?(_ record: inout RecordReader, _ place: FilePath) {
    guard let high = record.bits(), let low = record.bits(), let hash = record.bits(), let stamp = FileStamp(&record)
    else { return nil }
    let digest = ContentDigest(high: high, low: low)
    self.init(place: place, digest: digest, hash: ContentHash(value: hash), stamp: stamp)
  }

  func write(to record: inout RecordWriter) {
    for bits in [digest.high, digest.low, hash.value] { record.write(bits: bits) }
    stamp.write(to: &record)
  }
}

extension ScenarioProduct.File {
  /// - Parameter beginning: Where they are, without the names in the entry.
  fileprivate static func listed(
    _ count: Int, _ record: inout RecordReader, of scenario: ScenarioSource, _ beginning: FilePath
  ) -> [ScenarioProduct.File]? {
    let usualSource = scenario.sourceName
    var files: [ScenarioProduct.File] = []
    files.reserveCapacity(min(max(count, 0), usualCount))
    while files.count < count {
      guard let path = record.text(), let source = record.text(orKnown: usualSource), let isShared = record.number(),
        let kept = KeptFile(&record, beginning.adding(String(files.count)))
      else { return nil }
      files.append(ScenarioProduct.File(path: path, content: .kept(kept), source: source, isShared: isShared == 1))
    }
    return files
  }
}

extension ScenarioProduct.FilledPage {
  fileprivate init?(_ record: inout RecordReader, _ place: FilePath) {
    guard let previous = record.list({ $0.text() }), let next = record.list({ $0.text() }),
      let file = KeptFile(&record, place)
    else { return nil }
    self.init(titles: NeighborTitles(previous: previous.first, next: next.first), content: .kept(file))
  }
}

extension ScenarioSummary {
  fileprivate init?(_ record: inout RecordReader, of source: ScenarioSource) {
    guard let title = record.text(), let previews = record.list({ Preview(&$0) }),
      let proposal = record.list({ $0.text() }), let answer = record.list({ $0.text() }),
      let count = record.number(), let words = record.text()
    else { return nil }
    self.init(
      source: source, title: title, previews: previews, proposal: proposal.first, answer: answer.first,
      viewCount: count, searchWords: words)
  }

  fileprivate func write(to record: inout RecordWriter) {
    record.write(title)
    record.write(previews) { preview, record in preview.write(to: &record) }
    record.write(proposal.map { [$0] } ?? []) { $1.write($0) }
    record.write(answer.map { [$0] } ?? []) { $1.write($0) }
    record.write(viewCount)
    record.write(searchWords)
  }
}

extension ScenarioSummary.Preview {
  fileprivate init?(_ record: inout RecordReader) {
    guard let name = record.text(), let caption = record.text(), let figure = record.text(),
      let isOwn = record.number(), let views = record.list({ $0.text() }), let called = record.list({ $0.text() })
    else { return nil }
    self.init(
      name: name, caption: caption, figurePath: figure, isOwn: isOwn == 1, viewNames: views, called: called)
  }

  fileprivate func write(to record: inout RecordWriter) {
    for text in [name, caption, figurePath] { record.write(text) }
    record.write(isOwn ? 1 : 0)
    record.write(viewNames) { $1.write($0) }
    record.write(called) { $1.write($0) }
  }
}

extension PageFacts {
  init?(_ record: inout RecordReader) {
    guard let path = record.text(), let isLive = record.number(), let links = record.bytes(),
      let anchors = record.list({ $0.bits() })
    else { return nil }
    self.init(
      path: path, isLive: isLive == 1, links: PackedLinks(bytes: links),
      anchors: anchors, faults: [])
  }

  func write(to record: inout RecordWriter) {
    record.write(path)
    record.write(isLive ? 1 : 0)
    record.write(links.bytes)
    record.write(anchors ?? []) { $1.write(bits: $0) }
  }
}
