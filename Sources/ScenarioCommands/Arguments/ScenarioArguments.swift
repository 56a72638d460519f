import ArgumentParser
package import Diagnostics
import Foundation
import LayoutEngine
package import ScenarioPipeline
import SwiftUIViews

/// How the scenarios of a command are laid out.
struct ScenarioArguments: ParsableArguments {
  @Option(name: .long, help: "Only the preview of this name or number; FILE#PREVIEW does the same for one file.")
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
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Propose exactly this to the root view and report it at the origin; a side is a number, nil or inf. Several give "
        + "each preview with every one.",
      valueName: "WxH"),
    transform: ProposalArgument.init)
  var proposal: [ProposalArgument] = []

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

  @Option(
    help: ArgumentHelp(
      "Whose fonts and defaults to use; ios if not given, or macos for the windows of a Mac and for files of an Xcode "
        + "project that is only for Macs. Several give each preview "
        + "for every one."))
  var platform: [PlatformArgument] = []

  @OptionGroup var reporting: ReportingArguments

  /// The options for each of the platforms and proposals, with the words that distinguish their previews.
  ///
  /// - Parameter file: the scenario's, or `-`.
  private func options(for file: String) throws(Problem) -> [(words: [String], options: ScenarioRunner.Options)] {
    var options = try assumptions.options()
    options.container = size?.size
    options.devices = device.map(\.device)
    options.isSideways = orientation.map { $0 == .landscape }
    options.view = view
    options.cache = ParsedFileCache.standard(cache)
    options.values = with.map { ($0.name, $0.source) }
    let platforms: [PlatformArgument?] = platform.isEmpty ? [nil] : platform
    let proposals: [ProposalArgument?] = proposal.isEmpty ? [nil] : proposal
    return platforms.flatMap { platform in
      proposals.map { proposal in
        var own = options
        if file != "-" { own.takePlatform(ofProjectAround: URL(fileURLWithPath: file)) }
        own.platform = platform?.platform ?? devicePlatform ?? own.platform
        own.proposal = proposal?.proposal
        let words = [
          platforms.count > 1 ? platform?.words : nil, proposals.count > 1 ? proposal?.words : nil,
        ]
        return (words.compactMap { $0 }, own)
      }
    }
  }

  /// The number of times each preview is laid out.
  var variantCount: Int { max(1, platform.count) * max(1, proposal.count) * max(1, device.count) }

  /// The platform of the devices; `nil` where none is given.
  private var devicePlatform: Platform? {
    if device.isEmpty { return nil }
    return device.allSatisfy { $0.device.platform == .macOS } ? .macOS : .iOS
  }

  /// The previews and views of a file that can be shown.
  func contents(of file: String, in terminal: Terminal) throws(Problem) -> ScenarioContents {
    let options = try options(for: file)[0].options
    let runner = ScenarioRunner(options: options)
    return try ScenarioContents(of: runner.read(terminal.scenario(file, options)), runner)
  }

  /// Reads a scenario, lays it out and reports its warnings; findings are part of the trace, and are reported only when
  /// they make the command fail.
  func run(_ argument: String, in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ScenarioRun {
    let named = PreviewArgument(argument)
    if named.preview != nil, preview != nil { throw Problem(CommandFault.previewTwice, in: argument) }
    let variants = try options(for: named.file)
    let input = try terminal.scenario(named.file, variants[0].options)
    func run(_ variant: (words: [String], options: ScenarioRunner.Options)) throws(Problem) -> ScenarioRun {
      var run = try ScenarioRunner(options: variant.options).run(input, only: named.preview ?? preview)
      if !variant.words.isEmpty { run.distinguish(by: variant.words.joined(separator: " ")) }
      return run
    }
    var result = try run(variants[0])
    for variant in variants.dropFirst() { result.add(try run(variant)) }
    reporter.add(result.warnings + (reporting.strict ? result.findings : []))
    return result
  }

  /// The exit code of a command that otherwise succeeded.
  func status(_ run: ScenarioRun) -> ExitStatus {
    reporting.strict && (run.warnings + run.findings).hasWarnings ? .warnings : .success
  }
}

/// The argument of a command that reads one scenario.
struct FileArgument: ParsableArguments {
  @Argument(
    help: "A Swift file with previews or a view; - reads standard input.", completion: .file(extensions: ["swift"]))
  var file: String
}

extension Terminal {
  /// The scenario that an argument names: a path, or `-` for the standard input.
  ///
  /// - Throws: That the standard input cannot be read.
  package func scenario(_ argument: String, _ options: ScenarioRunner.Options) throws(Problem) -> ScenarioInput {
    // One byte more than a source may have is enough to show that it is too large.
    argument == "-"
      ? .standardInput(try readInput(options.files.source.number + 1))
      : .file(URL(fileURLWithPath: argument), shownAs: argument)
  }
}
