package import ArgumentParser
package import Diagnostics
internal import Foundation
internal import ScenarioPipeline

/// `haggle record`: how the previews of a folder look, to compare with later.
package struct Record: Subcommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record",
      abstract: "Writes down the frames and findings of a folder's previews.",
      discussion: """
        Lays out every preview of the folder or package and writes haggle-baseline.txt into it, a line a view, to be \
        committed and reviewed. 'haggle diff DIR' tells what has changed since.

        Views are known by the views around them, not by lines of the source. Of a file that has errors the baseline \
        keeps what it had, and the exit code is 1.
        """)
  }

  @Argument(help: "A folder with Swift files, or a package.", completion: .directory)
  var folder: String = "."

  @Option(
    name: .shortAndLong, help: "The file to write; haggle-baseline.txt in the folder if not given, - for the output.")
  var output: String?

  @OptionGroup var baselines: BaselineArguments
  @OptionGroup var reporting: ReportingArguments

  package var diagnostics: ReportingArguments.Format { reporting.diagnostics }

  package init() {}

  package func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let all = try baselines.runs(in: folder)
    let warnings = all.runs.flatMap { $0.run.warnings }
    reporter.add(all.errors + warnings)
    var side = BaselineSide(all)
    if output == "-" {
      try terminal.write(side.baseline.text)
    } else {
      let own = URL(fileURLWithPath: folder).appendingPathComponent(BaselineFiles.name)
      let file = output.map { URL(fileURLWithPath: $0) } ?? own
      if !all.errors.isEmpty, let earlier = try baselines.earlierBaseline(file, shownAs: output ?? file.path) {
        side = side.keeping(earlier)
      }
      let read = ReadFiles([baselines.assumptions.evaluation.metrics])
      try OutputFile.write(Data(side.baseline.text.utf8), to: file, apartFrom: read)
    }
    if !all.errors.isEmpty { return .contentErrors }
    return reporting.strict && warnings.hasWarnings ? .warnings : .success
  }
}
