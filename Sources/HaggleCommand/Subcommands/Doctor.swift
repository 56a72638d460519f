import ArgumentParser
internal import Diagnostics
import Foundation
internal import ScenarioCommands

/// `haggle doctor`: which of the tools and files that haggle can use are on this machine.
struct Doctor: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor",
      abstract: "Lists what haggle finds on this machine.",
      discussion: "Exits with 69 when something that haggle requires is missing.")
  }

  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let findings = Installation.examine()
    let width = findings.map(\.name.count).max() ?? 0
    for finding in findings {
      let name = finding.name.padding(toLength: width, withPad: " ", startingAt: 0)
      try terminal.write("\(finding.mark)  \(name)  \(finding.detail)")
    }
    return findings.contains { $0.state == .missing } ? .toolMissing : .success
  }
}

extension Installation.Finding {
  fileprivate var mark: String {
    switch state {
    case .found: "ok     "
    case .optional: "absent "
    case .missing: "MISSING"
    }
  }
}
