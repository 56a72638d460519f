import Foundation
import LayoutEngine
import SwiftFrontend
import Testing

@testable import SiteGeneration
import ViewProgram

/// What a scenario takes from the Swift files beside it.
struct SharedDeclarationsTests {
  private func run(_ files: [String: String]) throws -> ScenarioRun {
    let folder = try TemporaryFolder(files)
    let file = try ScenarioFile(reading: folder.url.appendingPathComponent("main.swift"), shownAs: "main.swift")
    return try ScenarioRunner().run(file)
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
    #expect(run.warnings.map(\.code) == ["no-preview"])
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
    #expect(run.file.sources.count == 1)
    #expect(run.file.brokenNeighbors.isEmpty)
  }

  @Test func leavesABrokenNeighborOut() throws {
    let run = try run(["main.swift": "#Preview { Color.red }", "broken.swift": "struct {"])
    #expect(run.previews.count == 1)
  }

  @Test func namesABrokenNeighborWhenTheScenarioMissesSomething() throws {
    let problem = #expect(throws: Problem.self) {
      try run(["main.swift": "#Preview { Color.red.frame(width: side) }", "broken.swift": "let side = "])
    }
    #expect(problem?.reports.last == "broken.swift: note: left out, because of this: expected expression in variable")
  }
}
