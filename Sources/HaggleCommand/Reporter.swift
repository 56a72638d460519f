import ArgumentParser
import SiteGeneration
import SwiftFrontend

/// `--diagnostics text|json|sarif` and `--strict`.
struct ReportingArguments: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, sarif }

  @Option(
    help: ArgumentHelp(
      "How errors and warnings are written: to read, as JSON with an object a line, or as a SARIF document.",
      discussion: "check writes JSON and SARIF to its standard output, the other commands to the error stream."))
  var diagnostics: Format = .text

  @Flag(help: "Fail when there are warnings or findings.")
  var strict = false
}

/// Collects what a command has to say and writes it, in order and without repetition, when the command is through.
final class Reporter {
  let format: ReportingArguments.Format
  private let write: (String) -> Void
  private var reports: [Report] = []
  private var isFinished = false

  init(format: ReportingArguments.Format, write: @escaping (String) -> Void) {
    self.format = format
    self.write = write
  }

  /// Whether a person reads along, so that progress may be told.
  var isText: Bool { format == .text }

  func add(_ reports: [Report]) { self.reports += reports }

  /// Writes everything; what is called later has no effect.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    let ordered = Report.ordered(reports)
    switch format {
    case .text: for report in ordered { write(report.text + "\n") }
    case .json: if !ordered.isEmpty { write(DiagnosticLines.text(ordered)) }
    case .sarif: write(DiagnosticSARIF.text(ordered, version: Haggle.configuration.version))
    }
  }
}
