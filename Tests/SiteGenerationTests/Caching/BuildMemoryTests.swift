import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

/// A build finds that there is nothing to do when nothing was done, and only then.
struct BuildMemoryTests {
  private static func scenario(_ width: Int) -> String {
    """
    /// A box.
    #Preview("Box", traits: .fixedLayout(width: 90, height: 40)) { Color.red.frame(width: \(width)) }

    """
  }

  private func site() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Scenarios/a/one.swift": Self.scenario(20), "Scenarios/a/two.swift": Self.scenario(30),
      "Scenarios/b/text.txt": "words", "Scenarios/b/three.swift": Self.scenario(40),
      "Site/site.yml": "title: Boxes\n", "Site/root/CNAME": "example.org",
      "Site/articles/text.md":
        "---\ntitle: Text\ndescription: About boxes.\n---\n\n![Box](../../Scenarios/a/one.swift)\n",
    ])
  }

  /// Builds as the command does.
  ///
  /// - Returns: Whether there was anything to do, and what was reported.
  private func build(_ folder: TemporaryFolder, version: String = "1", drafts: Bool = false) throws -> (Bool, [Report])
  {
    let cache = SiteCache(folder.file("cache"), version: version)
    let output = PublishedSite(to: folder.file("_site").path, cache: cache)
    let builder = SiteBuilder(folder: folder.url, showsDrafts: drafts, cache: cache)
    let memory = try #require(builder.memory(of: output))
    if let outcome = memory.outcome() { return (false, outcome.site.warnings + outcome.notes) }
    let site = try builder.build { (file) throws(Problem) in try output.write(file) }
    let note = try #require(memory.note(site))
    let notes = try output.publish(remembering: memory)
    note.keep(notes)
    return (true, site.warnings + notes)
  }

  private func expectClean(_ folder: TemporaryFolder, _ what: String) throws {
    let clean = try CollectedSite(SiteBuilder(folder: folder.url))
    let different = clean.files.filter { file in
      (try? Data(contentsOf: folder.file("_site/" + file.path))).map { [UInt8]($0) } != file.bytes
    }
    #expect(different.map(\.path) == [], "\(what)")
    let published = folder.paths.filter { $0.hasPrefix("_site/") && !$0.hasSuffix(".haggle-site") }
    #expect(Set(published) == Set(clean.files.map { "_site/" + $0.path }), "\(what)")
  }

  @Test func nothingIsDoneWhenNothingChanged() throws {
    let folder = try site()
    #expect(try build(folder).0)
    let before = try modificationDates(folder)
    #expect(try build(folder) == (false, []))
    #expect(try build(folder) == (false, []))
    #expect(try modificationDates(folder) == before)
  }

  private func modificationDates(_ folder: TemporaryFolder) throws -> [String: Date] {
    var dates: [String: Date] = [:]
    for path in folder.paths {
      dates[path] = try FileManager.default.attributesOfItem(atPath: folder.file(path).path)[.modificationDate] as? Date
    }
    return dates
  }

  @Test(
    "Every change of an input is found",
    arguments: [
      "edited", "same length", "same length and time", "new neighbour", "new folder", "removed", "renamed", "template",
      "configuration", "article", "root file", "resource", "other site folder",
    ])
  func changesAreFound(what: String) throws {
    let folder = try site()
    #expect(try build(folder).0)
    #expect(try !build(folder).0)
    func write(_ text: String, _ path: String) throws {
      let file = folder.file(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Into the very file, where there is one.
      if let handle = FileHandle(forWritingAtPath: file.path) {
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
        return try handle.close()
      }
      try Data(text.utf8).write(to: file)
    }
    let one = folder.file("Scenarios/a/one.swift")
    switch what {
    case "edited": try write(Self.scenario(200), "Scenarios/a/one.swift")
    case "same length": try write(Self.scenario(21), "Scenarios/a/one.swift")
    case "same length and time":
      let date = try FileManager.default.attributesOfItem(atPath: one.path)[.modificationDate] as? Date
      try write(Self.scenario(21), "Scenarios/a/one.swift")
      try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: one.path)
    case "new neighbour": try write("struct Later: View { var body: some View { Color.red } }\n", "Scenarios/a/x.swift")
    case "new folder": try write(Self.scenario(50), "Scenarios/c/four.swift")
    case "removed": try FileManager.default.removeItem(at: folder.file("Scenarios/a/two.swift"))
    case "renamed": try FileManager.default.moveItem(at: one, to: folder.file("Scenarios/a/first.swift"))
    case "template": try write("<p>Footer</p>\n", "Site/templates/footer.mustache")
    case "configuration": try write("title: Crates\n", "Site/site.yml")
    case "article": try write("---\ntitle: Text\ndescription: Other.\n---\n\nWords.\n", "Site/articles/text.md")
    case "root file": try write("example.com", "Site/root/CNAME")
    case "resource": try write("wards", "Scenarios/b/text.txt")
    default:
      try FileManager.default.moveItem(at: folder.file("Site"), to: folder.file("Other"))
      try FileManager.default.copyItem(at: folder.file("Other"), to: folder.file("Site"))
      try FileManager.default.removeItem(at: folder.file("Other"))
    }
    // An article that shows a scenario which is gone is an error, as it is in a clean build.
    if what == "renamed" {
      #expect(throws: Problem.self) { try build(folder) }
      return
    }
    #expect(try build(folder).0)
    try expectClean(folder, what)
    #expect(try !build(folder).0)
  }

  @Test func aFileThatWasTouchedAndIsTheSameIsBuiltToTheSame() throws {
    let folder = try site()
    _ = try build(folder)
    try FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: folder.file("Scenarios/a/one.swift").path)
    #expect(try build(folder) == (true, []))
    try expectClean(folder, "touched")
    #expect(try !build(folder).0)
  }

  @Test func aPageThatSomebodyEditedIsReplacedAndKept() throws {
    let folder = try site()
    _ = try build(folder)
    let figure = try folder.text("_site/b/three.svg")
    let handle = try FileHandle(forWritingTo: folder.file("_site/b/three.svg"))
    try handle.write(contentsOf: Data("<!---->".utf8))
    try handle.close()
    let (wasBuilt, notes) = try build(folder)
    #expect(wasBuilt)
    #expect(notes.count == 1)
    #expect(try folder.text("_site/b/three.svg") == figure)
    #expect(try folder.text("_site.edited/b/three.svg") != figure)
    // What was reported about it would not be reported again, so the build is not remembered.
    #expect(try build(folder) == (true, []))
    #expect(try build(folder) == (false, []))
  }

  @Test func whatIsForeignInTheOutputIsToldEachTime() throws {
    let folder = try site()
    _ = try build(folder)
    try Data("x".utf8).write(to: folder.file("_site/notes.txt"))
    let first = try build(folder)
    #expect(first.0)
    #expect(first.1.count == 1)
    let second = try build(folder)
    #expect(!second.0)
    #expect(second.1 == first.1)
  }

  @Test func anotherProgramOrAnotherQuestionIsBuilt() throws {
    let folder = try site()
    _ = try build(folder)
    #expect(try build(folder, version: "2").0)
    #expect(try build(folder, drafts: true).0)
  }

  /// Edits one after the other as fast as files can be written, most of them of the same length.
  @Test func hastyEdits() throws {
    let folder = try site()
    var numbers = SeededNumbers(seed: 23)
    for round in 0..<14 {
      let name = ["a/one", "a/two", "b/three"][Int.random(in: 0..<3, using: &numbers)]
      try Data(Self.scenario(Int.random(in: 10...99, using: &numbers)).utf8)
        .write(to: folder.file("Scenarios/\(name).swift"))
      _ = try build(folder)
      try expectClean(folder, "\(round)")
    }
  }
}
