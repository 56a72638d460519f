import Foundation
import TestSupport
import Testing

/// Where results are written to.
struct OutputFileTests {
  private static let source = "#Preview(\"Row\") { Color.red.frame(width: 30) }\n"

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "s.swift": OutputFileTests.source, "d/a.swift": OutputFileTests.source, "d/s.txt": OutputFileTests.source,
    ])
    try folder.write(
      Array(HaggleProcess.run(["trace", "s.swift", "--format", "json"], in: folder.url).output.utf8), to: "x.json")
    #expect(try HaggleProcess.run(["record", "d"], in: folder.url).status == 0)
    try FileManager.default.createSymbolicLink(at: folder.file("link.svg"), withDestinationURL: folder.file("s.swift"))
    try FileManager.default.linkItem(at: folder.file("d/s.txt"), to: folder.file("hard.svg"))
    return folder
  }

  @Test(arguments: [
    ("render s.swift -o s.swift", "s.swift"), ("render s.swift#Row -o s.swift", "s.swift"),
    ("render s.swift -o ./d/../s.swift", "./d/../s.swift"), ("render s.swift -o link.svg", "link.svg"),
    ("render d/s.txt -o hard.svg", "hard.svg"), ("render s.swift -o d/a.swift", "d/a.swift"),
    ("export --to perfetto s.swift -o s.swift", "s.swift"), ("export --to perfetto d -o d/a.swift", "d/a.swift"),
    ("view x.json -o x.json", "x.json"), ("view - -o s.swift", "s.swift"), ("record d -o d/a.swift", "d/a.swift"),
    ("diff d --page d/haggle-baseline.txt", "d/haggle-baseline.txt"), ("diff s.swift x.json --page x.json", "x.json"),
  ]) func replacesNoInput(command: String, name: String) throws {
    let folder = try project()
    let before = try folder.paths.map { try folder.text($0) }
    let trace = command.hasPrefix("view - ") ? try folder.text("x.json") : ""
    let outcome = try HaggleProcess.run(
      command.split(separator: " ").map(String.init), input: Array(trace.utf8), in: folder.url)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasSuffix(
        "\(name): error: the result would replace this file, which is an input; name another one to write\n"),
      "\(outcome.errors)")
    #expect(try folder.paths.map { try folder.text($0) } == before)
  }

  private static let unmet = "// expect: frame width 9\n" + source

  private static let replacements = [
    ("render s.swift -o s.svg", "s.svg"), ("export --to markdown s.swift -o out", "out/README.md"),
    ("record d", "d/haggle-baseline.txt"), ("check unmet.swift --fix", "unmet.swift"),
  ]

  /// A file with these permissions that a command writes anew, and how the command ends.
  private func replace(
    _ file: String, by command: String, _ mode: Int
  ) throws -> (folder: TemporaryFolder, outcome: HaggleProcess.Outcome) {
    let folder = try project()
    try folder.write(Array((file == "unmet.swift" ? OutputFileTests.unmet : "old").utf8), to: file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.file(file).path)
    return (folder, try HaggleProcess.run(command.split(separator: " ").map(String.init), in: folder.url))
  }

  @Test(arguments: replacements, [0o600, 0o755, 0o646])
  func keepsThePermissionsOfWhatItReplaces(replacement: (command: String, file: String), mode: Int) throws {
    let (folder, outcome) = try replace(replacement.file, by: replacement.command, mode)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try !["old", OutputFileTests.unmet].contains(folder.text(replacement.file)))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(replacement.file).path)
    #expect(attributes[.posixPermissions] as? Int == mode)
    #expect(!folder.paths.contains { $0.contains(".haggle-") })
  }

  @Test(arguments: replacements) func replacesNothingThatIsReadOnly(command: String, file: String) throws {
    let (folder, outcome) = try replace(file, by: command, 0o444)
    #expect(outcome.status == 73)
    #expect(outcome.errors.hasSuffix("\(file): error: the file is read-only\n"), "\(outcome.errors)")
    #expect(try ["old", OutputFileTests.unmet].contains(folder.text(file)))
  }

  /// A result is not an input of the next run, although it has the name of one.
  @Test func replacesWhatAnEarlierRunWrote() throws {
    let folder = try project()
    for _ in 0..<2 {
      let outcome = try HaggleProcess.run(["render", "s.swift", "-o", "s.svg"], in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try HaggleProcess.run(["record", "d"], in: folder.url).status == 0)
    }
  }
}
