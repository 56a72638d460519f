import ArgumentParser
internal import Diagnostics
import Foundation
internal import ScenarioCommands
internal import ScenarioPipeline
internal import SiteGeneration

/// `haggle view`: a live page in one file.
struct View: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "view",
      abstract: "Writes the live page of a file's previews, or of a trace, as one file.",
      discussion: """
        The page holds all that it needs: styles, fonts, script, the engine and the program. It can be opened from a \
        folder or sent to somebody, and loads nothing. Of a trace it shows the figure, the calls, the reasons and the \
        tables; without the program nothing can be laid out anew.

          haggle view Row.swift -o row.html
          haggle trace Row.swift --format json | haggle view - -o row.html
        """)
  }

  @Argument(
    help: ArgumentHelp(
      "A Swift file with previews, one of which may be named or numbered, or a trace; - reads standard input.",
      valueName: "file[#preview]"),
    completion: .file(extensions: ["swift", "json"]))
  var file: String

  @Option(name: .shortAndLong, help: "The file to write; standard output for - or if not given.")
  var output: String?

  @OptionGroup var engine: EngineArguments
  @OptionGroup var evaluation: EvaluationArguments
  @OptionGroup var reporting: ReportingArguments

  var diagnostics: ReportingArguments.Format { reporting.diagnostics }

  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let page = try page(terminal)
    reporter.add(page.reports)
    if let output, output != "-" {
      let read = ReadFiles([file, engine.engine, evaluation.metrics])
      try OutputFile.write(Data(page.html.utf8), to: URL(fileURLWithPath: output), apartFrom: read)
    } else {
      try terminal.write(page.html)
    }
    return reporting.strict && page.reports.hasWarnings ? .warnings : .success
  }

  private func page(_ terminal: Terminal) throws(Problem) -> (html: String, reports: [Report]) {
    var options = try evaluation.options()
    if file != "-" { options.takePlatform(ofProjectAround: URL(fileURLWithPath: PreviewArgument(file).file)) }
    let recorded = try trace(terminal, options.files.asset)
    if let recorded, file != "-" || SinglePage.isTrace(recorded) {
      return (try SinglePage.make(recorded: recorded, shownAs: file), [])
    }
    let single = SinglePage(options: options, engine: try engine.found())
    if let recorded { return try single.make(.standardInput(recorded)) }
    let named = PreviewArgument(file)
    return try single.make(try terminal.scenario(named.file, options), only: named.preview)
  }

  /// The bytes of an input that may be a trace; `nil` for a source file.
  private func trace(_ terminal: Terminal, _ limit: FileLimits.Limit) throws(Problem) -> [UInt8]? {
    if file == "-" { return try terminal.readInput(limit.number + 1) }
    guard file.hasSuffix(".json") else { return nil }
    return try InputFile.bytes(URL(fileURLWithPath: file), limit: limit, shownAs: file)
  }
}
