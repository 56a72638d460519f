package import ArgumentParser
package import Diagnostics
internal import Foundation
internal import ScenarioPipeline

/// `haggle diff`: what has changed of layouts.
package struct Diff: Subcommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Tells which views of previews have changed, by how much, and what differs first.",
      discussion: """
        With one folder, compares its previews with the baseline in it, which 'haggle record' writes. With two \
        arguments, compares any of these: a folder, a Swift file or FILE#PREVIEW as they are laid out now, or a \
        baseline.

          haggle diff Sources
          haggle diff Row.swift#Short Row.swift#Long
          haggle diff main.txt feature.txt

        Exit codes: 0 nothing differs, 1 something does.
        """)
  }

  package enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, sarif, markdown }

  @Argument(help: "A folder with a baseline; or what was before and what is now.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: "To read, as data, as SARIF for code scanning, or for a pull request.")
  var format: Format = .text

  @OptionGroup var baselines: BaselineArguments

  package init() {}

  package mutating func validate() throws {
    if paths.count > 2 { throw ValidationError("compare one folder with its baseline, or two of anything") }
  }

  package func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let before = try paths.count == 1 ? baselines.baseline(of: paths[0]) : baselines.side(paths[0])
    let now = paths.count == 1 ? BaselineSide(try baselines.runs(in: paths[0])) : try baselines.side(paths[1])
    let report = BaselineReport(from: before, to: now)
    switch format {
    case .text: try terminal.write(report.text())
    case .markdown: try terminal.write(report.markdown())
    case .json: try terminal.write(report.json())
    case .sarif: try terminal.write(SARIFForm.text(Report.ordered(report.reports()), version: Version.current))
    }
    return report.comparison.isEmpty ? .success : .contentErrors
  }
}
