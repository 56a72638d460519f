package import ArgumentParser
package import Diagnostics
internal import Figures
internal import Foundation
internal import ScenarioPipeline

/// `haggle export`: figures and records in the form of other tools.
package struct Export: Subcommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: "Writes figures and records for DocC, GitHub, Markdown, PNG viewers and Perfetto.",
      discussion: """
        docc      a catalogue: an article for each file, figures as NAME.svg and NAME~dark.svg
        github    README.md with a <picture> for each figure, which follows the reader's colours
        markdown  README.md with plain images
        png       the figures alone, as NAME@2x.png and NAME~dark@2x.png; needs rsvg-convert
        perfetto  every call as a slice, one JSON file for https://ui.perfetto.dev

          haggle export --to docc Sources --output Layouts.docc
          haggle export --to perfetto Row.swift --output row.json

        Files that are there already are replaced, and others stay.
        """)
  }

  package enum Target: String, ExpressibleByArgument, CaseIterable { case docc, github, markdown, png, perfetto }

  package enum Picture: String, ExpressibleByArgument, CaseIterable { case svg, png }

  @Argument(
    help: "A folder, or a Swift file, one preview of which may be named or numbered.",
    completion: .file(extensions: ["swift"]))
  var path: String

  @Option(help: "What it is for.")
  var to: Target

  @Option(help: "The format of a document's figures; PNGs have twice the pixels and need rsvg-convert.")
  var figures: Picture?

  @Option(
    name: .shortAndLong,
    help: """
      The folder to write; for DocC NAME.docc or a folder in one; for perfetto the file, - for the standard output.
      """)
  var output: String

  @OptionGroup var baselines: BaselineArguments
  @OptionGroup var reporting: ReportingArguments

  package var diagnostics: ReportingArguments.Format { reporting.diagnostics }

  package init() {}

  package mutating func validate() throws {
    if figures != nil, [.png, .perfetto].contains(to) {
      throw ValidationError("--figures is for docc, github and markdown")
    }
    if output == "-", to != .perfetto { throw ValidationError("only a Perfetto trace is a single file") }
    if to == .docc, !folder.pathComponents.contains(where: { $0.hasSuffix(".docc") }) {
      throw ValidationError(
        "DocC reads catalogues, whose names end in .docc; write --output " + ShellWord.quoted(output + ".docc"))
    }
  }

  private var folder: URL { URL(fileURLWithPath: output, isDirectory: true) }

  package func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let all = try baselines.runs(of: path)
    let runs = all.runs
    let warnings = runs.flatMap { $0.run.warnings }
    reporter.add(all.errors + warnings)
    if to == .perfetto {
      try writeTrace(PerfettoTrace(of: runs).json(), in: terminal)
    } else {
      try write(runs, reporter)
    }
    if !all.errors.isEmpty { return .contentErrors }
    return reporting.strict && warnings.hasWarnings ? .warnings : .success
  }

  private func writeTrace(_ json: String, in terminal: Terminal) throws(Problem) {
    if output == "-" { return try terminal.write(json) }
    try OutputFile.write(Data(json.utf8), to: URL(fileURLWithPath: output), apartFrom: read)
  }

  private func write(_ runs: [(path: String, run: ScenarioRun)], _ reporter: Reporter) throws(Problem) {
    let isPNG = to == .png || figures == .png
    let environment = ProcessInfo.processInfo.environment
    let export = try FigureExport(isPNG ? .png : .svg, scale: 2, environment: environment)
    let previews = try ExportedPreview.all(of: runs, lettering: .outlines(environment: environment))
    reporter.add(previews.flatMap(\.light.faults))
    let documents = ExportedDocuments(of: previews, figures: isPNG ? .png(scale: 2) : .svg)
    let drawings = previews.flatMap { preview in
      (to == .markdown ? [false] : [false, true]).map { isDark in
        (file(path(of: preview, isDark, documents)), isDark ? preview.dark : preview.light)
      }
    }
    let articles = texts(documents).map { (file($0.path), $0.text) }
    // Checked before the first is written, so that either all are written or none.
    try read.requireApart(drawings.map { $0.0 } + articles.map { $0.0 })
    for (file, figure) in drawings { try OutputFile.write(export.bytes(of: figure), to: file, apartFrom: read) }
    for (file, text) in articles { try OutputFile.write(Data(text.utf8), to: file, apartFrom: read) }
  }

  private func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

  private var read: ReadFiles { ReadFiles([path, baselines.assumptions.evaluation.metrics]) }

  private func path(of preview: ExportedPreview, _ isDark: Bool, _ documents: ExportedDocuments) -> String {
    switch to {
    case .docc: documents.catalogueFile(of: preview, isDark: isDark)
    case .png: String(documents.catalogueFile(of: preview, isDark: isDark).dropFirst("Resources/".count))
    case .github, .markdown, .perfetto: documents.figureFile(of: preview, isDark: isDark)
    }
  }

  private func texts(_ documents: ExportedDocuments) -> [ExportedDocuments.Document] {
    switch to {
    case .docc: documents.catalogue(named: folder.deletingPathExtension().lastPathComponent)
    case .github: documents.pictures()
    case .markdown: documents.markdown()
    case .png, .perfetto: []
    }
  }
}
