import Foundation
import TestSupport
import Testing

/// Whatever is wrong with the input: one clear diagnostic with its place, the right exit code, never a crash.
struct BadInputTests {
  /// A scenario that is wrong in one place, and what is reported.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    /// The beginning of the diagnostic.
    var place: String
    /// A part of the first line that distinguishes this mistake from others.
    var word: String

    var testDescription: String { name }

    static var all: [Mistake] {
      [
        Mistake(name: "empty file", source: "", place: "a.swift:1:1: error: ", word: "empty"),
        Mistake(name: "no view", source: "let x = 1\n", place: "a.swift:1:1: error: ", word: "view"),
        Mistake(
          name: "syntax error", source: "#Preview {\n  Color.red.frame(width: 10\n}\n", place: "a.swift:",
          word: "expected"),
        Mistake(
          name: "unknown view", source: "#Preview {\n  HStak { Color.red }\n}\n", place: "a.swift:2:3: error: ",
          word: "HStak"),
        Mistake(
          name: "unknown modifier", source: "#Preview {\n  Color.red.paddin(4)\n}\n", place: "a.swift:2:",
          word: "paddin"),
        Mistake(
          name: "wrong label", source: "#Preview {\n  Color.red.frame(widht: 10)\n}\n", place: "a.swift:2:",
          word: "widht"),
        Mistake(
          name: "wrong type", source: "#Preview {\n  Color.red.frame(width: \"wide\")\n}\n", place: "a.swift:2:",
          word: "String"),
      ]
    }
  }

  @Test(arguments: Mistake.all) func isReportedWithItsPlace(mistake: Mistake) throws {
    let folder = try TemporaryFolder(["a.swift": mistake.source])
    let outcome = try HaggleProcess.run(["trace", "a.swift"], in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(mistake.place), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").first?.contains(mistake.word) == true, "\(outcome.errors)")
  }

  @Test func invalidUTF8IsReportedWithItsPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("#Preview {\n  Text(\"".utf8) + [0xC3, 0x28] + Array("\")\n}\n".utf8), to: "a.swift")
    let outcome = try HaggleProcess.run(["trace", "a.swift"], in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("a.swift:2:9: error: "), "\(outcome.errors)")
  }

  @Test func aMissingFileIsNamed() throws {
    let outcome = try HaggleProcess.run(["render", "no-such-file.swift"])
    #expect(outcome.status == 66)
    #expect(outcome.errors == "no-such-file.swift: error: there is no such file\n")
  }

  @Test func aFolderIsNoScenario() throws {
    let folder = try TemporaryFolder(["inner/a.swift": ""])
    let outcome = try HaggleProcess.run(["render", "inner"], in: folder.url)
    #expect(outcome.status == 66)
    #expect(outcome.errors == "inner: error: this is a folder, but a Swift file is needed\n")
  }

  #if os(Linux)
    @Test func anUnreadableFileIsNamed() throws {
      // Not even root can read a process's memory from its start.
      let outcome = try HaggleProcess.run(["trace", "/proc/self/mem"])
      #expect(outcome.status == 66)
      #expect(outcome.errors == "/proc/self/mem: error: the file cannot be read; check its permissions\n")
    }
  #endif

  @Test(arguments: ["-5", "CGFloat.nan", "CGFloat.infinity", "-CGFloat.infinity", "1e300"])
  func anyLengthIsLaidOutOrRefused(length: String) throws {
    let source = "#Preview {\n  Color.red.frame(width: \(length), height: 10).padding(\(length))\n}\n"
    let outcome = try HaggleProcess.run(["trace", "-", "--format", "json"], input: Array(source.utf8))
    #expect(outcome.status == 0 || (outcome.status == 1 && outcome.errors.hasPrefix("<standard input>:2:")))
    #expect(outcome.output.isEmpty == (outcome.status != 0))
    let figure = try HaggleProcess.run(["render", "-"], input: Array(source.utf8))
    #expect(figure.status == outcome.status)
  }

  @Test func aVeryLongChainOfModifiersIsLaidOut() throws {
    let chain = String(repeating: ".padding(1)", count: 10_000)
    let outcome = try HaggleProcess.run(
      ["trace", "-", "--format", "json"], input: Array("#Preview {\n  Color.red\(chain)\n}\n".utf8))
    #expect(outcome.status == 0 || (outcome.status == 1 && outcome.errors.hasPrefix("<standard input>:")))
  }

  @Test func aHugeFileIsRefusedQuickly() throws {
    let line = Array("// nothing to see here, ten million times\n".utf8)
    let bytes = (0..<(10_000_000 / line.count)).flatMap { _ in line }
    let outcome = try HaggleProcess.run(["trace", "-"], input: bytes)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("<standard input>:1:1: error: "), "\(outcome.errors)")
  }

  @Test(arguments: [
    (["--size", "1e300x10"], "'1e300' is not a length from 0 to 100000 points"),
    (["--proposal", "-5x10"], "'-5' is not a length from 0 to 100000 points"),
    (["--missing-image", "10"], "write a width and a height with an x between them"),
  ])
  func namesTheLengthItDoesNotAccept(arguments: [String], message: String) throws {
    let outcome = try HaggleProcess.run(["trace", "-"] + arguments, input: Array("Color.red".utf8))
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func missingFoldersAreNamedAsGiven() throws {
    let folder = try TemporaryFolder(["a/b/c.txt": ""])
    let none = try HaggleProcess.run(["build", "a/x"], in: folder.url)
    #expect(none.errors == "a/x: error: there is no such folder\n")
    #expect(none.status == 66)
  }

  @Test(arguments: ["build", "check"]) func saysWhatTheFolderOfASiteHas(command: String) throws {
    let folder = try TemporaryFolder(["Sources/Row.swift": "#Preview { Color.red }"])
    let outcome = try HaggleProcess.run([command, "Sources"], in: folder.url)
    #expect(outcome.status == 66)
    #expect(
      outcome.errors
        == "Sources/Scenarios: error: there is no such folder, of which a site is made; 'haggle check FILE' takes any "
        + "Swift file, 'haggle record' and 'haggle diff' any folder with some\n")
  }

  @Test func aScenarioThatIsTooLargeIsNamedByBuildAndCheck() throws {
    let source = "#Preview { Color.red }\n"
    let large = source + String(repeating: " ", count: 400)
    let folder = try TemporaryFolder(["Scenarios/a/good.swift": source, "Scenarios/a/large.swift": large])
    for subcommand in ["build", "check"] {
      let outcome = try HaggleProcess.run([subcommand, "--limit", "source=300"], in: folder.url)
      #expect(outcome.status == 1)
      #expect(outcome.errors.hasPrefix("Scenarios/a/large.swift:1:1: error: "), "\(outcome.errors)")
      #expect(outcome.errors.contains("[file-too-large]") && !outcome.errors.contains("good.swift"))
    }
  }

  @Test(arguments: ["Scenarios/out", "Scenarios", "Site/root", "Site/new/deep", "link/out"])
  func theOutputIsNoneOfTheSources(output: String) throws {
    let files = ["Scenarios/a/good.swift": "#Preview { Color.red }\n", "Site/site.yml": "title: A\n"]
    let folder = try TemporaryFolder(files)
    try FileManager.default.createSymbolicLink(at: folder.file("link"), withDestinationURL: folder.file("Site"))
    let before = folder.allPaths
    for arguments in [["build", "."], ["build", ".", "--shard", "1/1"], ["merge", "part"]] {
      let outcome = try HaggleProcess.run(arguments + ["--output", output], in: folder.url)
      #expect(outcome.status == 73, "\(arguments)")
      #expect(outcome.errors.hasPrefix("\(output): error: the site would be written into 'S"), "\(outcome.errors)")
    }
    #expect(folder.allPaths == before)
    // A name that only begins like theirs is another folder.
    #expect(try HaggleProcess.run(["build", ".", "--quiet", "--output", "Site-out"], in: folder.url).status == 0)
  }

  @Test func tellsOfColumnsThatHaveNoNumber() throws {
    let source =
      "#Preview { Grid { GridRow { Color.red.gridCellColumns(Int.max); Color.red.gridCellColumns(Int.max) } } }"
    let outcome = try HaggleProcess.run(["trace", "-"], input: Array(source.utf8))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Column 2147483647"))
  }
}
