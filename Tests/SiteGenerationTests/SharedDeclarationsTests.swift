import Foundation
import LayoutEngine
import Testing

@testable import SiteGeneration

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
