import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

/// The order in a cache.
struct SiteCacheTests {
  @Test("Sweeping removes what no build has used for a while, and nothing else")
  func sweepsWhatIsOldAndUnused() throws {
    let folder = try TemporaryFolder(["README": "not an entry"])
    let cache = SiteCache(folder.url, version: "1")
    var kept: [KeptFile] = []
    let keys = (1...3).map { ContentDigest([UInt8($0)]).text }
    var record = RecordWriter()
    record.write(7)
    for key in keys {
      kept.append(try #require(cache.keep([1, 2, 3], nil, as: key, "page")))
      cache.keep(record, as: key)
    }
    let now = Date()
    for key in keys[..<2] {
      for name in ["page", "record"] {
        let file = folder.url.appendingPathComponent(String(key.prefix(2))).appendingPathComponent("\(key).\(name)")
        try FileManager.default.setAttributes(
          [.modificationDate: now.addingTimeInterval(-3_000)], ofItemAtPath: file.path)
      }
    }
    cache.sweep(keeping: [keys[0]], olderThan: 2_000, now: now)
    let found = zip(kept, SiteCache.stamps(kept.map(\.place))).map { cache.file($0, $1, notedAt: .max) != nil }
    #expect(found == [true, false, true])
    #expect(keys.map { cache.record($0) != nil } == [true, false, true])
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("README").path))
  }

  @Test func looksForOldEntriesOnceADay() throws {
    let folder = try TemporaryFolder([:])
    let cache = SiteCache(folder.url, version: "1")
    let key = ContentDigest([1]).text
    _ = try #require(cache.keep([1, 2, 3], nil, as: key, "page"))
    let file = folder.url.appendingPathComponent(String(key.prefix(2))).appendingPathComponent("\(key).page").path
    let isThere = { FileManager.default.fileExists(atPath: file) }
    cache.sweepDaily(keeping: [])
    #expect(isThere(), "it is new")
    let now = Date()
    try FileManager.default.setAttributes([.modificationDate: now.addingTimeInterval(-15 * 86_400)], ofItemAtPath: file)
    cache.sweepDaily(keeping: [], now: now.addingTimeInterval(3_600))
    #expect(isThere(), "it was looked for today")
    cache.sweepDaily(keeping: [], now: now.addingTimeInterval(2 * 86_400))
    #expect(!isThere(), "it is the next day")
  }
}
