import Foundation
import TestSupport
import Testing
import ViewProgram

@testable import ScenarioCommands

/// `--limit`, and what is shared by the previews of a file.
struct LimitTests {
  private static let rows = Array("#Preview { VStack { ForEach(0..<30) { _ in Color.red } } }\n".utf8)

  @Test func aScenarioMayUseMoreOrLessWhenItIsAskedFor() throws {
    let less = try HaggleProcess.run(["trace", "-", "--limit", "nodes=20"], input: LimitTests.rows)
    #expect(less.status == 1)
    #expect(less.errors.contains("the scenario has more than 20 views [limit-nodes]"), "\(less.errors)")
    let loop = Array("#Preview { let n = (0..<5_000).reduce(0) { $0 + $1 }\n Text(\"\\(n)\") }".utf8)
    let few = try HaggleProcess.run(["trace", "-", "--limit", "steps=9000"], input: loop)
    #expect(few.errors.contains("[limit-steps]"), "\(few.errors)")
    let enough = try HaggleProcess.run(["trace", "-", "--limit", "steps=9000", "--limit", "steps=90000"], input: loop)
    #expect(enough.status == 0, "\(enough.errors)")
  }

  @Test func aViewInThousandsOfModifiersIsDrawn() throws {
    let source = "#Preview { Color.red" + String(repeating: ".padding(1)", count: 1_500) + " }"
    let folder = try TemporaryFolder(["Scenarios/deep/many.swift": source])
    for arguments in [["render", "Scenarios/deep/many.swift", "-o", "many.svg"], ["build", "--quiet", "--jobs", "2"]] {
      let outcome = try HaggleProcess.run(arguments, in: folder.url)
      #expect(outcome.status == 0, "\(arguments): \(outcome.status), \(outcome.errors)")
    }
  }

  @Test(arguments: [
    ("views=3", "there is no limit 'views'; there are steps, depth, nodes"),
    ("steps", "write a number from 1 to 1000000000 after 'steps='"),
    ("depth=1000000", "write a number from 1 to 20000 after 'depth='"),
    ("nodes=0", "write a number from 1"),
  ])
  func listsTheLimitsThereAre(argument: String, message: String) throws {
    let outcome = try HaggleProcess.run(["build", ".", "--limit", argument])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func everyLimitStandsInTheReadmeAndInTheHelp() throws {
    let names = LimitArgument.defaults.split(separator: ", ").compactMap { $0.split(separator: "=").first }
    #expect(names.count > 15)
    let file = HaggleProcess.package.appendingPathComponent("README.md")
    let readme = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let help = try HaggleProcess.run(["check", "--help"]).output
    for name in names {
      #expect(readme.contains("`\(name)`") || readme.contains("`--limit \(name)="), "\(name)")
      #expect(help.contains("\(name)="), "\(name)")
    }
  }

  @Test func previewsOfAFileShareItsViews() throws {
    let outcome = try HaggleProcess.run(
      ["check", "-", "--limit", "nodes=70"], input: LimitTests.rows + LimitTests.rows + LimitTests.rows)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(":3:44: error: the scenario has more than 70 views"), "\(outcome.errors)")
  }

  /// Four times what one may have is enough for all.
  @Test func previewsOfAFileShareItsTexts() throws {
    let text = Array("#Preview { Text(String(repeating: \"word \", count: 18)) }\n".utf8)
    let four = try HaggleProcess.run(["check", "-", "--limit", "text=90"], input: (0..<4).flatMap { _ in text })
    #expect(four.status == 0, "\(four.errors)")
    let five = try HaggleProcess.run(["check", "-", "--limit", "text=90"], input: (0..<5).flatMap { _ in text })
    #expect(five.status == 1)
    #expect(five.errors.contains(":5:12: error: the previews' texts have more than 360 bytes"), "\(five.errors)")
  }

  @Test func stopsAtTheFirstPreviewThatHasToBeStopped() throws {
    let endless = "#Preview { Text(\"\\({ () -> Int in while true { }; return 1 }())\") }\n"
    let outcome = try HaggleProcess.run(
      ["check", "-", "--limit", "steps=100000"], input: Array((endless + endless).utf8))
    #expect(outcome.errors.split(separator: "\n").filter { $0.contains("[limit-steps]") }.count == 1)
    #expect(outcome.errors.contains("'--limit steps=NUMBER' allows more"), "\(outcome.errors)")
  }

  @Test func refusesAFileOfAThousandPreviews() throws {
    let outcome = try HaggleProcess.run(
      ["check", "-"], input: (0..<1_000).flatMap { _ in Array("#Preview { Color.red }\n".utf8) })
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(":101:1: error: the file has more than 100 previews"), "\(outcome.errors)")
  }

  @Test func reportsAFindingOnceForEachLine() throws {
    let rows = "HStack {\n  ForEach(0..<9) { _ in Color.red.frame(width: 100) }\n}.frame(width: 50)"
    let outcome = try HaggleProcess.run(["check", "-"], input: Array(rows.utf8))
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("warning") }
    #expect(lines.count == 1, "\(outcome.errors)")
  }

  private static let levels = Array(
    """
    struct Level: View {
      var depth: Int
      var body: some View {
        if depth == 0 { Text("end") } else { HStack { Text("a"); VStack { Level(depth: depth - 1); Text("b") } } }
      }
    }
    #Preview { Level(depth: 6) }
    """.utf8)

  @Test func aLayoutThatTakesTooManyStepsIsStoppedAtAView() throws {
    let few = try HaggleProcess.run(["trace", "-", "--limit", "layout=100"], input: LimitTests.levels)
    #expect(few.status == 1)
    #expect(few.errors.contains(": error: the layout takes more than 100 steps [limit-layout]"), "\(few.errors)")
    #expect(!few.errors.contains("<standard input>:0:"), "\(few.errors)")
    #expect(try HaggleProcess.run(["trace", "-"], input: LimitTests.levels).status == 0)
  }

  @Test func aRecordThatIsTooLongIsCutWithANote() throws {
    let whole = try HaggleProcess.run(["trace", "-"], input: LimitTests.levels)
    let cut = try HaggleProcess.run(
      ["trace", "-", "--limit", "record=2000"], input: LimitTests.levels)
    #expect(whole.status == 0 && cut.status == 0, "\(cut.errors)")
    #expect(!whole.output.contains("The record is cut"))
    #expect(cut.output.contains("The record is cut after "), "\(cut.output)")
  }

  /// What a diagnostic reports as reached can be raised by its name.
  @Test(arguments: Diagnostic.Code.allCases.filter(\.isLimit)) func everyLimitCanBeRaised(code: Diagnostic.Code) throws
  {
    let name = code.rawValue.dropFirst("limit-".count)
    #expect(try LimitArgument("\(name)=150").number == 150)
  }
}
