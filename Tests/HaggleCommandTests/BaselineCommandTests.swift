import Foundation
import LayoutEngine
import TestSupport
import Testing

/// `haggle record` and `haggle diff`.
struct BaselineCommandTests {
  private static let row = """
    #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
      HStack(spacing: 10) {
        Color.red.frame(width: 30).id("dot")
        VStack(spacing: 0) { Color.green.frame(height: 20); Color.blue }
      }
    }
    """
  private static let other = """
    struct Card: View { var body: some View { Color.red.frame(width: 8, height: 9) } }
    #Preview("Card", traits: .fixedLayout(width: 20, height: 20)) { Card() }
    """

  private func recorded() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "rows/row.swift": BaselineCommandTests.row, "card.swift": BaselineCommandTests.other, "plain.swift": "let a = 1",
    ])
    let outcome = try HaggleProcess.run(["record", "."], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return folder
  }

  private func diff(_ folder: TemporaryFolder, _ arguments: [String] = []) throws -> HaggleProcess.Outcome {
    try HaggleProcess.run(["diff"] + (arguments.isEmpty ? ["."] : arguments), in: folder.url)
  }

  private func change(_ folder: TemporaryFolder, _ text: String, to other: String) throws {
    let source = BaselineCommandTests.row.replacing(text, with: other)
    try folder.write(Array(source.utf8), to: "rows/row.swift")
  }

  @Test func passesOverLinks() throws {
    let folder = try recorded()
    let alone = try folder.text("haggle-baseline.txt")
    for (name, end) in [("gone", "nowhere"), ("again", "rows"), ("other.swift", "card.swift"), ("a.swift", "b.swift")] {
      try FileManager.default.createSymbolicLink(atPath: folder.file(name).path, withDestinationPath: end)
    }
    let outcome = try HaggleProcess.run(["record", "."], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.text("haggle-baseline.txt") == alone)
    #expect(try diff(folder).status == 0)
  }

  @Test func writesALineForEachView() throws {
    #expect(
      try recorded().text("haggle-baseline.txt") == """
        haggle-baseline 1, rules of \(RuleChange.latest)

        card.swift
        preview "Card" in 20 × 20
          frame ? 20 × 20 = 8 × 9 at 6, 5.5
            Color ? 8 × 9 = 8 × 9 at 6, 5.5

        rows/row.swift
        preview "Row" in 200 × 60
          HStack ? 200 × 60 = 200 × 60 at 0, 0
            frame ? 95 × 60 = 30 × 60 at 0, 0 #dot
              Color ? 30 × 60 = 30 × 60 at 0, 0
            VStack ? 160 × 60 = 160 × 60 at 40, 0
              frame ? 160 × 30 = 160 × 20 at 40, 0
                Color ? 160 × 20 = 160 × 20 at 40, 0
              Color ? 160 × 40 = 160 × 40 at 40, 20

        """)
  }

  @Test func findsNoDifferenceInWhatIsOnlyMovedAround() throws {
    let folder = try recorded()
    let moved = "// A comment.\n\n" + BaselineCommandTests.row.replacing("HStack", with: "  \n  HStack")
    try FileManager.default.removeItem(at: folder.file("rows/row.swift"))
    try folder.write(Array(moved.utf8), to: "lists/line.swift")
    let outcome = try diff(folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output == "2 previews are the same.\n")
  }

  @Test func tellsWhichViewsChangedByHowMuchAndWhatDiffersFirst() throws {
    let folder = try recorded()
    try change(folder, "width: 30", to: "width: 50")
    let outcome = try diff(folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        rows/row.swift, 'Row' differs
          first: HStack › frame #dot › Color is proposed 50 × 60, not 30 × 60
          frame(width: 50) #dot. Width 50: it is fixed.
            HStack › frame #dot: 50 × 60, was 30 × 60
            HStack › frame #dot › Color: 50 × 60, was 30 × 60
            HStack › VStack: 140 × 60, was 160 × 60; moved by 20, 0
            HStack › VStack › frame: 140 × 20, was 160 × 20
            HStack › VStack › frame › Color: 140 × 20, was 160 × 20
            HStack › VStack › Color: 140 × 40, was 160 × 40
        1 of 2 previews differs.

        """, "\(outcome.output)")
  }

  /// Baselines are kept for long, and a label stood in quotation marks once.
  @Test func findsTheSameWhereALabelWasQuoted() throws {
    let folder = try recorded()
    let long = "Text(\"A quay with a long name and its number\").lineLimit(1)"
    try change(folder, "Color.red.frame(width: 30)", to: long)
    _ = try HaggleProcess.run(["record", "."], in: folder.url)
    let text = try folder.text("haggle-baseline.txt")
    #expect(text.contains(" at Text #dot: "), "\(text)")
    let old = text.replacing(" at Text #dot: ", with: " at Text “dot”: ")
    try folder.write(Array(old.utf8), to: "haggle-baseline.txt")
    let outcome = try diff(folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test func tellsOfViewsPreviewsAndFindingsThatAreNewOrGone() throws {
    let folder = try recorded()
    try change(folder, "Color.blue", to: "Color.blue; Text(\"new\").frame(width: 4).fixedSize()")
    try FileManager.default.removeItem(at: folder.file("card.swift"))
    let output = try diff(folder).output
    #expect(output.contains("card.swift, 'Card' is gone"), "\(output)")
    #expect(output.contains("HStack › VStack › fixedSize: new, 4 × "))
    #expect(output.contains("found now: "))
    #expect(output.hasSuffix("2 of 2 previews differ.\n"))
  }

  @Test func writesWhatDiffersForToolsAndPullRequests() throws {
    let folder = try recorded()
    try change(folder, "height: 20", to: "height: 24")
    let json = try JSONSerialization.jsonObject(with: Data(try diff(folder, [".", "--format", "json"]).output.utf8))
    let previews = try #require((json as? [String: Any])?["previews"] as? [[String: Any]])
    #expect(previews.map { $0["preview"] as? String } == ["Row"])
    let views = try #require(previews.first?["views"] as? [[String: Any]])
    #expect(
      views.contains { $0["before"] as? [Double] == [160, 20, 40, 0] && $0["now"] as? [Double] == [160, 24, 40, 0] })
    let sarif = try JSONSerialization.jsonObject(with: Data(try diff(folder, [".", "--format", "sarif"]).output.utf8))
    let runs = try #require((sarif as? [String: Any])?["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.contains { $0["ruleId"] as? String == "layout-view" })
    #expect("\(results)".contains("rows/row.swift"))
    let markdown = try diff(folder, [".", "--format", "markdown"]).output
    #expect(markdown.contains("### `rows/row.swift` Row differs"))
    #expect(markdown.contains("| HStack › VStack › frame | 160 × 24, was 160 × 20 |"))
  }

  @Test func comparesTwoPreviewsByTheirCalls() throws {
    let folder = try TemporaryFolder([
      "pair.swift": """
      #Preview("Short") { Color.red.frame(width: 30).padding(4) }
      #Preview("Long") { Color.red.frame(width: 40).padding(4) }
      """
    ])
    let outcome = try diff(folder, ["pair.swift#Short", "pair.swift#Long"])
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.output.contains("first: Color.red is offered a width of 30 before and 40 now."), "\(outcome.output)")
    #expect(try diff(folder, ["pair.swift#Short", "pair.swift#Short"]).status == 0)
  }

  @Test func whatIsWrittenIsReadBackTheSame() throws {
    let folder = try TemporaryFolder([
      "odd.swift": """
      #Preview("a \\"in\\" b") {
        ScrollView { Text("one ? 1 × 1 = 1 × 1 at 0, 0\\ntwo") }.id("x #y")
      }
      #Preview("Infinite") { Color.red.frame(maxWidth: .infinity).fixedSize() }
      """
    ])
    #expect(try HaggleProcess.run(["record", "."], in: folder.url).status == 0)
    let outcome = try diff(folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test func saysWhatIsMissing() throws {
    let folder = try TemporaryFolder(["card.swift": BaselineCommandTests.other, "bad/haggle-baseline.txt": "<<<< main"])
    let none = try diff(folder)
    #expect(none.status == 66)
    #expect(none.errors == "./haggle-baseline.txt: error: there is no baseline; make one with 'haggle record'\n")
    let bad = try diff(folder, ["bad"])
    #expect(bad.status == 1)
    #expect(bad.errors.hasPrefix("bad/haggle-baseline.txt: error: line 1 is no line of a baseline"))
    let empty = try HaggleProcess.run(["record", "bad"], in: folder.url)
    #expect(empty.status == 66 && empty.errors == "bad: error: no Swift file here has a preview\n")
  }

  @Test func leavesTheOldBaselineWhereAFileIsWrong() throws {
    let folder = try recorded()
    let before = try folder.text("haggle-baseline.txt")
    try change(folder, "HStack", to: "HStak")
    let outcome = try HaggleProcess.run(["record", "."], in: folder.url)
    #expect(outcome.status == 1 && outcome.errors.contains("rows/row.swift:2:"), "\(outcome.errors)")
    #expect(try folder.text("haggle-baseline.txt") == before)
  }

  @Test(arguments: ["record", "diff"]) func wantsAFolder(command: String) throws {
    let folder = try halfWrong()
    let outcome = try HaggleProcess.run([command, "Good.swift"], in: folder.url)
    #expect(outcome.status == 66 && outcome.errors == "Good.swift: error: this is no folder, but one is needed\n")
  }

  /// As editors and Git write files on Windows.
  @Test(arguments: ["\r\n", "\u{FEFF}"]) func readsABaselineThatAnEditorWroteAnew(mark: String) throws {
    let folder = try halfWrong()
    let text = try folder.text("haggle-baseline.txt")
    let other = mark == "\r\n" ? text.replacing("\n", with: mark) : mark + text
    try folder.write(Array(other.utf8), to: "haggle-baseline.txt")
    let outcome = try HaggleProcess.run(["diff", "."], in: folder.url)
    #expect(outcome.output.contains("frame: 40 × 40, was 30 × 40"), "\(outcome.output)\(outcome.errors)")
    #expect(try HaggleProcess.run(["record", "."], in: folder.url).status == 1)
    #expect(try folder.text("haggle-baseline.txt").contains("preview \"Wrong\""))
  }

  /// Two files with a preview each, of which the second cannot be laid out.
  private func halfWrong() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Good.swift": "#Preview(\"Good\", traits: .fixedLayout(width: 90, height: 40)) { Color.red.frame(width: 30) }",
      "Wrong.swift": "#Preview(\"Wrong\", traits: .fixedLayout(width: 90, height: 40)) { Color.red.frame(width: 30) }",
    ])
    #expect(try HaggleProcess.run(["record", "."], in: folder.url).status == 0)
    try change(folder, "red", to: "red.frme()", in: "Wrong.swift")
    try change(folder, "30", to: "40", in: "Good.swift")
    return folder
  }

  private func change(_ folder: TemporaryFolder, _ old: String, to new: String, in file: String) throws {
    try folder.write(Array(folder.text(file).replacing(old, with: new).utf8), to: file)
  }

  @Test func recordsTheOtherFilesWhereOneIsWrong() throws {
    let folder = try halfWrong()
    let outcome = try HaggleProcess.run(["record", "."], in: folder.url)
    #expect(outcome.status == 1 && outcome.errors.contains("Wrong.swift:1:"), "\(outcome.errors)")
    let text = try folder.text("haggle-baseline.txt")
    #expect(text.contains("= 40 × 40 at") && text.contains("= 30 × 40 at"), "\(text)")
    #expect(text.contains("preview \"Wrong\"") && text.ranges(of: "preview \"").count == 2)
  }

  @Test func comparesTheOtherFilesWhereOneIsWrong() throws {
    let folder = try halfWrong()
    let outcome = try HaggleProcess.run(["diff", "."], in: folder.url)
    #expect(outcome.status == 1 && outcome.errors.contains("Wrong.swift:1:"), "\(outcome.errors)")
    #expect(outcome.output.contains("frame: 40 × 40, was 30 × 40") && !outcome.output.contains("is gone"))
    #expect(outcome.output.hasSuffix("1 preview differs. Left out, for errors: Wrong.swift.\n"), "\(outcome.output)")
    try change(folder, "40", to: "30", in: "Good.swift")
    let sarif = try HaggleProcess.run(["diff", ".", "--format", "sarif"], in: folder.url)
    #expect(sarif.status == 1 && sarif.output.contains("\"level\": \"error\"") && sarif.output.contains("Wrong.swift"))
  }

  @Test func exportsTheOtherFilesWhereOneIsWrong() throws {
    let folder = try halfWrong()
    let outcome = try HaggleProcess.run(["export", "--to", "markdown", ".", "--output", "out"], in: folder.url)
    #expect(outcome.status == 1 && outcome.errors.contains("Wrong.swift:1:"), "\(outcome.errors)")
    #expect(try folder.text("out/README.md").contains("## Good.swift"))
  }
}
