import Diagnostics
import Foundation
import LayoutEngine
@testable import ScenarioPipeline
import SwiftFrontend
import TestSupport
import Testing
import ViewProgram

/// Parsed files of a module are kept for later runs.
struct ParsedFileCacheTests {
  private static let main = "#Preview { Color.red.frame(width: side, height: 10) }"

  private func run(
    _ folder: TemporaryFolder, cache: ParsedFileCache, parsed: Counter = Counter()
  ) throws -> ScenarioRun {
    let path = "App/main.swift"
    var options = ScenarioRunner.Options()
    options.cache = cache
    return try ScenarioRunner(options: options) { _, source in parsed.count(source.name) }
      .run(.file(folder.file(path), shownAs: path))
  }

  private func cached(_ folder: TemporaryFolder) -> ParsedFileCache { ParsedFileCache(folder.url, version: "1") }

  @Test func fullShelvesLoseTheirOldestEntries() throws {
    let cache = try TemporaryFolder()
    try cache.write(Array("mine".utf8), to: "00/notes.txt")
    var kept = cached(cache)
    kept.limits.entries = 1
    for number in 0..<300 {
      let text = "let side = 40.0 // \(number)"
      kept.keep(Frontend().read(SourceText(name: "a.swift", bytes: Array(text.utf8))))
    }
    let shelves = Dictionary(grouping: cache.paths.filter { !$0.hasSuffix(".txt") }) { $0.split(separator: "/")[0] }
    #expect(shelves.values.allSatisfy { $0.count == 1 })
    #expect(shelves.count > 100)
    #expect(cache.paths.contains("00/notes.txt"))
  }

  @Test func parsesAFileOnceForAllRuns() throws {
    let cache = try TemporaryFolder()
    let folder = try TemporaryFolder([
      "App/main.swift": "#Preview { Box() }", "App/Empty.swift": "let base = 4.0",
      "App/Box.swift": "struct Box: View { var body: some View { Color.red.frame(width: base * 10) } }",
    ])
    #expect(try run(folder, cache: cached(cache)).previews[0].answer.width == 40)
    let parsed = Counter()
    #expect(try run(folder, cache: cached(cache), parsed: parsed).previews[0].answer.width == 40)
    #expect(parsed.counts == ["App/main.swift": 1])
    try folder.write(Array("let base = 5.0".utf8), to: "App/Empty.swift")
    #expect(try run(folder, cache: cached(cache)).previews[0].answer.width == 50)
  }

  @Test func findsThePlaceInAFileThatWasKept() throws {
    let cache = try TemporaryFolder()
    let box = "struct Box: View {\n  var body: some View { Strange() }\n}"
    let one = try TemporaryFolder(["App/main.swift": "#Preview { Box() }", "App/Box.swift": box])
    let other = try TemporaryFolder([
      "App/main.swift": "#Preview { Box().frame(width: side) }", "App/A.swift": "let side = 4.0", "App/Box.swift": box,
    ])
    #expect(try run(one, cache: cached(cache)).warnings.map(\.file) == ["App/Box.swift"])
    let kept = try run(other, cache: cached(cache)).warnings
    #expect(kept.map(\.file) == ["App/Box.swift"])
    #expect(kept.first?.text.contains("App/Box.swift:2:25") == true, "\(kept.map(\.text))")
  }

  @Test func writesDamagedEntriesAgain() throws {
    let cache = try TemporaryFolder()
    let folder = try TemporaryFolder(["App/main.swift": ParsedFileCacheTests.main, "App/a.swift": "let side = 40.0"])
    _ = try run(folder, cache: cached(cache))
    let entries = cache.paths
    #expect(entries.count == 1)
    let good = try Data(contentsOf: cache.file(entries[0]))
    for bytes in [[], [1, 2, 3], [UInt8](good.dropLast()), [UInt8](good.dropLast()) + [good.last! ^ 1]] {
      try cache.write(bytes, to: entries[0])
      #expect(try run(folder, cache: cached(cache)).previews[0].answer.width == 40)
      #expect(try Data(contentsOf: cache.file(entries[0])) == good)
    }
  }

  @Test func goesOnWhereNothingCanBeKept() throws {
    let file = try TemporaryFolder(["file": ""])
    let cache = ParsedFileCache(file.file("file"), version: "1")
    let folder = try TemporaryFolder(["App/main.swift": ParsedFileCacheTests.main, "App/a.swift": "let side = 40.0"])
    #expect(try run(folder, cache: cache).previews[0].answer.width == 40)
  }
}
