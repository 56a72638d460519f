import ArgumentParser
package import Diagnostics
import Foundation
import LayoutEngine
package import ScenarioPipeline
import SwiftUIViews

/// The arguments of every command that reads one scenario.
struct ScenarioArguments: ParsableArguments {
  @Argument(
    help: "A Swift file with previews or a view; - reads standard input.", completion: .file(extensions: ["swift"]))
  var file: String

  @Option(name: .long, help: "Only the preview of this name.")
  var preview: String?

  @Option(
    help: ArgumentHelp(
      "Show this view of the file by itself, with sample arguments where it needs some.", valueName: "NAME"))
  var view: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An argument of the view that is shown without a preview, as Swift writes it: title=\"Home\"; may be repeated.",
      valueName: "NAME=EXPRESSION"),
    transform: ValueArgument.init)
  var with: [ValueArgument] = []

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Lay out in a container of this size.", valueName: "WxH"),
    transform: SizeArgument.init)
  var size: SizeArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Propose exactly this to the root view and report it at the origin; a side is a number, nil or inf.",
      valueName: "WxH"),
    transform: ProposalArgument.init)
  var proposal: ProposalArgument?

  @Option(
    help: ArgumentHelp(
      "Lay out on this device, whatever the preview names; several give each preview on every one.",
      valueName: "NAME"))
  var device: [DeviceArgument] = []

  @Option(help: "How the device is held, whatever the preview asks for.")
  var orientation: OrientationArgument?

  @Option(
    help: ArgumentHelp(
      "Where to keep files that were parsed; $XDG_CACHE_HOME/haggle or ~/.cache/haggle if not given.",
      valueName: "DIR"),
    completion: .directory)
  var cache: String?

  @OptionGroup var assumptions: AssumptionArguments

  @Option(help: "Whose fonts and defaults to use; ios if not given, or macos for the windows of a Mac.")
  var platform: PlatformArgument?

  @OptionGroup var reporting: ReportingArguments

  private func options() throws(Problem) -> ScenarioRunner.Options {
    var options = try assumptions.options()
    options.platform = platform?.platform ?? impliedPlatform
    options.container = size?.size
    options.proposal = proposal?.proposal
    options.devices = device.map(\.device)
    options.isSideways = orientation.map { $0 == .landscape }
    options.view = view
    options.cache = ParsedFileCache.standard(cache)
    options.values = with.map { ($0.name, $0.source) }
    return options
  }

  /// That of the devices.
  private var impliedPlatform: Platform {
    !device.isEmpty && device.allSatisfy { $0.device.platform == .macOS } ? .macOS : .iOS
  }

  /// What can be shown of the file.
  func contents(in terminal: Terminal) throws(Problem) -> ScenarioContents {
    let options = try options()
    let runner = ScenarioRunner(options: options)
    return try ScenarioContents(of: runner.read(terminal.scenario(file, options)), runner)
  }

  /// Reads the scenario, lays it out and reports its warnings; findings stand in the trace and are only reported
  /// when they make the command fail.
  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ScenarioRun {
    let options = try options()
    let run = try ScenarioRunner(options: options).run(try terminal.scenario(file, options), only: preview)
    reporter.add(run.warnings + (reporting.strict ? run.findings : []))
    return run
  }

  /// The exit code of a command that otherwise succeeded.
  func status(_ run: ScenarioRun) -> ExitStatus {
    reporting.strict && (run.warnings + run.findings).hasWarnings ? .warnings : .success
  }
}

extension Terminal {
  /// The scenario that an argument names: a path, or `-` for the standard input.
  ///
  /// - Throws: That the standard input cannot be read.
  package func scenario(_ argument: String, _ options: ScenarioRunner.Options) throws(Problem) -> ScenarioInput {
    // One byte more than a source may have is enough to see that it is too large.
    argument == "-"
      ? .standardInput(try readInput(options.files.source.number + 1))
      : .file(URL(fileURLWithPath: argument), shownAs: argument)
  }
}
