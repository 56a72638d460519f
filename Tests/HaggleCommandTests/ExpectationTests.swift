import Foundation
import TestSupport
import Testing

/// `// expect:` in scenarios, checked and repaired by `haggle check`.
struct ExpectationTests {
  private static func source(_ expectations: String...) -> String {
    """
    // expect: frame 30 × 20

    #Preview("One", traits: .fixedLayout(width: 100, height: 60)) {
    \(expectations.map { "  // expect: " + $0 }.joined(separator: "\n"))
      Color.red.frame(width: 30, height: 20).padding(4).id("row")
    }
    #Preview("Two", traits: .fixedLayout(width: 100, height: 60)) {
      Color.red.frame(width: 30, height: 20).padding(4).id("row")
    }
    #Preview("Three", traits: .fixedLayout(width: 100, height: 60)) { Color.red.frame(width: 31).frame(width: 9) }

    """
  }

  private func check(_ source: String, _ arguments: [String] = []) throws -> HaggleProcess.Outcome {
    try HaggleProcess.run(["check", "-"] + arguments, input: Array(source.utf8))
  }

  @Test func acceptsWhatIsLaidOut() throws {
    let outcome = try check(
      ExpectationTests.source(
        "row 38 × 28 at 31, 16", "row 38 x 20...30", "row width 38", "frame height 10...20", "no findings",
        "same as #Two", "same as #1"))
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: [
    ("row 38 × 29", "'row' is 38 × 28 at 31, 16"), ("row 38 × 28 at 31, 17", "'row' is 38 × 28 at 31, 16"),
    ("row width 40...50", "the width of 'row' is 38"),
    ("same as #Three", "the layout is not that of 'Three'; padding #row: new, 38 × 28"),
    ("same as #Four", "there is no preview 'Four'; there are One, Two, Three"),
    ("line 38 × 28", "there is no view 'line'; there are row, padding, frame, Color"),
    ("row is wide", "write VIEW WIDTH × HEIGHT"), ("row 50...40 × 28", "write VIEW WIDTH × HEIGHT"),
  ])
  func refusesWhatIsNot(expectation: String, message: String) throws {
    let outcome = try check(ExpectationTests.source(expectation))
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("<standard input>:4:14: error: " + message), "\(outcome.errors)")
  }

  @Test func refusesFindingsWhereNoneAreExpected() throws {
    let source = ExpectationTests.source("row width 38").replacing(
      "#Preview(\"Three", with: "// expect: no findings\n#Preview(\"Three")
    let outcome = try check(source)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("error: there are findings: child-overflow"), "\(outcome.errors)")
  }

  @Test func refusesOneThatNoPreviewFollows() throws {
    let outcome = try check(ExpectationTests.source("row width 38") + "// expect: no findings\n")
    #expect(outcome.status == 1 && outcome.errors.contains("no preview follows"), "\(outcome.errors)")
  }

  @Test func repairsLengthsAndNothingElse() throws {
    let wrong = ["row 1 × 28 at 2, 16", "row height 40...50", "row 10...20 × 28", "row width 38"]
    let right = ["row 38 × 28 at 31, 16", "row height 28...50", "row 10...38 × 28", "row width 38"]
    func source(_ lines: [String]) -> String {
      ExpectationTests.source(lines[0], lines[1], lines[2], lines[3])
    }
    let folder = try TemporaryFolder(["a.swift": source(wrong)])
    #expect(try HaggleProcess.run(["check", "a.swift"], in: folder.url).status == 1)
    #expect(try folder.text("a.swift") == source(wrong))
    let fixed = try HaggleProcess.run(["check", "a.swift", "--fix"], in: folder.url)
    #expect(fixed.status == 0, "\(fixed.errors)")
    #expect(try folder.text("a.swift") == source(right))
    #expect(try HaggleProcess.run(["check", "a.swift"], in: folder.url).status == 0)
  }

  @Test func checksTheOnePreviewThatIsNamed() throws {
    let folder = try TemporaryFolder([
      "a.swift": """
      // expect: frame width 9
      #Preview("One") { Color.red.frame(width: 8) }
      #Preview("Two") { Color.red.frame(width: 9) }
      """
    ])
    #expect(try HaggleProcess.run(["check", "a.swift#Two"], in: folder.url).status == 0)
    let one = try HaggleProcess.run(["check", "a.swift#1", "--fix"], in: folder.url)
    #expect(one.status == 0, "\(one.errors)")
    #expect(try folder.text("a.swift").hasPrefix("// expect: frame width 8\n"))
  }

  @Test func checksThoseOfASite() throws {
    let folder = try TemporaryFolder([
      "Scenarios/a/one.swift":
        "import SwiftUI\n\n// expect: frame 9 × 20\n#Preview { Color.red.frame(width: 8, height: 20) }\n"
    ])
    let outcome = try HaggleProcess.run(["check"], in: folder.url)
    #expect(outcome.status == 1 && outcome.errors.contains("'frame' is 8 × 20"), "\(outcome.errors)")
    #expect(try HaggleProcess.run(["check", "--fix"], in: folder.url).status == 0)
    #expect(try folder.text("Scenarios/a/one.swift").contains("// expect: frame 8 × 20\n"))
  }
}
