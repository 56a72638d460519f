import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SiteGeneration

/// Parts of a site that are built by themselves, and put together.
struct ShardTests {
  private func site() throws -> TemporaryFolder {
    var files = ["Site/site.yml": "title: Boxes\n", "Scenarios/a/sizes.swift": "let side = 20.0\n"]
    for number in 1...9 {
      files["Scenarios/\(number % 2 == 0 ? "a" : "b")/box-\(number).swift"] =
        "#Preview(\"Box \(number)\") { Color.red.frame(width: \(number * 11)) }\n"
    }
    return try TemporaryFolder(files)
  }

  private func part(_ number: Int, of count: Int, _ folder: TemporaryFolder) throws -> SitePart {
    let part = SitePart(folder.file("part-\(number)-\(count)"), shownAs: "part-\(number)-\(count)")
    let shard = try #require(SiteShard(number: number, of: count))
    _ = try SiteBuilder(folder: folder.url, version: "1").build(shard, into: part)
    return part
  }

  private func merged(_ parts: [SitePart], _ folder: TemporaryFolder) throws(Problem) -> [CollectedSite.File] {
    var files: [CollectedSite.File] = []
    _ = try SiteBuilder(folder: folder.url, version: "1").merge(parts) { (file) throws(Problem) in
      files.append(CollectedSite.File(path: file.path, bytes: try file.bytes, source: file.source))
    }
    return files
  }

  @Test(arguments: [1, 2, 4, 12])
  func partsMakeTheSameSite(count: Int) throws {
    let folder = try site()
    let whole = try CollectedSite(SiteBuilder(folder: folder.url))
    let parts = try (1...count).map { try part($0, of: count, folder) }
    let files = try merged(parts.reversed(), folder)
    #expect(files.map(\.path) == whole.files.map(\.path))
    #expect(files.map(\.bytes) == whole.files.map(\.bytes))
  }

  @Test func everyScenarioBelongsToOnePart() {
    for count in 1...7 {
      let dealt = (1...count).flatMap { SiteShard(number: $0, of: count)?.indices(of: 23) ?? [] }
      #expect(dealt.sorted() == Array(0..<23))
    }
    for text in ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2", "1/10001"] { #expect(SiteShard(text) == nil) }
    #expect(SiteShard("2/4")?.text == "2/4")
  }

  @Test func partsThatAreNotOneSiteAreRefused() throws {
    let folder = try site()
    let parts = try (1...3).map { try part($0, of: 3, folder) }
    func message(_ parts: [SitePart]) throws -> String {
      let problem = try #require(throws: Problem.self) { try merged(parts, folder) }
      return problem.reports.map(\.text).joined(separator: "\n")
    }
    #expect(try message([parts[0], parts[2]]) == "part-1-3: error: these parts are missing: 2/3")
    #expect(try message(parts + [parts[0]]) == "part-1-3: error: this is part 1/3, as 'part-1-3' is")
    let other = try part(1, of: 2, folder)
    #expect(try message(parts + [other]) == "part-1-2: error: this is part 1/2, and the others are of 3")
    let none = SitePart(folder.file("Scenarios"), shownAs: "Scenarios")
    #expect(
      try message([none]) == "Scenarios: error: this is no complete part of a site; `haggle build --shard` writes one")
  }

  @Test func aPartOfOtherSourcesIsRefused() throws {
    let folder = try site()
    let parts = try (1...2).map { try part($0, of: 2, folder) }
    try Data("#Preview { Color.blue }\n".utf8).write(to: folder.file("Scenarios/a/box-2.swift"))
    let problem = try #require(throws: Problem.self) { try merged(parts, folder) }
    #expect(problem.reports.map(\.file) == ["Scenarios/a/box-2.swift"])
    #expect(problem.reports[0].message.hasPrefix("no part has its page"))
  }

  @Test func aFolderWithSomethingElseIsLeftAlone() throws {
    let folder = try site()
    let shard = try #require(SiteShard("1/2"))
    let part = SitePart(folder.file("Site"), shownAs: "Site")
    let problem = try #require(throws: Problem.self) {
      try SiteBuilder(folder: folder.url, version: "1").build(shard, into: part)
    }
    #expect(
      problem.reports.map(\.text) == ["Site: error: there is something else in this folder; name an empty or a new one"]
    )
    #expect(try folder.text("Site/site.yml") == "title: Boxes\n")
  }

  @Test func aPartWithErrorsIsNotComplete() throws {
    let folder = try site()
    _ = try part(1, of: 1, folder)
    try Data("#Preview { Colour.red }\n".utf8).write(to: folder.file("Scenarios/a/box-2.swift"))
    #expect(throws: Problem.self) { try part(1, of: 1, folder) }
    #expect(throws: Problem.self) {
      try merged([SitePart(folder.file("part-1-1"), shownAs: "part-1-1")], folder)
    }
  }

  @Test func manyMissingPagesAreToldOnce() throws {
    let folder = try site()
    let parts = try (1...2).map { try part($0, of: 2, folder) }
    try folder.write(Array("title: Other boxes\n".utf8), to: "Site/site.yml")
    let problem = try #require(throws: Problem.self) { try merged(parts, folder) }
    #expect(
      problem.reports.map(\.message) == [
        "no part has its page, nor those of 8 others; were the parts built from the same files, options and program?"
      ])
  }

  @Test func partsTakeFromACacheAndGiveToIt() throws {
    let folder = try site()
    let whole = try CollectedSite(SiteBuilder(folder: folder.url))
    func built() throws -> [Bool] {
      var kept: [Bool] = []
      for number in 1...2 {
        var builder = SiteBuilder(
          folder: folder.url, jobs: 1, cache: SiteCache(folder.file("cache"), version: "1"), version: "1")
        let noted = Mutex<[Bool]>([])
        builder.progress = { progress in noted.withLock { $0.append(progress.isKept) } }
        let shard = try #require(SiteShard(number: number, of: 2))
        _ = try builder.build(shard, into: SitePart(folder.file("part-\(number)"), shownAs: "part-\(number)"))
        kept += noted.withLock { $0 }
      }
      return kept
    }
    #expect(try built() == Array(repeating: false, count: 9))
    #expect(try built() == Array(repeating: true, count: 9))
    // Its pages are its own: without the cache it is as good.
    try FileManager.default.removeItem(at: folder.file("cache"))
    let parts = (1...2).map { SitePart(folder.file("part-\($0)"), shownAs: "part-\($0)") }
    #expect(try merged(parts, folder).map(\.bytes) == whole.files.map(\.bytes))
  }
}
