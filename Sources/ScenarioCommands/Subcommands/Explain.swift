package import ArgumentParser
package import Diagnostics
internal import ScenarioPipeline

/// `haggle explain`: why a view has its size.
package struct Explain: Subcommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain",
      abstract: "Tells in the terminal why a view has its size.",
      discussion: """
        Prints the views around it with what each was proposed and answered, the sentences, the account of its \
        modifiers or of its children, and what was found.

        --view names a view of the preview by its label, its text, its name or LINE[:COLUMN]; what is none of these is \
        a view of the file, shown by itself. Without it the explanation is about what a figure would be about.

          haggle explain Row.swift --view HStack
          haggle explain Row.swift --view 12

        Tables have lines and colours where the output is a terminal; NO_COLOR=1 keeps colours away.
        """)
  }

  @OptionGroup var argument: FileArgument
  @OptionGroup var scenario: ScenarioArguments

  package var diagnostics: ReportingArguments.Format { scenario.reporting.diagnostics }

  package init() {}

  package func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let terminal = terminal.rereading()
    // Arguments are for a view shown by itself, which must be chosen by name.
    guard let view = scenario.view, scenario.with.isEmpty else {
      let run = try scenario.run(argument.file, in: terminal, reporter)
      return try write(ScenarioExplanation(of: run, view: nil), of: run, in: terminal)
    }
    var previews = scenario
    previews.view = nil
    let run = try previews.run(argument.file, in: terminal, reporter)
    if let explanation = ScenarioExplanation(of: run, view: view) {
      return try write(explanation, of: run, in: terminal)
    }
    let alone: ScenarioRun
    do throws(Problem) {
      alone = try scenario.run(argument.file, in: terminal, reporter)
    } catch {
      guard error.reports.first?.code.name == "unknown-view-name" else { throw error }
      throw Problem(CommandFault.unknownView(view, among: run.previews.flatMap(\.viewNames)), in: argument.file)
    }
    return try write(ScenarioExplanation(of: alone, view: nil), of: alone, in: terminal)
  }

  private func write(
    _ explanation: ScenarioExplanation?, of run: ScenarioRun, in terminal: Terminal
  ) throws(Problem) -> ExitStatus {
    guard let explanation else { throw Problem(CommandFault.nothingPlaced, in: argument.file) }
    try terminal.write(explanation.text(terminal.form))
    return scenario.status(run)
  }
}
