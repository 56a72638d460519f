import Foundation
import TestSupport
import Testing
import XMLValidation

/// `haggle diff` between revisions, devices and traces, and its page.
struct DiffCommandTests {
  private static let hasGit =
    (try? HaggleProcess.run(URL(fileURLWithPath: "/usr/bin/env"), ["git", "--version"]))?.status == 0
  private static let noGit: Comment = "git is not installed"

  private static func row(_ width: Int) -> String {
    """
    #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
      HStack(spacing: 0) { Color.red.frame(width: \(width)); Color.blue }
    }
    """
  }

  private func diff(_ arguments: [String], in folder: TemporaryFolder) throws -> HaggleProcess.Outcome {
    try HaggleProcess.run(["diff"] + arguments, in: folder.url)
  }

  @Test func explainsTheCallThatDiffersByWhoMakesIt() throws {
    let stack = "VStack(spacing: 0) { Color.red; HStack { Text(\"Tea\"); Spacer(minLength: 0) }.padding(10) }"
    let source = "#Preview(\"A\", traits: .fixedLayout(width: 200, height: 100)) { " + stack + " }"
    let folder = try TemporaryFolder(["a.swift": source, "b.swift": source.replacing("10)", with: "20)")])
    let output = try diff(["a.swift", "b.swift"], in: folder).output
    #expect(output.contains("\n  first: HStack is offered a width of 180 before and 160 now.\n"), "\(output)")
    #expect(output.contains("\n  padding(20). Width 200: ") && !output.contains("VStack(spacing: 0). "), "\(output)")
  }

  // MARK: - Revisions

  private func git(_ arguments: [String], in folder: TemporaryFolder) throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    let outcome = try HaggleProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["git"] + identity + arguments, in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// Three revisions of a row, of 30, 40 and 50 points, the last of them not committed.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Sources/rows/Row.swift": DiffCommandTests.row(30)])
    try git(["init", "--quiet", "--initial-branch=main"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "--quiet", "-m", "one"], in: folder)
    try git(["tag", "one"], in: folder)
    try folder.write(Array(DiffCommandTests.row(40).utf8), to: "Sources/rows/Row.swift")
    try git(["commit", "--quiet", "-am", "two"], in: folder)
    try folder.write(Array(DiffCommandTests.row(50).utf8), to: "Sources/rows/Row.swift")
    return folder
  }

  @Test(
    .enabled(if: hasGit, noGit),
    arguments: [
      ("Sources", "one..main", "40 × 60, was 30 × 60"), ("Sources/rows/Row.swift#Row", "one..", "40 × 60, was 30 × 60"),
      ("Sources", "one", "50 × 60, was 30 × 60"), ("Sources", "one...main", "40 × 60, was 30 × 60"),
    ]) func comparesRevisions(path: String, revisions: String, change: String) throws
  {
    let folder = try repository()
    let outcome = try diff([path, "--revisions", revisions], in: folder)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("HStack › frame: " + change), "\(outcome.output)")
    #expect(outcome.output.contains("first: Color.red is offered a width of 30 before and "), "\(outcome.output)")
    // Neither the files nor the index were touched.
    #expect(try folder.text("Sources/rows/Row.swift") == DiffCommandTests.row(50))
    let status = try HaggleProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["git", "status", "--porcelain"], in: folder.url)
    #expect(status.output == " M Sources/rows/Row.swift\n")
    #expect(try diff([path, "--revisions", "main..main"], in: folder).status == 0)
  }

  @Test(.enabled(if: hasGit, noGit)) func saysWhatIsNotThere() throws {
    let folder = try repository()
    let unknown = try diff(["Sources", "--revisions", "nothing..main"], in: folder)
    #expect(unknown.status == 66 && unknown.errors.contains("there is no revision 'nothing'"), "\(unknown.errors)")
    try folder.write(Array(DiffCommandTests.row(1).utf8), to: "Sources/new/New.swift")
    let missing = try diff(["Sources/new", "--revisions", "one..main"], in: folder)
    #expect(missing.status == 66 && missing.errors.contains("the revision 'one' has no such file"), "\(missing.errors)")
    let outside = try TemporaryFolder(["Row.swift": DiffCommandTests.row(1)])
    let none = try diff([".", "--revisions", "A..B"], in: outside)
    #expect(none.status == 66 && none.errors == ".: error: this is in no Git repository, so it has no revisions\n")
    #expect(try diff([".", "--revisions", "--output=x..B"], in: outside).status == 64)
    let haggle = HaggleProcess.products.appendingPathComponent("haggle").path
    let noGit = try HaggleProcess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "PATH=/nowhere exec \"$0\" diff . --revisions A..B", haggle],
      in: outside.url)
    #expect(noGit.status == 69 && noGit.errors.hasPrefix("git: error: it is not installed"), "\(noGit.errors)")
  }

  // MARK: - Devices and traces

  @Test func comparesTwoDevices() throws {
    let folder = try TemporaryFolder(["Row.swift": "#Preview(\"Row\") { Color.red }"])
    let outcome = try diff(["Row.swift", "--device", "iphone-8", "--device", "iphone-17-pro"], in: folder)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.output.contains("first: the preview is laid out in 402 × 874, not in 375 × 667"), "\(outcome.output)")
    #expect(try diff(["Row.swift", "--device", "iphone-8", "--device", "iphone-8"], in: folder).status == 0)
    #expect(try diff(["Row.swift", "Row.swift", "--device", "iphone-8"], in: folder).status == 0)
  }

  @Test func comparesTwoTracesByTheirCallsWithTheirReasons() throws {
    let folder = try TemporaryFolder(["a.swift": DiffCommandTests.row(30), "b.swift": DiffCommandTests.row(50)])
    for name in ["a", "b"] {
      let trace = try HaggleProcess.run(["trace", name + ".swift", "--format", "json"], in: folder.url).output
      try folder.write(Array(trace.utf8), to: name + ".json")
    }
    let outcome = try diff(["a.json", "b.json"], in: folder)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.output.contains("first: Color.red is offered a width of 30 before and 50 now."), "\(outcome.output)")
    #expect(outcome.output.contains("  frame(width: 50). Width: fixed by the frame, 50.\n"), "\(outcome.output)")
    #expect(outcome.output.contains("HStack › frame: 50 × 60, was 30 × 60"))
    #expect(try diff(["a.json", "a.json"], in: folder).status == 0)
    #expect(try diff(["a.json", "a.swift"], in: folder).status == 0)
    try folder.write(Array("{\"format\": \"other\"}".utf8), to: "other.json")
    let other = try diff(["a.json", "other.json"], in: folder)
    #expect(
      other.status == 1 && other.errors.hasPrefix("other.json: error: the file is not a trace"), "\(other.errors)")
  }

  /// A damaged trace, and the message about it after the file's name.
  static let damages: [(text: String, by: String, told: String)] = [
    ("\"version\": 2", "\"version\": 9", "the trace is written in version 9 of its format"),
    ("\"version\": 2", "\"version\": \"2\"", "the trace is damaged at version: "),
    ("\"settled\": true", "\"settled\": 1e400", "the trace is damaged at settled: "),
    ("\"width\": 200", "\"width\": \"wide\"", "the trace is damaged at container.width: "),
    ("\"parent\": null", "\"parent\": 1", "the trace is damaged at nodes[0].parent: the view is inside itself"),
    ("\"findings\"", "\"found\"", "the trace is damaged at its top: the field 'findings' is missing"),
    ("\"nodes\": [", "\"nodes\": [[", "the file is not JSON: "),
  ]

  @Test(arguments: damages) func aDamagedTraceIsOneDiagnostic(text: String, by other: String, told: String) throws {
    let folder = try TemporaryFolder(["a.swift": DiffCommandTests.row(30)])
    let trace = try HaggleProcess.run(["trace", "a.swift", "--format", "json"], in: folder.url).output
    let place = try #require(trace.range(of: text), "\(text)")
    try folder.write(Array(trace.replacingCharacters(in: place, with: other).utf8), to: "bad.json")
    for arguments in [["bad.json", "a.swift"], ["a.swift", "bad.json"]] {
      let outcome = try diff(arguments, in: folder)
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("bad.json: error: " + told), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }
  }

  // MARK: - The page

  @Test func aPageShowsBothFiguresAndIsValid() throws {
    let folder = try TemporaryFolder(["a.swift": DiffCommandTests.row(30), "b.swift": DiffCommandTests.row(50)])
    let outcome = try diff(["a.swift", "b.swift", "--page", "out/changes.html"], in: folder)
    #expect(outcome.status == 1, "\(outcome.errors)")
    let page = try folder.text("out/changes.html")
    #expect(try Validator().validatePage(page, name: "changes.html").issues == [])
    #expect(page.contains("<svg") && page.contains(">before<") && page.contains(">now<"))
    #expect(page.contains("<td>HStack › frame</td>"))
  }

  @Test func aPageShowsTheFramesThatABaselineKept() throws {
    let folder = try TemporaryFolder(["a.swift": DiffCommandTests.row(30)])
    #expect(try HaggleProcess.run(["record", "."], in: folder.url).status == 0)
    try folder.write(Array(DiffCommandTests.row(50).utf8), to: "a.swift")
    let outcome = try diff([".", "--page", "changes.html"], in: folder)
    #expect(outcome.status == 1, "\(outcome.errors)")
    let page = try folder.text("changes.html")
    #expect(try Validator().validatePage(page, name: "changes.html").issues == [])
    #expect(page.contains(">before<") && page.contains(">now<"))
    // The first view that differs, with its number in the table.
    #expect(page.contains("before: 1 is 30\u{2009}×\u{2009}60 at 0, 0;"), "\(page)")
    #expect(page.contains("now: 1 is 50\u{2009}×\u{2009}60 at 0, 0;"))
    #expect(page.contains(#/<td>1<\/td>\s*<td>HStack › frame<\/td>/#))
    // The layout as it is now follows.
    #expect(page.matches(of: #/<figure>/#).count == 2)
  }

  @Test func aPageOfTwoTracesShowsTheirFrames() throws {
    let folder = try TemporaryFolder(["a.swift": DiffCommandTests.row(30), "b.swift": DiffCommandTests.row(50)])
    for name in ["a", "b"] {
      let trace = try HaggleProcess.run(["trace", name + ".swift", "--format", "json"], in: folder.url).output
      try folder.write(Array(trace.utf8), to: name + ".json")
    }
    #expect(try diff(["a.json", "b.json", "--page", "changes.html"], in: folder).status == 1)
    let page = try folder.text("changes.html")
    #expect(try Validator().validatePage(page, name: "changes.html").issues == [])
    #expect(page.matches(of: #/<figure>/#).count == 1 && page.contains(">before<"))
  }

  @Test(arguments: [
    ["a", "b", "--revisions", "A..B"], ["a", "--device", "iphone-8", "--device", "iphone-8", "--device", "iphone-8"],
    ["a", "--revisions", "A..B", "--device", "iphone-8", "--device", "iphone-17-pro"],
  ]) func refusesToCompareInTwoWays(arguments: [String]) throws {
    #expect(try HaggleProcess.run(["diff"] + arguments).status == 64)
  }
}
