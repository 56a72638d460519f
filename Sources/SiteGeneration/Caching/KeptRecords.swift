internal import Diagnostics

/// Writes the records of entries a little later than their files.
///
/// A file that was written in the same instant as the record that lists it would have to be read to be recognised, as
/// it could have been changed in that instant; so the record waits until a few others have been added.
struct KeptRecords {
  private let cache: SiteCache
  private var waiting: [(key: String, record: RecordWriter)] = []
  /// How many records wait; making as many pages takes longer than a tick of a file system's clock.
  private static let delay = 16

  init(_ cache: SiteCache) { self.cache = cache }

  /// Adds the record of a product that has files in the cache but no record.
  mutating func add(_ product: ScenarioProduct) {
    guard product.lacksRecord, let key = product.key, let record = product.record else { return }
    waiting.append((key, record))
    if waiting.count > KeptRecords.delay { write(1) }
  }

  mutating func finish() { write(waiting.count) }

  private mutating func write(_ count: Int) {
    for entry in waiting.prefix(count) { cache.keep(entry.record, as: entry.key) }
    waiting.removeFirst(count)
  }
}
