internal import Diagnostics

/// Files that are published unchanged, cached by their content: the site gets a second name of each, so that an
/// unchanged file is neither written nor read again.
struct KeptPublishedFiles {
  private let cache: SiteCache

  init(_ cache: SiteCache) { self.cache = cache }

  /// Passes on files, one after the other.
  ///
  /// - Returns: The key of their entry in the cache.
  /// - Throws: Why one of them cannot be read, or the errors of `receive`.
  func handOut(
    _ files: [PlacedFile], _ receive: (PlacedFile, FileContent) throws(Problem) -> Void
  ) throws(Problem) -> String {
    var digests: [ContentDigest] = []
    for file in files { digests.append(ContentDigest(try file.file.bytes())) }
    var key = cache.key("published files")
    for digest in digests { key.add(digest) }
    let name = key.digest.text
    if let known = known(name, files.count) {
      for (file, kept) in zip(files, known) { try receive(file, .kept(kept)) }
    } else {
      try keep(files, digests, as: name, receive)
    }
    return name
  }

  /// The files of an entry; `nil` when not all of them are there and whole.
  private func known(_ name: String, _ count: Int) -> [KeptFile]? {
    guard case (var record, let time)? = cache.record(name) else { return nil }
    var known: [KeptFile] = []
    while known.count < count, let file = KeptFile(&record, cache.place(name, "\(known.count)")) { known.append(file) }
    guard known.count == count, record.isAtEnd else { return nil }
    var isAllUnread = true
    for (index, stamp) in SiteCache.stamps(known.map(\.place)).enumerated() {
      guard let (file, wasRead) = cache.file(known[index], stamp, notedAt: time) else { return nil }
      known[index] = file
      if wasRead { isAllUnread = false }
    }
    // A file that had to be read is recorded again.
    if !isAllUnread { write(known, as: name) }
    return known
  }

  /// - Parameter digests: The files' digests of a moment ago; a file that was changed since prevents an entry.
  private func keep(
    _ files: [PlacedFile], _ digests: [ContentDigest], as name: String,
    _ receive: (PlacedFile, FileContent) throws(Problem) -> Void
  ) throws(Problem) {
    var all: [KeptFile] = []
    for (index, file) in files.enumerated() {
      let bytes = try file.file.bytes()
      guard let kept = cache.keep(bytes, nil, as: name, "\(index)") else {
        try receive(file, FileContent(bytes))
        continue
      }
      if kept.digest == digests[index] { all.append(kept) }
      try receive(file, .kept(kept))
    }
    if all.count == files.count { write(all, as: name) }
  }

  private func write(_ files: [KeptFile], as name: String) {
    var record = RecordWriter()
    for file in files { file.write(to: &record) }
    cache.keep(record, as: name)
  }
}
