package import ArgumentParser
package import Diagnostics
internal import ScenarioPipeline

/// `haggle trace`: the record of a negotiation.
package struct TraceCommand: Subcommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "trace",
      abstract: "Prints every proposal, answer and placement of a preview.",
      discussion: "With several previews JSON is an array of all, and the tree shows them one after the other.")
  }

  package enum Format: String, ExpressibleByArgument, CaseIterable { case json, tree, type }

  @OptionGroup var argument: FileArgument
  @OptionGroup var scenario: ScenarioArguments

  @Option(help: "As data, as a tree to read, or only the nested type of the view, close to what Swift prints.")
  var format: Format = .tree

  @Flag(
    help:
      "List the file's previews, what they present, and its views, as lines or with '--format json', and lay nothing out."
  )
  var list = false

  package var diagnostics: ReportingArguments.Format { scenario.reporting.diagnostics }

  package init() {}

  package func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    if list {
      let contents = try scenario.contents(of: argument.file, in: terminal)
      try terminal.write(format == .json ? contents.json() : contents.text())
      return .success
    }
    let run = try scenario.run(argument.file, in: terminal, reporter)
    let document = ScenarioTrace(of: run)
    switch format {
    case .json: try terminal.write(document.json())
    case .tree: try terminal.write(document.tree())
    case .type: try terminal.write(document.type())
    }
    return scenario.status(run)
  }
}
