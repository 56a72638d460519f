import ArgumentParser
import Foundation
import LayoutEngine
import SiteGeneration

/// The arguments of every command that reads one scenario.
struct ScenarioArguments: ParsableArguments {
  @Argument(
    help: "A Swift file with previews or a view; - reads standard input.", completion: .file(extensions: ["swift"]))
  var file: String

  @Option(name: .long, help: "Only the preview of this name.")
  var preview: String?

  @Option(help: ArgumentHelp("Lay out in a container of this size.", valueName: "WxH"))
  var size: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "Propose exactly this to the root view and report it at the origin; a side is a number, nil or inf.",
      valueName: "WxH"))
  var proposal: ProposalArgument?

  @Option(help: "Whose fonts and defaults to use.")
  var platform: PlatformArgument = .ios

  @Flag(help: "Fail when there are warnings.")
  var strict = false

  /// Reads the scenario, lays it out and reports its warnings.
  func run(in terminal: Terminal) throws(Problem) -> ScenarioRun {
    let file = try scenario(in: terminal)
    let options = ScenarioRunner.Options(
      platform: platform.platform, container: size?.size, proposal: proposal?.proposal)
    let run = try ScenarioRunner(options: options).run(file, only: preview)
    run.warnings.forEach(terminal.report)
    return run
  }

  /// The exit code of a command that otherwise succeeded.
  func status(_ run: ScenarioRun) -> ExitStatus { strict && !run.warnings.isEmpty ? .warnings : .success }

  private func scenario(in terminal: Terminal) throws(Problem) -> ScenarioFile {
    if file == "-" { return ScenarioFile(standardInput: terminal.readInput()) }
    return try ScenarioFile(reading: URL(fileURLWithPath: file), shownAs: file)
  }
}
