import Diagnostics
import Foundation
import Publication
import TestSupport
import Testing

@testable import SiteGeneration

/// Files that are published as they are, and kept.
struct KeptPublishedFilesTests {
  private static let texts = ["a": "first", "b": "second"]

  private func files(_ texts: [String: String]) -> [PlacedFile] {
    texts.sorted { $0.key < $1.key }.map { name, text in
      PlacedFile(path: "assets/" + name, source: name, file: PublishedFile(name, Array(text.utf8)))
    }
  }

  /// The files that are handed over: their texts, and the files of the cache that hold them.
  private func handedOut(
    _ texts: [String: String], _ cache: SiteCache
  ) throws -> (texts: [String: String], kept: [KeptFile]) {
    var (found, kept): ([String: String], [KeptFile]) = ([:], [])
    _ = try KeptPublishedFiles(cache).handOut(files(texts)) { (file, content) throws(Problem) in
      found[file.file.name] = String(decoding: try content.bytes, as: UTF8.self)
      if let file = content.kept { kept.append(file) }
    }
    return (found, kept)
  }

  @Test func whatIsTheSameIsNotWrittenAgain() throws {
    let folder = try TemporaryFolder([:])
    let cache = SiteCache(folder.url, version: "1")
    let first = try handedOut(KeptPublishedFilesTests.texts, cache)
    let second = try handedOut(KeptPublishedFilesTests.texts, cache)
    #expect(first.texts == KeptPublishedFilesTests.texts && second.texts == first.texts)
    #expect(first.kept.count == 2)
    #expect(second.kept.map(\.stamp) == first.kept.map(\.stamp))
  }

  @Test func whatChangedIsAnotherFile() throws {
    let folder = try TemporaryFolder([:])
    let cache = SiteCache(folder.url, version: "1")
    _ = try handedOut(KeptPublishedFilesTests.texts, cache)
    let changed = ["a": "first", "b": "third"]
    #expect(try handedOut(changed, cache).texts == changed)
    #expect(try handedOut(KeptPublishedFilesTests.texts, cache).texts == KeptPublishedFilesTests.texts)
  }

  @Test func whatIsDamagedIsMadeAgain() throws {
    let folder = try TemporaryFolder([:])
    let cache = SiteCache(folder.url, version: "1")
    let first = try handedOut(KeptPublishedFilesTests.texts, cache)
    try Data("other".utf8).write(to: URL(fileURLWithPath: first.kept[0].place.description))
    let second = try handedOut(KeptPublishedFilesTests.texts, cache)
    #expect(second.texts == KeptPublishedFilesTests.texts)
    #expect(second.kept.map(\.stamp.inode)[0] != first.kept.map(\.stamp.inode)[0])
    try FileManager.default.removeItem(atPath: second.kept[1].place.description)
    #expect(try handedOut(KeptPublishedFilesTests.texts, cache).texts == KeptPublishedFilesTests.texts)
  }

  @Test func whatCannotBeKeptIsHandedOutAllTheSame() throws {
    let folder = try TemporaryFolder(["cache": "a file"])
    let found = try handedOut(KeptPublishedFilesTests.texts, SiteCache(folder.file("cache"), version: "1"))
    #expect(found.texts == KeptPublishedFilesTests.texts)
    #expect(found.kept.isEmpty)
  }
}
