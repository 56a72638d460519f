internal import Diagnostics
internal import Publication

/// The memory of a build, as the cache stores it.
extension BuildOutcome {
  init?(_ record: inout RecordReader) {
    var site = BuiltSite()
    guard let warnings = record.list({ Report(&$0) }), let findings = record.list({ Report(&$0) }),
      let scenarios = record.number(), let figures = record.number(), let lacksPictures = record.number(),
      let stillArticles = record.list({ $0.text() }), let notes = record.list({ Report(&$0) })
    else { return nil }
    site.stillArticle = stillArticles.first
    (site.warnings, site.findings) = (warnings, findings)
    (site.scenarioCount, site.figureCount, site.lacksSocialPictures) = (scenarios, figures, lacksPictures == 1)
    self.init(site: site, notes: notes)
  }

  static func write(_ notes: [Report], to record: inout RecordWriter) { record.write(notes) { $0.write(to: &$1) } }
}

extension BuiltSite {
  /// Writes the part of an outcome before its notes.
  func write(to record: inout RecordWriter) {
    record.write(warnings) { $0.write(to: &$1) }
    record.write(findings) { $0.write(to: &$1) }
    record.write(scenarioCount)
    record.write(figureCount)
    record.write(lacksSocialPictures ? 1 : 0)
    record.write(stillArticle.map { [$0] } ?? []) { $1.write($0) }
  }
}

extension FileStates {
  init?(_ record: inout RecordReader) {
    guard let root = record.bytes(), let states = record.list({ State(&$0) }) else { return nil }
    self.init(states, in: FilePath(bytes: root))
  }

  func write(to record: inout RecordWriter) {
    record.expect(root.bytes.count + states.reduce(0) { $0 + $1.path.bytes.count + State.mostNumbers })
    record.write(root.bytes)
    record.write(states) { $0.write(to: &$1) }
  }
}

extension FileStates.State {
  /// The most bytes that its numbers take, except for very large files.
  fileprivate static let mostNumbers = 52

  fileprivate init?(_ record: inout RecordReader) {
    guard let path = record.bytes(), let parts = record.number() else { return nil }
    self.init(path: FilePath(bytes: path), stamp: nil, content: nil)
    if parts & 1 != 0 {
      guard let stamp = FileStamp(&record) else { return nil }
      self.stamp = stamp
    }
    if parts & 2 != 0 {
      guard let content = record.bits() else { return nil }
      self.content = ContentHash(value: content)
    }
  }

  fileprivate func write(to record: inout RecordWriter) {
    record.write(path.bytes)
    record.write((stamp == nil ? 0 : 1) + (content == nil ? 0 : 2))
    stamp?.write(to: &record)
    if let content { record.write(bits: content.value) }
  }
}

extension FileStamp {
  /// In the order of their numbers in a record.
  private static let kinds: [FileStatus.Kind] = [.file, .folder, .link, .other]

  init?(_ record: inout RecordReader) {
    guard let kind = record.number(), FileStamp.kinds.indices.contains(kind), let device = record.number(),
      let inode = record.number(), let size = record.number(), let modified = record.bits(), let changed = record.bits()
    else { return nil }
    self.init(
      kind: FileStamp.kinds[kind], device: UInt64(bitPattern: Int64(device)), inode: UInt64(bitPattern: Int64(inode)),
      size: Int64(size), modified: Int64(bitPattern: modified), changed: Int64(bitPattern: changed))
  }

  func write(to record: inout RecordWriter) {
    record.write(FileStamp.kinds.firstIndex(of: kind) ?? 0)
    record.write(Int(Int64(bitPattern: device)))
    record.write(Int(Int64(bitPattern: inode)))
    record.write(Int(size))
    record.write(bits: UInt64(bitPattern: modified))
    record.write(bits: UInt64(bitPattern: changed))
  }
}
