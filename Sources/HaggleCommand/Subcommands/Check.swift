import ArgumentParser
internal import Diagnostics
import Foundation
internal import ScenarioCommands
internal import ScenarioPipeline
internal import SiteGeneration

/// `haggle check`: a build without writing.
struct Check: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Lays out and validates without publishing anything.",
      discussion: """
        Given a folder, checks the whole site that `haggle build` would write, and keeps its pages for the next build; \
        given a file, checks its previews.

        Comments in a preview or above it state what its layout must be, and it is an error where they are wrong:

          // expect: row 168 × 21.3 at 16, 39.4
          // expect: row width 160...180
          // expect: no findings
          // expect: same as #other
        """)
  }

  @Argument(
    help: """
      A folder with Scenarios and Site, or a Swift file, one preview of which may be named or numbered; - reads standard \
      input.
      """)
  var path: String = "."

  @Flag(help: "Write the lengths that are laid out into expectations that are not met.")
  var fix = false

  @OptionGroup var pages: PageCacheArguments
  @OptionGroup var assumptions: AssumptionArguments
  @OptionGroup var reporting: ReportingArguments

  var diagnostics: ReportingArguments.Format { reporting.diagnostics }
  var isAboutDiagnostics: Bool { true }

  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let isSite = path != "-" && exists && isFolder.boolValue
    var reports = isSite ? try checkFolder() : try checkFile(in: terminal)
    if fix, path != "-" {
      let folder = isSite ? path : FileManager.default.currentDirectoryPath
      reports = try Repair(folder: URL(fileURLWithPath: folder, isDirectory: true)).make("expectation", of: reports)
    }
    reporter.add(reports)
    if reports.hasErrors { return .contentErrors }
    return reporting.strict && reports.hasWarnings ? .warnings : .success
  }

  private func checkFolder() throws(Problem) -> [Report] {
    let site = try SiteBuilder(
      folder: URL(fileURLWithPath: path), options: assumptions.options(), cache: pages.pages
    ).build()
    return site.warnings + site.findings
  }

  private func checkFile(in terminal: Terminal) throws(Problem) -> [Report] {
    let named = PreviewArgument(path)
    var options = try assumptions.options()
    if named.file != "-" { options.takePlatform(ofProjectAround: URL(fileURLWithPath: named.file)) }
    let run = try ScenarioRunner(options: options).run(try terminal.scenario(named.file, options), only: named.preview)
    _ = try ScenarioFigures(of: run).validated()
    return run.warnings + run.findings
  }
}
