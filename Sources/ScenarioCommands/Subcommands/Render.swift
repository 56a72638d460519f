package import ArgumentParser
package import Diagnostics
internal import Figures
import Foundation
internal import ScenarioPipeline

/// `haggle render`: figures as files.
package struct Render: Subcommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render",
      abstract: "Draws the figure of a preview as SVG, PNG or PDF.",
      discussion: """
        With several previews, choose one with --preview or name a folder as output to get all of them.

        Previews can be compared in one figure, side by side at one scale: what differs first is its title. Several \
        arguments are compared, and so are several devices, platforms or proposals; --compare does it with all \
        previews of a file.

          haggle render A.swift#one A.swift#two
          haggle render A.swift --device iphone-8 --device iphone-17-pro

        A negotiation can be shown step by step: --step N draws what is known after call N, --steps DIR writes a figure \
        for each step, and --animate shows them one after the other.

        A figure is about one subject: what --focus names, else what a finding is about, else the container whose \
        children's offers and answers differ most, of those with half of the views. The same can be chosen in a \
        preview's doc comment:

          /// - Figure: focus "row", depth 2, preset ledger
          /// - Figure: compare #other
        """)
  }

  @Argument(
    help: ArgumentHelp(
      "A Swift file with previews or a view, one of which may be named or numbered; - reads standard input. Several are "
        + "compared.",
      valueName: "file[#preview]"),
    completion: .file(extensions: ["swift"]))
  var files: [String]

  @OptionGroup var scenario: ScenarioArguments
  @OptionGroup(title: "Figure") var figure: FigureArguments
  @OptionGroup(title: "Steps") var step: StepArguments
  @OptionGroup(title: "File") var file: ExportArguments

  @Flag(help: "Draw all previews side by side in one figure; 2 to 4 can be compared.")
  var compare = false

  @Option(
    name: .shortAndLong, help: "The file to write, or a folder for all figures; standard output for - or if not given.")
  var output: String?

  package var diagnostics: ReportingArguments.Format { scenario.reporting.diagnostics }

  package init() {}

  package mutating func validate() throws {
    if files.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read once") }
    try file.check(output: output)
    guard step.isUsed else { return }
    if compare || files.count > 1 { throw ValidationError("steps are of one preview, without --compare") }
    if scenario.variantCount > 1 {
      throw ValidationError("steps are of one preview; give one --device, one --platform and one --proposal at most")
    }
    if step.steps != nil, output != nil { throw ValidationError("--steps names the folder; leave out --output") }
    if step.animate, file.format(for: output) != .svg { throw ValidationError("only an SVG figure can be animated") }
  }

  package func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let export = try file.export(to: output)
    var runs: [ScenarioRun] = []
    for file in files { runs.append(try scenario.run(file, in: terminal, reporter)) }
    let lettering = file.lettering(in: export.format)
    let figures = try step.isUsed ? steps(of: runs[0], lettering: lettering) : figures(of: runs, lettering: lettering)
    reporter.add(figures.flatMap { $0.faults })
    try write(figures, export, in: terminal)
    return runs.map(scenario.status).first { $0 != .success } ?? .success
  }

  /// One figure for each preview, or one of all.
  private func figures(of runs: [ScenarioRun], lettering: Lettering) throws(Problem) -> [ScenarioFigures.Entry] {
    guard compare || isComparison(runs) else {
      var figures: [ScenarioFigures.Entry] = []
      for run in runs {
        figures += try ScenarioFigures(of: run, request: figure.request, lettering: lettering).validated()
      }
      return ScenarioFigures.Entry.withOwnNames(figures)
    }
    let sides = runs.flatMap { run in run.chosenPreviews.map { ComparedPreview(run: run, preview: $0) } }
    guard Figure.comparable.contains(sides.count) else {
      throw Problem(CommandFault.uncomparable(sides.map(\.preview.name)), in: files[0])
    }
    return [try ScenarioComparison(of: sides, request: figure.request, lettering: lettering).validated()]
  }

  /// The figures of one preview step by step.
  private func steps(of run: ScenarioRun, lettering: Lettering) throws(Problem) -> [ScenarioFigures.Entry] {
    guard run.chosenPreviews.count == 1 else {
      throw Problem(CommandFault.stepsOfSeveral(run.chosenPreviews.map(\.name)), in: files[0])
    }
    let steps = try ScenarioSteps(of: run, preview: 0, request: figure.request, lettering: lettering)
    if let call = step.step { return [try steps.frame(afterCall: call)] }
    return step.animate ? [try steps.animation()] : try steps.frames()
  }

  /// Whether the request only makes sense side by side in one file: several arguments with a preview each, or one
  /// preview laid out in several ways.
  private func isComparison(_ runs: [ScenarioRun]) -> Bool {
    guard runs.count > 1 || scenario.variantCount > 1, output.map(isFolder) != true else { return false }
    return runs.allSatisfy { $0.chosenPreviews.count == scenario.variantCount }
  }

  private func write(
    _ figures: [ScenarioFigures.Entry], _ export: FigureExport, in terminal: Terminal
  ) throws(Problem) {
    if let folder = step.steps ?? output.flatMap({ isFolder($0) ? $0 : nil }) {
      let files = figures.map { URL(fileURLWithPath: folder).appendingPathComponent(export.name(of: $0)) }
      // Checked before the first is written, so that either all are written or none.
      try read.requireApart(files)
      for (file, figure) in zip(files, figures) {
        try OutputFile.write(export.bytes(of: figure), to: file, apartFrom: read)
      }
      if step.steps != nil {
        try OutputFile.removeOtherFrames(than: figures.map(export.name), in: URL(fileURLWithPath: folder))
      }
      return
    }
    // What a preview presents is written only if it is asked for, or if all figures are.
    let own = figures.count == 1 ? figures : figures.filter { !$0.isPresented }
    guard own.count == 1 else {
      throw Problem(CommandFault.severalPreviews(figures.map(\.title)), in: files[0])
    }
    if let output, output != "-" {
      try OutputFile.write(export.bytes(of: own[0]), to: URL(fileURLWithPath: output), apartFrom: read)
    } else {
      try terminal.write(export.bytes(of: own[0]))
    }
  }

  private var read: ReadFiles { ReadFiles(files + [scenario.assumptions.evaluation.metrics]) }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : path.hasSuffix("/")
  }
}
