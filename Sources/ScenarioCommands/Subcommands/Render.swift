package import ArgumentParser
package import Diagnostics
import Foundation
internal import ScenarioPipeline

/// `haggle render`: figures as files.
package struct Render: Subcommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Draws the figure of a preview as SVG, PNG or PDF.",
      discussion: """
        With several previews, choose one with --preview or name a folder as output to get all of them.

        A figure is about one subject: what --focus names, else what a finding is about, else the container whose \
        children's offers and answers differ most. The same can be chosen in a preview's doc comment:

          /// - Figure: focus "row", depth 2, preset ledger
        """)
  }

  @OptionGroup var scenario: ScenarioArguments
  @OptionGroup(title: "Figure") var figure: FigureArguments
  @OptionGroup(title: "File") var file: ExportArguments

  @Option(
    name: .shortAndLong, help: "The file to write, or a folder for all figures; standard output for - or if not given.")
  var output: String?

  package var diagnostics: ReportingArguments.Format { scenario.reporting.diagnostics }

  package init() {}

  package func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let export = try file.export(to: output)
    let run = try scenario.run(in: terminal, reporter)
    let lettering = file.lettering(in: export.format)
    let figures = try ScenarioFigures(of: run, request: figure.request, lettering: lettering).validated()
    reporter.add(figures.flatMap { $0.faults })
    if let output, isFolder(output) {
      for figure in figures {
        let file = URL(fileURLWithPath: output).appendingPathComponent(export.name(of: figure))
        try OutputFile.write(export.bytes(of: figure), to: file)
      }
      return scenario.status(run)
    }
    // What a preview presents is written where it is asked for, or all are.
    let own = run.previews.count == 1 ? figures : figures.filter { !$0.isPresented }
    guard own.count == 1 else {
      throw Problem(CommandFault.severalPreviews(figures.map(\.title)), in: scenario.file)
    }
    if let output, output != "-" {
      try OutputFile.write(export.bytes(of: own[0]), to: URL(fileURLWithPath: output))
    } else {
      try terminal.write(export.bytes(of: own[0]))
    }
    return scenario.status(run)
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : path.hasSuffix("/")
  }
}
