import Foundation
import TestSupport
import Testing

/// The files for services and editors: their commands are run here.
struct WorkflowTests {
  private static let row = """
    #Preview("Row", traits: .fixedLayout(width: 100, height: 40)) { Color.red.frame(width: 30) }
    """

  private func text(_ path: String) throws -> String {
    try String(contentsOf: HaggleProcess.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// A package whose row is 30 points wide by its baseline, and 40 now.
  private func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Sources/Row.swift": WorkflowTests.row])
    #expect(try HaggleProcess.run(["record", "Sources"], in: folder.url).status == 0)
    try folder.write(Array(WorkflowTests.row.replacing("30", with: "40").utf8), to: "Sources/Row.swift")
    return folder
  }

  /// The same with haggle in `home/.local/bin`.
  private func packageWithProgram() throws -> TemporaryFolder {
    let folder = try package()
    let programs = folder.file("home/.local/bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: programs.appendingPathComponent("haggle"),
      withDestinationURL: HaggleProcess.products.appendingPathComponent("haggle"))
    return folder
  }

  /// Runs lines of a job literally, with the variables that the service sets; what they install is the program of these
  /// tests, so that none is built.
  private func run(_ script: String, in folder: TemporaryFolder) throws -> HaggleProcess.Outcome {
    let variables = [
      "HOME": folder.file("home").path, "FOLDER": "Sources", "RUNNER_TEMP": folder.url.path,
      "GITHUB_ACTION_PATH": HaggleProcess.package.path, "HAGGLE_CHECKOUT": HaggleProcess.package.path,
      "PROGRAM": HaggleProcess.products.appendingPathComponent("haggle").path,
      "GITHUB_OUTPUT": folder.file("output").path, "GITHUB_STEP_SUMMARY": folder.file("haggle.md").path,
    ]
    let all = variables.map { $0.key + "=" + $0.value }
    return try HaggleProcess.run(URL(fileURLWithPath: "/usr/bin/env"), all + ["bash", "-ec", script], in: folder.url)
  }

  /// What a job leaves where a row has changed.
  private func expectDifference(_ outcome: HaggleProcess.Outcome, in folder: TemporaryFolder) throws {
    #expect(outcome.status == 1, "\(outcome.errors)")
    let sarif = try JSONSerialization.jsonObject(with: Data(folder.text("haggle.sarif").utf8)) as? [String: Any]
    let runs = sarif?["runs"] as? [[String: Any]]
    #expect((runs?.first?["results"] as? [Any])?.isEmpty == false)
    #expect(try folder.text("haggle.md").contains("| frame | 40 × 40, was 30 × 40;"))
  }

  @Test func theActionInstallsComparesAndLeavesItsFiles() throws {
    let action = try text("action.yml")
    let scripts = action.matches(of: #/\n      run: \|\n((?:        .*\n)+)/#).map { String($0.1) }
    #expect(scripts.count == 2 && action.matches(of: #/run:/#).count == 2)
    // In a container the expression names a folder of the host.
    #expect(!action.contains("github.action_path"))
    let folder = try package()
    let installed = try run(scripts[0], in: folder)
    #expect(installed.status == 0, "\(installed.errors)")
    try expectDifference(try run(scripts[1], in: folder), in: folder)
    #expect(try folder.text("output") == "sarif=\(folder.file("haggle.sarif").path)\n")
    #expect(try text("Examples/ci/github.yml").contains("sarif_file: ${{ steps.haggle.outputs.sarif }}"))
  }

  @Test func theJobOfGitLabDoesTheSame() throws {
    let lines = try text("Examples/ci/gitlab.yml").matches(of: #/\n    - (.*)/#).map { String($0.1) }
    let folder = try package()
    try expectDifference(try run(lines.joined(separator: "\n"), in: folder), in: folder)
  }

  @Test func theHooksFailWhereALayoutIsWrong() throws {
    let hooks = try text(".pre-commit-hooks.yaml").matches(of: #/\n  entry: (.*)/#).map { String($0.1) }
    #expect(hooks.count == 2)
    let folder = try packageWithProgram()
    let path = "PATH=\"$HOME/.local/bin:$PATH\"; "
    #expect(try run(path + hooks[0] + " Sources/Row.swift", in: folder).status == 0)
    #expect(try run(path + hooks[1], in: folder).status == 1)
    try folder.write(Array(("// expect: Color width 31\n" + WorkflowTests.row).utf8), to: "Sources/Row.swift")
    #expect(try run(path + hooks[0] + " Sources/Row.swift", in: folder).status == 1)
    #expect(try run(path + hooks[1], in: folder).status == 0)
  }

  @Test func theProblemMatcherReadsWhatCheckWrites() throws {
    let tasks = try JSONSerialization.jsonObject(with: Data(text("Examples/editor/tasks.json").utf8)) as? [String: Any]
    let task = try #require((tasks?["tasks"] as? [[String: Any]])?.first)
    let pattern = try #require((task["problemMatcher"] as? [String: Any])?["pattern"] as? [String: Any])
    let regex = try Regex(try #require(pattern["regexp"] as? String)).anchorsMatchLineEndings()
    let folder = try TemporaryFolder(["Row.swift": "#Preview {\n  Text(\"a\").paddng()\n}"])
    let errors = try HaggleProcess.run(["check", "Row.swift"], in: folder.url).errors
    let match = try #require(errors.firstMatch(of: regex), "\(errors)")
    #expect((1...4).map { match.output[$0].substring.map(String.init) } == ["Row.swift", "2", "12", "error"])
  }

  @Test func theReleaseScriptStripsAndMeasures() throws {
    let folder = try TemporaryFolder()
    let program = HaggleProcess.products.appendingPathComponent("haggle").path
    let script = HaggleProcess.package.appendingPathComponent("Scripts/release.sh").path
    let outcome = try HaggleProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["PROGRAM=" + program, script, folder.file("dist").path])
    #expect(outcome.output.contains(#/(?m)^size +\d+\.\d MB, aim 30$/#), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains(#/(?m)^start +\d+\.\d ms, aim 15$/#))
    #expect(outcome.status == 0 && folder.paths == ["dist/haggle"])
  }

  @Test func theImageHasWhatIsInstalled() throws {
    let lines = try text("Dockerfile").split(separator: "\n").map(String.init)
    let install = try #require(lines.first { $0.hasPrefix("RUN make install ") })
    #expect(lines.contains("COPY --from=build /haggle/installed/usr/local /usr/local"))
    let folder = try TemporaryFolder()
    let command = install.replacing("RUN make ", with: "make -C \"$HAGGLE_CHECKOUT\" ")
      .replacing("/haggle/installed", with: "\"$HOME\"")
    #expect(try run(command, in: folder).status == 0)
    #expect(folder.paths.contains("home/usr/local/bin/haggle"), "\(folder.paths)")
    #expect(folder.paths.contains("home/usr/local/share/man/man1/haggle.1"))
  }
}
