import Diagnostics
import LayoutEngine
@testable import ScenarioPipeline
import TestSupport
import Testing
import ViewProgram

/// Which files of a large module are parsed for one of them.
struct ModuleSearchTests {
  private static let main = "#Preview { Color.red.frame(width: side, height: 10) }"

  @Test func stopsAtTheLimitOfFilesWithWhatIsFarthestLeftOut() throws {
    var files = ["App/main.swift": ModuleSearchTests.main, "App/zone/sizes.swift": "let side = 40.0"]
    for number in 0..<20 { files["App/a/\(number)/deep/x.swift"] = "let x\(number) = 1" }
    let folder = try TemporaryFolder(files)
    var options = ScenarioRunner.Options()
    options.files.files.number = 15
    let run = try ScenarioRunner(options: options).run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(run.previews[0].trace.standIns.map(\.name) == ["side"])
    #expect(run.warnings.filter { $0.text.contains("more than 15 files") }.count == 1)
    options.files.files.number = 25
    let nearer = try ScenarioRunner(options: options).run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(nearer.previews[0].answer.width == 40)
  }

  /// However large a module is, no more of it is parsed than a run has time for; the nearest files come first.
  @Test func stopsAtTheLimitOfWhatIsParsed() throws {
    let folder = try TemporaryFolder([
      "App/main.swift": ModuleSearchTests.main, "App/sizes.swift": "let side = 40.0 + more",
      "App/deep/more.swift": "let more = 2.0",
    ])
    var options = ScenarioRunner.Options()
    options.files.parsed.number = 30
    let parsed = Counter()
    let runner = ScenarioRunner(options: options) { _, source in parsed.count(source.name) }
    let run = try runner.run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(parsed.counts.keys.sorted() == ["main.swift", "sizes.swift"])
    #expect(run.warnings.filter { $0.text.contains("more than 30 bytes; '--limit parsed=NUMBER'") }.count == 1)
    #expect(run.previews[0].trace.standIns.count == 1)
    options.files.parsed.number = 40
    let whole = try ScenarioRunner(options: options).run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(whole.previews[0].trace.standIns.isEmpty)
  }

  @Test func parsesWhatTheFileNamesBeforeWhatItsNeighborsName() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/p": "", "App/Screens/main.swift": "#Preview { Color.red.frame(width: side, height: near) }",
      "App/Screens/near.swift": "let near = 10.0\nlet unused = deep",
      "App/Screens/deep.swift": "let deep = 1.0 // " + String(repeating: "-", count: 100),
      "Shared/Far/sizes.swift": "let side = 40.0",
    ])
    var options = ScenarioRunner.Options()
    options.files.parsed.number = 100
    let run = try ScenarioRunner(options: options).run(
      .file(folder.file("App/Screens/main.swift"), shownAs: "main.swift"))
    #expect(run.previews[0].answer == Size(width: 40, height: 10))
    #expect(run.file.sources.count == 3)
  }

  /// What a file names is sure to be needed; a member of that name may be another type's.
  @Test(arguments: [
    ("extension Workout { var side: Double { 3 } }", 40.0), ("extension String { var side: Double { 3 } }", 40),
    ("let side = 3.0", 40),
  ])
  func parsesTypesThatAreNamedBeforeWhatOnlyHasTheNameOfAMember(near: String, width: Double) throws {
    let folder = try TemporaryFolder([
      "App/main.swift": "#Preview { Color.red.frame(width: Design.side, height: 10) }", "App/near.swift": near,
      "App/far/away/Design.swift": "enum Design { static let side = 40.0 } // The sides.",
    ])
    var options = ScenarioRunner.Options()
    options.files.parsed.number = 52
    let run = try ScenarioRunner(options: options).run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(run.previews[0].answer.width == width)
  }

  /// A modifier in a file that imports SwiftUI is likelier to be meant than any type's member of its name.
  @Test func parsesModifiersBeforeOtherMembersOfTheirName() throws {
    let folder = try TemporaryFolder([
      "App/main.swift": "import SwiftUI\n#Preview { Color.red.sized() }",
      "App/near.swift": "extension Workout { func sized() {} } // " + String(repeating: "-", count: 60),
      "App/far/Sized.swift":
        "import SwiftUI\nextension View { func sized() -> some View { frame(width: 40, height: 9) } }",
    ])
    var options = ScenarioRunner.Options()
    options.files.parsed.number = 110
    let run = try ScenarioRunner(options: options).run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(run.previews[0].answer == Size(width: 40, height: 9))
    #expect(run.file.sources.count == 2)
  }
}
