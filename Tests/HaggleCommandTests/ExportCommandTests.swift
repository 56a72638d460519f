import Foundation
import ScenarioCommands
import TestSupport
import Testing

/// `haggle export` into what other tools read.
struct ExportCommandTests {
  private static let hasConverter = FigureConverter.installed(ProcessInfo.processInfo.environment) != nil
  private static let noConverter: Comment = "no rsvg-convert is installed (Debian: apt install librsvg2-bin)"
  private static let row = """
    /// The *first* gets what `frame` asks for.
    #Preview("Row | 1", traits: .fixedLayout(width: 200, height: 60)) {
      HStack(spacing: 10) { Color.red.frame(width: 30); Text("Autumn"); Color.blue }
    }
    #Preview("Row 2") { Color.red.frame(width: 10, height: 20) }
    """

  private func export(_ arguments: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["lists/Row.swift": ExportCommandTests.row, "b.swift": "#Preview { Color.red }"])
    let outcome = try HaggleProcess.run(["export"] + arguments, in: folder.url)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return folder
  }

  /// The `docc` next to the compiler that built this.
  private static var docc: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let swifts = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath() }
    let files = swifts.map { $0.deletingLastPathComponent().appendingPathComponent("docc") }
    return files.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The traits under which DocC found each image of an archive.
  private func images(of archive: URL) throws -> [String: Set<[String]>] {
    var images: [String: Set<[String]>] = [:]
    let paths = FileManager.default.enumerator(atPath: archive.path)?.compactMap { $0 as? String } ?? []
    for path in paths where path.hasPrefix("data/documentation/") && path.hasSuffix(".json") {
      let page = try JSONSerialization.jsonObject(with: Data(contentsOf: archive.appendingPathComponent(path)))
      let references = (page as? [String: Any])?["references"] as? [String: [String: Any]] ?? [:]
      for (name, reference) in references where reference["type"] as? String == "image" {
        let variants = reference["variants"] as? [[String: Any]] ?? []
        images[name] = Set(variants.compactMap { ($0["traits"] as? [String])?.sorted() })
      }
    }
    return images
  }

  @Test(.enabled(if: docc != nil, "there is no docc beside swift")) func doccTakesTheCatalogue() throws {
    let folder = try export(["--to", "docc", ".", "--output", "Rows.docc"])
    let outcome = try HaggleProcess.run(
      try #require(ExportCommandTests.docc),
      ["convert", "Rows.docc", "--output-dir", "out.doccarchive", "--warnings-as-errors"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let both: Set<[String]> = [["1x", "light"], ["1x", "dark"].sorted()]
    #expect(
      try images(of: folder.file("out.doccarchive"))
        == ["b": both, "lists-row": both, "lists-row-2": both])
  }

  @Test(.enabled(if: hasConverter && docc != nil, noConverter)) func doccTakesPicturesWithTwiceThePixels() throws {
    let folder = try export(["--to", "docc", "--figures", "png", "b.swift", "--output", "B.docc"])
    #expect(
      folder.paths.filter { $0.hasSuffix(".png") } == ["B.docc/Resources/b@2x.png", "B.docc/Resources/b~dark@2x.png"])
    let outcome = try HaggleProcess.run(
      try #require(ExportCommandTests.docc),
      ["convert", "B.docc", "--output-dir", "out.doccarchive", "--warnings-as-errors"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(try images(of: folder.file("out.doccarchive")) == ["b": [["2x", "light"], ["2x", "dark"].sorted()]])
  }

  @Test func aDocumentForGitHubHasAPictureThatFollowsTheColours() throws {
    let folder = try export(["--to", "github", ".", "--output", "out"])
    let text = try folder.text("out/README.md")
    #expect(
      text.contains(
        "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"figures/lists-row-dark.svg\"/>"
          + "<img alt=\"Row | 1: The *first* gets what frame asks for.\" src=\"figures/lists-row.svg\"/></picture>"),
      "\(text)")
    #expect(text.contains("### Row \\| 1\n\nThe *first* gets what `frame` asks for.\n"))
    #expect(text.contains("\n- Width 200: "))
    let named = text.matches(of: #/"(figures\/[^"]+)"/#).map { "out/" + $0.1 }
    #expect(Set(named) == Set(folder.paths.filter { $0.hasPrefix("out/figures/") }) && named.count == 6)
    #expect(try folder.text("out/figures/lists-row-dark.svg") != folder.text("out/figures/lists-row.svg"))
  }

  /// Articles that people write refer to both by name.
  @Test func namesStayWhenPreviewsAreAdded() throws {
    let one = "#Preview { Color.red }\n"
    let folder = try TemporaryFolder(["row.swift": one, "row/2.swift": one])
    var paths: [[String]] = []
    for previews in 1...3 {
      try folder.write(Array(String(repeating: one, count: previews).utf8), to: "row.swift")
      let outcome = try HaggleProcess.run(
        ["export", "--to", "docc", ".", "--output", "\(previews).docc"], in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let prefix = "\(previews).docc/"
      paths.append(folder.paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
      #expect(try folder.text(prefix + "layout-of-row-2.md").contains("](row-2)"))
    }
    #expect(
      paths[0] == [
        "Layouts.md", "Resources/row-2.svg", "Resources/row-2~dark.svg", "Resources/row.svg", "Resources/row~dark.svg",
        "layout-of-row-2.md", "layout-of-row.md",
      ])
    for (few, more) in zip(paths, paths.dropFirst()) { #expect(Set(few).isSubset(of: more)) }
  }

  @Test func markdownNamesEachFigureOnce() throws {
    let folder = try export(["--to", "markdown", "lists/Row.swift#2", "--output", "out"])
    #expect(folder.paths.filter { $0.hasPrefix("out/") } == ["out/README.md", "out/figures/row.svg"])
    #expect(try folder.text("out/README.md").contains("](figures/row.svg)"))
  }

  @Test func aFigureHasItsLedgerAsATable() throws {
    let folder = try export(["--to", "markdown", "lists/Row.swift#2", "--output", "out"])
    let lines = try folder.text("out/README.md").split(separator: "\n")
    let rule = try #require(lines.firstIndex { $0.hasPrefix("| :--") })
    let cells = { (line: Substring) in line.split(separator: " | ", omittingEmptySubsequences: false).count }
    let rows = lines[(rule - 1)...].prefix { $0.hasPrefix("| ") }
    #expect(rows.count > 2)
    #expect(Set(rows.map(cells)).count == 1)
  }

  @Test func namesTheProgramThatPNGsNeed() throws {
    let folder = try TemporaryFolder(["b.swift": "#Preview { Color.red }"])
    let haggle = HaggleProcess.products.appendingPathComponent("haggle").path
    let outcome = try HaggleProcess.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "PATH=/nowhere exec \"$0\" export --to png b.swift -o out", haggle], in: folder.url)
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("rsvg-convert: error: it makes PNG files and is not installed"))
    #expect(folder.paths == ["b.swift"])
  }

  @Test(arguments: [
    (["--to", "png", "--figures", "png"], "--figures is for docc, github and markdown"),
    (["--to", "docc", "-o", "-"], "only a Perfetto trace is a single file"),
    (["--to", "docc", "-o", "Rows"], "write --output Rows.docc"),
  ]) func refusesWhatDoesNotFit(arguments: [String], message: String) throws {
    let outcome = try HaggleProcess.run(
      ["export", "a.swift"] + arguments + (arguments.contains("-o") ? [] : ["-o", "x"]))
    #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
  }
}
