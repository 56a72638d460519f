package import ArgumentParser
package import Diagnostics
internal import Foundation

/// A command that does its work through a terminal that it is given.
package protocol Subcommand: ParsableCommand {
  /// The format in which errors and warnings are written.
  var diagnostics: ReportingArguments.Format { get }
  /// Whether errors and warnings are the command's result.
  var isAboutDiagnostics: Bool { get }

  /// Does the work.
  ///
  /// - Throws: Why it could not be done.
  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus
}

extension Subcommand {
  package var diagnostics: ReportingArguments.Format { .text }
  package var isAboutDiagnostics: Bool { false }

  /// Runs the command and writes its reports, problems included.
  package func reporting(in terminal: Terminal) -> ExitStatus {
    let isResult = isAboutDiagnostics && diagnostics != .text
    let reporter = Reporter(format: diagnostics)
    var status: ExitStatus
    do throws(Problem) {
      status = try run(in: terminal, reporter)
    } catch {
      reporter.add(error.reports)
      status = ExitStatus(error.kind)
    }
    do throws(Problem) {
      if isResult {
        try terminal.writeOutput(Data(reporter.finish().utf8))
      } else {
        terminal.writeError(reporter.finish())
      }
    } catch {
      // Whatever the result was, it has not reached anybody.
      terminal.report(error.reports.map(\.text).joined(separator: "\n"))
      status = ExitStatus(error.kind)
    }
    return status
  }
}

/// The version of the program.
package enum Version {
  package static let current = "0.1.0"
}
