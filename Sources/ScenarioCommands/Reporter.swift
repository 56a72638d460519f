package import ArgumentParser
package import Diagnostics

/// `--diagnostics text|json|sarif` and `--strict`.
package struct ReportingArguments: ParsableArguments {
  package enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, sarif }

  @Option(
    help: ArgumentHelp(
      "How errors and warnings are written: to read, as JSON with an object a line, or as a SARIF document.",
      discussion: "check writes JSON and SARIF to its standard output, the other commands to the error stream."))
  package var diagnostics: Format = .text

  @Flag(help: "End with 2 when there are warnings or findings; files are written, but a site is not published.")
  package var strict = false

  package init() {}
}

/// Collects the reports of a command, to be written in order and without repetition when it ends.
package final class Reporter {
  package let format: ReportingArguments.Format
  private var reports: [Report] = []
  private var isFinished = false

  package init(format: ReportingArguments.Format) { self.format = format }

  /// Whether a person reads the output, so that progress may be shown.
  package var isText: Bool { format == .text }

  package func add(_ reports: [Report]) { self.reports += reports }

  /// Everything that was reported; empty when called again.
  package func finish() -> String {
    guard !isFinished else { return "" }
    isFinished = true
    let ordered = Report.ordered(reports)
    switch format {
    case .text: return ordered.map { $0.text + "\n" }.joined()
    case .json: return JSONLinesForm.text(ordered)
    case .sarif: return SARIFForm.text(ordered, version: Version.current)
    }
  }
}
