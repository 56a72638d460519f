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

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, tree, type }

  @OptionGroup var scenario: ScenarioArguments

  @Option(help: "As data, as a tree to read, or only the nested type of the view, close to what Swift prints.")
  var format: Format = .tree

  var diagnostics: ReportingArguments.Format { scenario.reporting.diagnostics }

  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let run = try scenario.run(in: terminal, reporter)
    let document = ScenarioTrace(of: run)
    switch format {
    case .json: try terminal.write(document.json())
    case .tree: try terminal.write(document.tree())
    case .type: try terminal.write(document.type())
    }
    return scenario.status(run)
  }
}
