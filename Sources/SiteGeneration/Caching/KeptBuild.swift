internal import Diagnostics
internal import Publication

/// What is remembered of a build, as the cache keeps it.
extension BuildOutcome {
  init?(_ record: inout RecordReader) {
    var site = BuiltSite()
    guard let warnings = record.list({ Report(&$0) }), let findings = record.list({ Report(&$0) }),
      let scenarios = record.number(), let figures = record.number(), let lacksPictures = record.number(),
      let notes = record.list({ Report(&$0) })
    else { return nil }
    (site.warnings, site.findings) = (warnings, findings)
    (site.scenarioCount, site.figureCount, site.lacksSocialPictures) = (scenarios, figures, lacksPictures == 1)
    self.init(site: site, notes: notes)
  }

  static func write(_ notes: [Report], to record: inout RecordWriter) { record.write(notes) { $0.write(to: &$1) } }
}

extension BuiltSite {
  /// All that an outcome has before its notes.
  func write(to record: inout RecordWriter) {
    record.write(warnings) { $0.write(to: &$1) }
    record.write(findings) { $0.write(to: &$1) }
    record.write(scenarioCount)
    record.write(figureCount)
    record.write(lacksSocialPictures ? 1 : 0)
  }
}

extension FileStates {
  init?(_ record: inout RecordReader) {
    guard let states = record.list({ State(&$0) }) else { return nil }
    self.init(states)
  }

  func write(to record: inout RecordWriter) {
    record.expect(states.reduce(0) { $0 + $1.path.bytes.count + State.mostNumbers })
    record.write(states) { $0.write(to: &$1) }
  }
}

extension FileStates.State {
  /// So many bytes do its numbers take at most.
  fileprivate static let mostNumbers = 80

  fileprivate init?(_ record: inout RecordReader) {
    guard let path = record.bytes(), let isThere = record.number(), let hasContent = record.number() else { return nil }
    self.init(path: FilePath(bytes: path), stamp: nil, content: nil)
    if isThere == 1 {
      guard let stamp = FileStamp(&record) else { return nil }
      self.stamp = stamp
    }
    if hasContent == 1 {
      guard let content = record.number() else { return nil }
      self.content = ContentHash(value: UInt64(bitPattern: Int64(content)))
    }
  }

  fileprivate func write(to record: inout RecordWriter) {
    record.write(path.bytes)
    record.write(stamp == nil ? 0 : 1)
    record.write(content == nil ? 0 : 1)
    stamp?.write(to: &record)
    if let content { record.write(Int(Int64(bitPattern: content.value))) }
  }
}

extension FileStamp {
  /// In the order of their numbers in a record.
  private static let kinds: [FileStatus.Kind] = [.file, .folder, .link, .other]

  init?(_ record: inout RecordReader) {
    guard let kind = record.number(), FileStamp.kinds.indices.contains(kind), let device = record.number(),
      let inode = record.number(), let size = record.number(), let modified = record.number(),
      let changed = record.number()
    else { return nil }
    self.init(
      kind: FileStamp.kinds[kind], device: UInt64(bitPattern: Int64(device)), inode: UInt64(bitPattern: Int64(inode)),
      size: Int64(size), modified: Int64(modified), changed: Int64(changed))
  }

  func write(to record: inout RecordWriter) {
    record.write(
      FileStamp.kinds.firstIndex(of: kind) ?? 0, Int(Int64(bitPattern: device)), Int(Int64(bitPattern: inode)),
      Int(size), Int(modified), Int(changed))
  }
}
