import Foundation
import Testing

@testable import Fuzz

/// Generated projects, built as `make fuzz` builds them; their number is fixed, and so is what each of them holds.
@Suite struct ProjectTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The built `haggle`, beside the test bundle.
  private static var program: URL {
    let start = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    var folder = start.deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("haggle").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent("haggle")
  }

  private static func maker(seed: UInt64) throws -> ProjectMaker {
    let picture = package.appendingPathComponent("Scenarios/aspect-ratio/harbour@2x.png")
    return ProjectMaker(
      corpus: try Corpus(checkout: package).inputs, picture: [UInt8](try Data(contentsOf: picture)), seed: seed)
  }

  private func scratch(_ number: Int) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("projects-\(number)-\(UUID().uuidString)")
  }

  @Test(arguments: 0..<20) func aGeneratedProjectIsBuiltOrRefused(number: Int) throws {
    let scratch = scratch(number)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let trial = ProjectTrial(command: [Self.program.path], scratch: scratch)
    #expect(try trial.faults(in: try Self.maker(seed: 2026).project(number)) == [], "seed 2026, project \(number)")
  }

  @Test func theSameSeedGivesTheSameProjects() throws {
    func files(_ seed: UInt64) throws -> [[String]] {
      let maker = try Self.maker(seed: seed)
      return (0..<40).map { maker.project($0).entries.map { "\($0.path) \($0.content)" } }
    }
    let first = try files(1)
    #expect(try files(1) == first)
    #expect(Set(first).count > 30)
    #expect(try files(2) != first)
  }

  /// A trial that finds nothing is worth nothing: this stands in for a program that does what it must not.
  @Test(arguments: [
    ("kill -SEGV $$", "it died of signal 11"),
    ("ulimit -t 1; while true; do :; done", "it took too long"),
    ("echo problem >&2; exit 70", "it ended with 70: problem\n"),
    ("exit 1", "it was refused without a reason"),
    ("mkdir $4; echo problem >&2; exit 1", "a refused project left an output"),
    ("mkdir $4; exit 0", "the site has no index"),
    ("mkdir $4; date +%N > $4/index.html; exit 0", "two builds of a project differ"),
    ("mkdir $4; touch $4/index.html; echo more >> $2/new; exit 0", "'project/new' beside the output was touched"),
    ("mkdir $4; cp $2/../outside/secret.txt $4/index.html", "what lies outside of the project was published"),
    ("printf '\\033[31m' >&2; exit 1", "control characters reach the terminal"),
  ])
  func findsWhatAProgramMustNotDo(script: String, fault: String) throws {
    let scratch = scratch(0)
    defer { try? FileManager.default.removeItem(at: scratch) }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let program = scratch.appendingPathComponent("program")
    try Data((script + "\n").utf8).write(to: program)
    var project = Project()
    project.add("Scenarios/a/a.swift", "#Preview { Text(\"a\") }")
    #expect(try ProjectTrial(command: ["/bin/sh", program.path], scratch: scratch).faults(in: project).contains(fault))
  }
}
