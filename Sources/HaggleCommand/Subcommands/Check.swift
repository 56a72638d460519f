import ArgumentParser
import Foundation
import SiteGeneration

/// `haggle check`: everything but the writing.
struct Check: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Lays out and validates without writing anything.",
      discussion: "Given a folder, checks the whole site that `haggle build` would write; given a file, its previews.")
  }

  @Argument(help: "A folder with Scenarios and Site, or a Swift file; - reads standard input.")
  var path: String = "."

  @Flag(help: "Fail when there are warnings.")
  var strict = false

  func run(in terminal: Terminal) throws(Problem) -> ExitStatus {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let warnings =
      path != "-" && exists && isFolder.boolValue
      ? try SiteBuilder(folder: URL(fileURLWithPath: path)).build().warnings : try checkFile(in: terminal)
    warnings.forEach(terminal.report)
    return strict && !warnings.isEmpty ? .warnings : .success
  }

  private func checkFile(in terminal: Terminal) throws(Problem) -> [String] {
    let file =
      path == "-"
      ? ScenarioFile(standardInput: terminal.readInput())
      : try ScenarioFile(reading: URL(fileURLWithPath: path), shownAs: path)
    let run = try ScenarioRunner().run(file)
    _ = try ScenarioFigures(of: run).validated()
    return run.warnings
  }
}
