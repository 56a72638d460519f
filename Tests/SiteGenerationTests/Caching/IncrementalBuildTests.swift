import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

/// Builds with a cache give what clean builds give, whatever was changed in between.
struct IncrementalBuildTests {
  private static func scenario(_ number: Int, width: String) -> String {
    """
    /// Number \(number).
    #Preview("Box \(number)", traits: .fixedLayout(width: 90, height: 40)) {
      HStack { Color.red.frame(width: \(width)); Color.blue }
    }

    """
  }

  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==")

  private static func files() -> [String: String] {
    var files: [String: String] = [
      "Scenarios/a/sizes.swift": "let side = 20.0\n",
      "Scenarios/a/picture.swift":
        "#Preview(\"Picture\", traits: .fixedLayout(width: 60, height: 60)) { Image(\"dot\").resizable() }\n",
      "Site/site.yml": "title: Boxes\n",
      "Site/articles/text.md":
        "---\ntitle: Text\ndescription: About boxes.\n---\n\n## Part\n\n![Box](../../Scenarios/a/box-1.swift)\n",
      "Site/articles/quotes.md": """
      ---
      title: Quotes
      description: About others.
      ---

      After [a part](text.md#part), [a box](../../Scenarios/a/box-1.swift) and a length:

      ```swift ../../Scenarios/a/sizes.swift
      ```

      """,
    ]
    for number in 1...4 {
      files["Scenarios/a/box-\(number).swift"] = scenario(number, width: number == 1 ? "side" : "\(number * 7)")
    }
    for number in 5...7 { files["Scenarios/b/box-\(number).swift"] = scenario(number, width: "\(number * 3)") }
    return files
  }

  private func site() throws -> (TemporaryFolder, SiteCache) {
    let folder = try TemporaryFolder(IncrementalBuildTests.files())
    try IncrementalBuildTests.png?.write(to: folder.file("Scenarios/a/dot.png"))
    return (folder, SiteCache(folder.file("cache"), version: "1"))
  }

  private func clean(_ folder: TemporaryFolder) throws -> CollectedSite {
    try CollectedSite(SiteBuilder(folder: folder.url, jobs: 1))
  }

  private func expectSame(
    _ folder: TemporaryFolder, _ cache: SiteCache, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let kept = try CollectedSite(SiteBuilder(folder: folder.url, cache: cache))
    let clean = try clean(folder)
    #expect(kept.files.map(\.path) == clean.files.map(\.path), "\(what)", sourceLocation: sourceLocation)
    let different = zip(kept.files, clean.files).filter { $0.bytes != $1.bytes }.map(\.0.path)
    #expect(different == [], "\(what)", sourceLocation: sourceLocation)
    #expect(kept.built.warnings == clean.built.warnings, "\(what)", sourceLocation: sourceLocation)
    #expect(kept.built.findings == clean.built.findings, "\(what)", sourceLocation: sourceLocation)
    #expect(kept.built.figureCount == clean.built.figureCount, "\(what)", sourceLocation: sourceLocation)
  }

  @Test func whatDidNotChangeIsNeitherParsedNorValidatedAgain() throws {
    let (folder, cache) = try site()
    _ = try SiteBuilder(folder: folder.url, cache: cache).build()
    try Data(Self.scenario(2, width: "33").utf8).write(to: folder.file("Scenarios/a/box-2.swift"))
    let work = Counter()
    _ = try SiteBuilder(folder: folder.url, cache: cache) { work.count("\($0) \($1)") }.build()
    let parsed = work.counts.keys.filter { $0.hasPrefix("parsingSource") }
    // Only parsing shows that the file is a neighbour.
    #expect(
      Set(parsed) == ["parsingSource Scenarios/a/box-2.swift", "parsingSource Scenarios/a/sizes.swift"])
    let checked = work.counts.keys.filter { $0.contains("box-") && $0.hasPrefix("parsingMarkup") }
    let expected = ["box-2.svg", "box-2.small.svg", "a/box-2.html"].map { "parsingMarkup \($0)" }
    #expect(checked.sorted() == expected.sorted())
    let pages = work.counts.keys.filter { ["articles/", "reference", "rules"].contains(where: $0.contains) }
    #expect(pages.isEmpty)
  }

  @Test func anArticleIsWrittenAgainWhenSomethingItNamesChanges() throws {
    let (folder, cache) = try site()
    func laidOut() throws -> Bool {
      let work = Counter()
      let builder = SiteBuilder(folder: folder.url, cache: cache) { work.count("\($0) \($1)") }
      _ = try builder.build()
      return work.counts.keys.contains { $0.hasPrefix("parsingMarkup text.figure-1") }
    }
    #expect(try laidOut())
    #expect(try !laidOut())
    try Data("let side = 31.0\n".utf8).write(to: folder.file("Scenarios/a/sizes.swift"))
    #expect(try laidOut())
    try Data(Self.scenario(5, width: "44").utf8).write(to: folder.file("Scenarios/b/box-5.swift"))
    #expect(try !laidOut())
  }

  /// Edits in an order that looks random and is the same in every run.
  @Test func edits() throws {
    let (folder, cache) = try site()
    try expectSame(folder, cache, "at first")
    var generator = SeededNumbers(seed: 14)
    for round in 0..<16 {
      let what = try edit(folder, round, &generator)
      try expectSame(folder, cache, "\(round): \(what)")
    }
  }

  private func edit(
    _ folder: TemporaryFolder, _ round: Int, _ generator: inout SeededNumbers
  ) throws -> String {
    func write(_ text: String, _ path: String) throws -> String {
      let file = folder.file(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return path
    }
    let boxes = folder.paths.filter { $0.hasPrefix("Scenarios/") && $0.contains("box-") && !$0.contains("box-1") }
      .sorted()
    let some = boxes[Int.random(in: 0..<boxes.count, using: &generator)]
    let number = Int.random(in: 10...99, using: &generator)
    switch round % 13 {
    case 0: return try write(Self.scenario(number, width: "\(number)"), some)
    case 1: return try write("let side = \(number).0\n", "Scenarios/a/sizes.swift")
    case 2: return try write("title: Boxes \(number)\n", "Site/site.yml")
    case 3:
      try FileManager.default.removeItem(at: folder.file(some))
      return "removed " + some
    case 4:
      let name = "Scenarios/b/renamed-box-\(number).swift"
      try FileManager.default.moveItem(at: folder.file(some), to: folder.file(name))
      return "renamed " + name
    case 5:
      let text = try #require(try? folder.text("Site/articles/text.md"))
      return try write(text + "\nAnd \(number).\n", "Site/articles/text.md")
    case 6: return try write("<p>Footer \(number)</p>\n", "Site/templates/footer.mustache")
    case 7:
      try FileManager.default.removeItem(at: folder.file("Scenarios/a/dot.png"))
      return "no picture"
    case 8:
      try IncrementalBuildTests.png?.write(to: folder.file("Scenarios/a/dot.png"))
      return "the picture again"
    case 9:
      return try write(Self.scenario(number, width: "side"), "Scenarios/a/box-1.swift")
    case 10: return try write("title: Boxes\nfigure: a/box-1\n", "Site/site.yml")
    case 11:
      let text = try #require(try? folder.text("Site/articles/text.md"))
      return try write(text + "\n## Part\n\nAnother of that name.\n", "Site/articles/text.md")
    default: return try write("struct Later: View { var body: some View { Color.green } }\n", "Scenarios/b/later.swift")
    }
  }

  @Test(arguments: ["truncated", "other bytes", "removed", "empty"])
  func anEntryThatIsDamagedIsMadeAgain(how: String) throws {
    let (folder, cache) = try site()
    _ = try SiteBuilder(folder: folder.url, cache: cache).build()
    let entries = folder.paths.filter { $0.hasPrefix("cache/") }.sorted()
    #expect(entries.count > 20)
    for entry in entries {
      let file = folder.file(entry)
      var bytes = [UInt8](try Data(contentsOf: file))
      switch how {
      case "truncated": bytes.removeLast(max(1, bytes.count / 3))
      case "other bytes": bytes[bytes.count / 2] ^= 1
      case "empty": bytes = []
      default: break
      }
      try FileManager.default.removeItem(at: file)
      if how != "removed" { try Data(bytes).write(to: file) }
    }
    try expectSame(folder, cache, how)
    try expectSame(folder, cache, how + ", and again")
  }

  @Test func anotherProgramUsesNothingOfThisOne() throws {
    let (folder, cache) = try site()
    _ = try SiteBuilder(folder: folder.url, cache: cache).build()
    let work = Counter()
    let other = SiteCache(folder.file("cache"), version: "2")
    _ = try SiteBuilder(folder: folder.url, cache: other) { work.count("\($0) \($1)") }.build()
    #expect(work.counts["parsingMarkup b/box-5.html"] == 1)
  }

  @Test func aScenarioWithErrorsIsNotKept() throws {
    let (folder, cache) = try site()
    try Data("#Preview { Colour.red }\n".utf8).write(to: folder.file("Scenarios/b/wrong.swift"))
    for _ in 0..<2 {
      let problem = #expect(throws: Problem.self) { try SiteBuilder(folder: folder.url, cache: cache).build() }
      #expect(problem?.reports.first?.file == "Scenarios/b/wrong.swift")
    }
  }

  @Test func linksToPagesThatAreGoneAreFoundOnKeptPages() throws {
    let (folder, cache) = try site()
    try FileManager.default.createDirectory(at: folder.file("Site/templates"), withIntermediateDirectories: true)
    let footer = "<p><a href=\"{{root}}b/box-7.html\">Seven</a></p>\n"
    try Data(footer.utf8).write(to: folder.file("Site/templates/footer.mustache"))
    _ = try SiteBuilder(folder: folder.url, cache: cache).build()
    try FileManager.default.removeItem(at: folder.file("Scenarios/b/box-7.swift"))
    let problem = #expect(throws: Problem.self) { try SiteBuilder(folder: folder.url, cache: cache).build() }
    #expect(problem?.reports.contains { $0.file.hasSuffix("footer.mustache") } == true)
  }

  /// A site shares files with the cache; what somebody does to the site's must not get into the next one.
  @Test func anEditedPageOfTheSiteIsKeptBesideAndNotPublishedAgain() throws {
    let (folder, cache) = try site()
    func publish() throws -> [Report] {
      let output = PublishedSite(to: folder.url.path + "/_site")
      _ = try SiteBuilder(folder: folder.url, cache: cache).build { (file) throws(Problem) in try output.write(file) }
      return try output.publish()
    }
    #expect(try publish() == [])
    #expect(try publish() == [])
    let figure = try folder.text("_site/b/box-5.svg")
    let handle = try FileHandle(forWritingTo: folder.file("_site/b/box-5.svg"))
    try handle.write(contentsOf: Data("<!---->".utf8))
    try handle.close()
    #expect(try publish().count == 1)
    #expect(try folder.text("_site/b/box-5.svg") == figure)
    #expect(try folder.text("_site.edited/b/box-5.svg") != figure)
  }
}
