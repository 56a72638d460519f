import ArgumentParser
import SiteGeneration

/// `haggle trace`: the record of a negotiation.
struct TraceCommand: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "trace",
      abstract: "Prints every proposal, answer and placement of a preview.",
      discussion: "With several previews JSON is an array of all, and the tree shows them one after the other.")
  }

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, tree }

  @OptionGroup var scenario: ScenarioArguments

  @Option(help: "As data or to read.")
  var format: Format = .tree

  func run(in terminal: Terminal) throws(Problem) -> ExitStatus {
    let run = try scenario.run(in: terminal)
    let document = ScenarioTrace(of: run)
    terminal.write(format == .json ? document.json() : document.tree())
    return scenario.status(run)
  }
}
