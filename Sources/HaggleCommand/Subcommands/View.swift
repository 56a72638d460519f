import ArgumentParser
internal import Diagnostics
import Foundation
internal import ScenarioCommands
internal import SiteGeneration

/// `haggle view`: a live page in one file.
struct View: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Writes the live page of a file's previews as one file.",
      discussion: """
        The page holds all that it needs: styles, fonts, script, the engine and the program. It can be opened from a \
        folder or sent to somebody, and loads nothing.

          haggle view Row.swift -o row.html
        """)
  }

  @Argument(
    help: "A Swift file with previews; - reads standard input.", completion: .file(extensions: ["swift"]))
  var file: String

  @Option(name: .shortAndLong, help: "The file to write; standard output for - or if not given.")
  var output: String?

  @OptionGroup var engine: EngineArguments
  @OptionGroup var evaluation: EvaluationArguments
  @OptionGroup var reporting: ReportingArguments

  var diagnostics: ReportingArguments.Format { reporting.diagnostics }

  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let options = try evaluation.options()
    let page = try SinglePage(options: options, engine: engine.found()).make(try terminal.scenario(file, options))
    reporter.add(page.reports)
    if let output, output != "-" {
      try OutputFile.write(Data(page.html.utf8), to: URL(fileURLWithPath: output))
    } else {
      try terminal.write(page.html)
    }
    return reporting.strict && page.reports.hasWarnings ? .warnings : .success
  }
}
