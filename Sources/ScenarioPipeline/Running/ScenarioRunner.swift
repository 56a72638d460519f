public import Diagnostics
internal import Explanation
internal import Figures
public import Foundation
internal import LayoutEngine
public import SwiftFrontend
internal import SwiftInterpreter
internal import SymbolLibrary
internal import SwiftUIViews
public import ViewProgram

/// Where a scenario comes from.
public enum ScenarioInput {
  /// A file, and its name for the user. The Swift files next to it may hold declarations for it.
  case file(URL, shownAs: String)
  case standardInput([UInt8])
}

/// The only way from a source file to laid-out previews, with their diagnostics, findings and records.
///
///     let run = try ScenarioRunner().run(.file(url, shownAs: "grid.swift"))
///     print(run.previews[0].answer)
public struct ScenarioRunner: Sendable {
  public var options: Options
  /// Reads the sources, for the platform that is laid out.
  public let frontend: Frontend

  /// - Parameter willDo: Called with each file before it is parsed or highlighted.
  public init(
    options: Options = Options(), willDo: @escaping @Sendable (Frontend.Work, SourceText) -> Void = { _, _ in }
  ) {
    self.options = options
    frontend = Frontend(
      limits: Frontend.Limits(sourceBytes: options.files.source.number), platform: options.platform,
      wrappersWithoutArgument: Catalog.swiftUI.wrappersWithoutArgument, willDo: willDo)
  }

  /// Reads a scenario and lays out its previews, or the named one.
  ///
  /// - Parameter modules: What was read for other files, and is read for others after it.
  /// - Throws: That it cannot be read, the errors in it, or that there is no preview of that name.
  public func run(
    _ input: ScenarioInput, only name: String? = nil, sharing modules: SharedModules = SharedModules()
  ) throws(Problem) -> ScenarioRun {
    try run(read(input, sharing: modules), only: name)
  }

  /// Reads a scenario with the files that it shares.
  ///
  /// - Parameter modules: What was read for other files, and is read for others after it.
  /// - Throws: That it cannot be read.
  public func read(
    _ input: ScenarioInput, sharing modules: SharedModules = SharedModules()
  ) throws(Problem) -> ScenarioFile {
    switch input {
    case .standardInput(let bytes): return ScenarioFile(standardInput: bytes, frontend: frontend)
    case .file(let file, let shownName):
      let module = SourceModule(
        around: file, shownAs: shownName, limits: options.files, frontend: frontend,
        cache: options.cache, sharing: modules)
      if let module { return try module.scenario() }
      let fileName = file.lastPathComponent
      let prefix = shownName.hasSuffix(fileName) ? String(shownName.dropLast(fileName.count)) : ""
      let project = ProjectFiles(around: file, limits: options.files)
      let folder = ScenarioFolder(
        file.deletingLastPathComponent(), in: project, shownAs: prefix, frontend: frontend)
      return try folder.scenario(fileName, shownAs: shownName)
    }
  }

  /// Lays out the previews of a scenario that has been read, or the named one.
  ///
  /// - Throws: The errors in it, or that there is no preview of that name.
  public func run(_ file: ScenarioFile, only name: String? = nil) throws(Problem) -> ScenarioRun {
    let (file, choice) = try choice(file)
    var run = ScenarioRun(file: file)
    let parsed: ParsedProgram
    do throws(Diagnostics) {
      parsed = try frontend.program(of: file.files, importing: file.foreignModules, showing: choice)
    } catch {
      throw Problem(.content, error.all.map(run.sources.report))
    }
    run.warnings = file.notes + parsed.warnings.map(run.sources.report)
    try check(choice, parsed, in: file)
    let all = try previews(of: parsed, &run)
    run.declared = all.map { PreviewName(name: $0.name, source: $0.source) }
    let selection = PreviewSelection(name: name, previews: all, file: file.files[0].source.name)
    let chosen = try selection.chosen()
    let wanted = chosen + companions(of: chosen, from: all, run.declared)
    let runner = self
    // Evaluation and layout follow the view tree by recursion, and a tree may be ten thousand modifiers deep.
    let forgiveness = Forgiveness(
      otherFiles: file.isInModule, values: parsed.shownView.map { !$0.samples.isEmpty } ?? false)
    let results = DeepStack().run {
      runner.layOut(wanted, of: parsed.program, in: file, forgiveness)
    }
    let errors =
      results.errors.map(run.sources.report) + results.badPictures.map { run.sources.report($0.fault, at: $0.source) }
    guard errors.isEmpty else { throw Problem(.content, errors + notes(onNeighborsOf: file)) }
    run.warnings += results.warnings.map(run.sources.report) + file.resources.reports
    let sources = Set(chosen.map(\.source))
    run.previews = try selection.shown(results.previews.filter { sources.contains($0.source) })
    run.portable = results.portable
    run.portable?.program.previews = all
    run.companions = results.previews.filter { !sources.contains($0.source) && $0.presentation == nil }
    if run.previews.contains(where: { !$0.trace.standIns.isEmpty }) { run.warnings += notes(onNeighborsOf: file) }
    run.findings = run.previews.flatMap { preview in
      let addition = run.previews.count == 1 ? "" : ", in '\(preview.name)'"
      let groups = FindingGroup.groups(of: preview.trace, elsewhere: preview.source)
      return groups.map { $0.report(in: run.sources, addition) }
    }
    run.findings += ExpectationCheck(run: run).reports
    return run
  }

  /// The file's previews, or stand-ins for them.
  private func previews(of parsed: ParsedProgram, _ run: inout ScenarioRun) throws(Problem) -> [PreviewDeclaration] {
    let report = parsed.missingPreview.map(run.sources.report)
    if let standIn = parsed.standIn {
      if let report { run.warnings.append(report) }
      return [standIn]
    }
    if let report { throw Problem(.content, [report]) }
    return parsed.program.previews
  }

  /// Notes on the files next to a scenario that could not be read, if the scenario lacks something: each reason once,
  /// as a large folder has thousands of files.
  private func notes(onNeighborsOf file: ScenarioFile) -> [Report] {
    let counts = file.brokenNeighbors.reduce(into: [:]) { $0[$1.problem, default: 0] += 1 }
    var told: Set<String> = []
    return file.brokenNeighbors.filter { told.insert($0.problem).inserted }.map { neighbor in
      let others = (counts[neighbor.problem] ?? 1) - 1
      return Report(InputFault.brokenNeighbor(problem: neighbor.problem, others: others), in: neighbor.name)
    }
  }

  /// The previews with which the comments of the chosen ones compare them.
  private func companions(
    of chosen: [PreviewDeclaration], from all: [PreviewDeclaration], _ declared: [PreviewName]
  ) -> [PreviewDeclaration] {
    guard chosen.count < all.count else { return [] }
    let names = chosen.flatMap { FigureDirective(caption: $0.caption).request.compared }
    let sources = Set(names.compactMap { PreviewName.find($0, in: declared)?.source }).subtracting(chosen.map(\.source))
    return all.filter { sources.contains($0.source) }
  }
}
