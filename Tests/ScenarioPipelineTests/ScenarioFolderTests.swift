import Diagnostics
import Foundation
import LayoutEngine
import ScenarioPipeline
import SwiftFrontend
import TestSupport
import Testing
import SwiftUIViews
import ViewProgram

/// What a scenario uses of the Swift files next to it.
struct ScenarioFolderTests {
  private func run(
    _ files: [String: String], platform: Platform = .iOS, _ name: String = "main.swift",
    willDo: @escaping @Sendable (Frontend.Work, SourceText) -> Void = { _, _ in }
  ) throws -> ScenarioRun {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files.map { ("Scenarios/topic/\($0.key)", $0.value) }))
    return try ScenarioRunner(options: ScenarioRunner.Options(platform: platform), willDo: willDo)
      .run(.file(folder.file("Scenarios/topic/\(name)"), shownAs: name))
  }

  @Test func usesDeclarationsOfANeighborWithoutPreview() throws {
    let run = try run([
      "main.swift": "#Preview { Color.red.frame(width: side, height: side) }",
      "sizes.swift": "let side: CGFloat = 40",
    ])
    #expect(run.previews[0].answer.width == 40)
  }

  @Test func meansItsOwnDeclarationWhereANeighborHasTheSame() throws {
    let run = try run([
      "main.swift": "struct Page: View { var body: some View { Color.red.frame(width: side) } }\nlet side = 40.0\n"
        + "#Preview { Page() }",
      "a.swift": "struct Page: View { var body: some View { Text(\"\") } }\nlet side = 7.0",
    ])
    #expect(run.previews[0].answer.width == 40)
  }

  @Test(arguments: [
    (
      "struct A: View { var body: some View { Color.red } }\nstruct ContentView: View { var body: some View { A() } }\n"
        + "struct B: View { var body: some View { A() } }", "ContentView"
    ),
    ("@main struct Shop: App { var body: some Scene { WindowGroup { Color.red } } }", "Shop"),
  ])
  func laysOutWhatIsThereWithoutAPreview(code: String, name: String) throws {
    let run = try run(["main.swift": code])
    #expect(run.previews.map(\.name) == [name])
    #expect(run.warnings.map(\.code) == [.diagnostic(.noPreview)])
  }

  @Test func laysOutTheMembersOfAViewByThemselves() throws {
    let run = try run([
      "main.swift": "@State var on = true\nvar body: some View { box }\n"
        + "var box: some View { Color.red.frame(width: on ? 30 : 10) }"
    ])
    #expect(run.previews[0].answer.width == 30)
    #expect(run.warnings.isEmpty)
  }

  @Test func passesOverANeighborThatIsTooLargeToRead() throws {
    let large = "let side = 1 // " + String(repeating: "x", count: 1_000_001)
    let run = try run(["main.swift": "#Preview { Color.red }", "large.swift": large])
    #expect(run.file.files.count == 1)
    #expect(run.file.brokenNeighbors.isEmpty)
  }

  @Test func readsOnlySoMuchBesideAScenario() throws {
    let folder = try TemporaryFolder([
      "main.swift": "#Preview { Color.red.frame(width: side) }", "a.swift": "let x = 1", "b.swift": "let side = 4.0",
    ])
    var options = ScenarioRunner.Options()
    options.files.neighbors.number = 10
    let file = ScenarioInput.file(folder.file("main.swift"), shownAs: "main.swift")
    let run = try ScenarioRunner(options: options).run(file)
    #expect(
      run.warnings.map(\.text).contains(
        "b.swift: note: left out, because of this: the Swift files here have more than 10 bytes; "
          + "'--limit neighbors=NUMBER' allows more"))
  }

  @Test func tellsEachReasonForLeavingFilesOutOnce() throws {
    var files = ["main.swift": "#Preview { Color.red.frame(width: side) }"]
    for name in ["a", "b", "c", "d"] { files[name + ".swift"] = "let \(name) = 1" }
    let folder = try TemporaryFolder(files)
    var options = ScenarioRunner.Options()
    options.files.neighbors.number = 10
    let file = ScenarioInput.file(folder.file("main.swift"), shownAs: "main.swift")
    let notes = try ScenarioRunner(options: options).run(file).warnings.filter { $0.severity == .note }
    #expect(
      notes.map(\.text) == [
        "b.swift: note: left out with 2 other files, because of this: the Swift files here have more than 10 bytes; "
          + "'--limit neighbors=NUMBER' allows more"
      ])
  }

  @Test func namesANeighborThatCannotBeRead() throws {
    let folder = try TemporaryFolder(["main.swift": "#Preview { Color.red.frame(width: side) }"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("b.swift").path, withDestinationPath: "/proc/self/environ")
    let file = ScenarioInput.file(folder.file("main.swift"), shownAs: "main.swift")
    let run = try ScenarioRunner().run(file)
    #expect(run.warnings.last?.text.hasPrefix("b.swift: note: left out, because of this: the link leads") == true)
  }

  @Test func leavesABrokenNeighborOut() throws {
    let run = try run(["main.swift": "#Preview { Color.red }", "broken.swift": "struct {"])
    #expect(run.previews.count == 1)
  }

  @Test func namesABrokenNeighborWhenTheScenarioMissesSomething() throws {
    let run = try run(["main.swift": "#Preview { Color.red.frame(width: side) }", "broken.swift": "let side = "])
    #expect(run.previews[0].trace.standIns.map(\.name) == ["side"])
    #expect(
      run.warnings.last?.text == "broken.swift: note: left out, because of this: expected expression in variable")
  }

  /// A file that is shared on one platform may be a scenario of its own, or broken, on the other.
  @Test func readsNeighborsForThePlatformThatIsAskedFor() throws {
    let files = [
      "main.swift": "#Preview { Color.red.frame(width: side) }",
      "a.swift": "#if os(macOS)\nlet side = 70.0\n#else\n#Preview { Color.blue }\n#endif",
      "b.swift": "#if os(iOS)\nlet side = 30.0\n#else\nactor Broken {}\n#endif",
    ]
    #expect(try run(files).previews[0].answer.width == 30)
    #expect(try run(files, platform: .macOS).previews[0].answer.width == 70)
  }

  /// And another scenario not at all.
  @Test func parsesEachFileOfAFolderOnce() throws {
    let parsed = Counter()
    let run = try run(
      [
        "main.swift": "#Preview { Color.red.frame(width: side) }", "sizes.swift": "let side = 40.0",
        "colors.swift": "let tint = Color.red", "other.swift": "#Preview { Color.blue }", "broken.swift": "struct {",
      ]
    ) { _, source in parsed.count(source.name) }
    #expect(run.file.sources.map(\.name) == ["main.swift", "colors.swift", "sizes.swift"])
    #expect(
      parsed.counts == ["main.swift": 1, "sizes.swift": 1, "colors.swift": 1, "broken.swift": 1])
  }

  @Test func readsAFolderOnceForAllItsScenarios() throws {
    let folder = try TemporaryFolder([
      "a.swift": "#Preview { Color.red.frame(width: side) }", "b.swift": "#Preview { Color.red.frame(height: side) }",
      "sizes.swift": "let side = 40.0",
    ])
    let parsed = Counter()
    let runner = ScenarioRunner { _, source in parsed.count(source.name) }
    let scenarios = ScenarioFolder(folder.url, shownAs: "", frontend: runner.frontend)
    for name in ["a.swift", "b.swift"] {
      #expect(try scenarios.isScenario(name))
      #expect(try runner.run(scenarios.scenario(name)).previews.count == 1)
    }
    #expect(try !scenarios.isScenario("sizes.swift"))
    #expect(parsed.counts == ["a.swift": 1, "b.swift": 1, "sizes.swift": 1])
  }

  /// The places of a neighbour's declarations carry its number, whichever scenario uses it.
  @Test func findsThePlaceOfAMistakeInANeighbor() throws {
    let files = [
      "main.swift": "#Preview { Box() }", "a.swift": "let side = 40.0",
      "b.swift": "struct Box: View {\n  var body: some View { Colr.red }\n}",
    ]
    let problem = #expect(throws: Problem.self) { try run(files) }
    #expect(problem?.reports.map(\.file) == ["b.swift"])
    #expect(problem?.reports.first?.text.contains("  2 |   var body: some View { Colr.red }\n") == true)
    let alone = #expect(throws: Problem.self) { try run(files, "b.swift") }
    #expect(alone?.reports.map(\.file) == ["b.swift"])
  }
}
