internal import Diagnostics
internal import ScenarioPipeline
internal import XMLValidation

/// What was made of a scenario, as the cache keeps it.
extension ScenarioProduct {
  /// The name of the page among the files of an entry.
  static let pageName = "page"

  /// Reads what was kept.
  ///
  /// - Returns: `nil` when there is none that is whole.
  init?(_ key: String, of source: ScenarioSource, in cache: SiteCache) {
    guard var record = cache.record(key), let summary = ScenarioSummary(&record, of: source),
      let facts = PageFacts(&record), let pageDigest = record.text(),
      let listed = record.list({ File.listed(&$0) }), let warnings = record.list({ Report(&$0) }),
      let findings = record.list({ Report(&$0) }), let figureCount = record.number(), record.isAtEnd,
      let page = cache.file(key, ScenarioProduct.pageName, pageDigest)
    else { return nil }
    var files: [File] = []
    for (index, (var file, digest)) in listed.enumerated() {
      guard let kept = cache.file(key, "\(index)", digest) else { return nil }
      (file.bytes, file.place) = (kept.bytes, kept.place)
      files.append(file)
    }
    self.init(
      summary: summary, files: files, page: page.bytes, facts: facts, faults: [], warnings: warnings,
      findings: findings, figureCount: figureCount, key: key)
  }

  /// Keeps a product in which nothing is wrong; its files then have their places.
  func kept(as key: String, in cache: SiteCache) -> ScenarioProduct {
    guard faults.isEmpty, facts.faults.isEmpty else { return self }
    var product = self
    var record = RecordWriter()
    summary.write(to: &record)
    facts.write(to: &record)
    record.write(ContentDigest(page).text)
    _ = cache.keep(page, as: key, ScenarioProduct.pageName)
    record.write(files.count)
    for (index, file) in files.enumerated() {
      product.files[index].place = cache.keep(file.bytes, as: key, "\(index)").place
      record.write(file.path)
      record.write(file.source)
      record.write(file.isShared ? 1 : 0)
      record.write(ContentDigest(file.bytes).text)
    }
    record.write(warnings) { $0.write(to: &$1) }
    record.write(findings) { $0.write(to: &$1) }
    record.write(figureCount)
    // Last: without it the files are no entry.
    cache.keep(record, as: key)
    product.key = key
    return product
  }
}

extension ScenarioProduct.File {
  fileprivate static func listed(_ record: inout RecordReader) -> (ScenarioProduct.File, digest: String)? {
    guard let path = record.text(), let source = record.text(), let isShared = record.number(),
      let digest = record.text()
    else { return nil }
    return (ScenarioProduct.File(path: path, bytes: [], source: source, isShared: isShared == 1), digest)
  }
}

extension ScenarioSummary {
  fileprivate init?(_ record: inout RecordReader, of source: ScenarioSource) {
    guard let title = record.text(), let previews = record.list({ Preview(&$0) }),
      let proposal = record.list({ $0.text() }), let answer = record.list({ $0.text() }),
      let names = record.list({ $0.text() }), let count = record.number()
    else { return nil }
    self.init(
      source: source, title: title, previews: previews, proposal: proposal.first, answer: answer.first,
      viewNames: Set(names), viewCount: count)
  }

  fileprivate func write(to record: inout RecordWriter) {
    record.write(title)
    record.write(previews) { preview, record in
      record.write(preview.name)
      record.write(preview.caption)
    }
    record.write(proposal.map { [$0] } ?? []) { $1.write($0) }
    record.write(answer.map { [$0] } ?? []) { $1.write($0) }
    record.write(viewNames.sorted()) { $1.write($0) }
    record.write(viewCount)
  }
}

extension ScenarioSummary.Preview {
  fileprivate init?(_ record: inout RecordReader) {
    guard let name = record.text(), let caption = record.text() else { return nil }
    self.init(name: name, caption: caption)
  }
}

extension PageFacts {
  fileprivate init?(_ record: inout RecordReader) {
    guard let path = record.text(), let isLive = record.number(), let links = record.list({ PageLink(&$0) }),
      let anchors = record.list({ $0.number() })
    else { return nil }
    self.init(
      path: path, isLive: isLive == 1, links: links, anchors: anchors.map { UInt64(bitPattern: Int64($0)) }, faults: [])
  }

  fileprivate func write(to record: inout RecordWriter) {
    record.write(path)
    record.write(isLive ? 1 : 0)
    record.write(links) { link, record in
      record.write(link.href)
      record.write(link.line)
    }
    record.write(anchors ?? []) { $1.write(Int(Int64(bitPattern: $0))) }
  }
}

extension PageLink {
  fileprivate init?(_ record: inout RecordReader) {
    guard let href = record.text(), let line = record.number() else { return nil }
    self.init(href: href, line: line)
  }
}
