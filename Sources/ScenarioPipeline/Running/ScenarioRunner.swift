public import Diagnostics
internal import Explanation
internal import Figures
public import Foundation
public import LayoutEngine
public import SwiftFrontend
internal import SwiftInterpreter
internal import SymbolLibrary
public import SwiftUIViews
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
  /// The settings of a run.
  public struct Options: Sendable {
    public var platform: Platform
    /// The container instead of the one the preview's traits name.
    public var container: Size?
    /// Proposed unchanged to the root, which is then reported at the origin.
    public var proposal: Proposal?
    /// Each preview is laid out on every one of them; none leaves the device to the preview.
    public var devices: [Device]
    /// Whether devices are on their side; `nil` leaves it to the preview.
    public var isSideways: Bool?
    /// The device for which the scenario's scaled constants are drawn.
    public var baseDevice: Device
    /// The size of the box for an image without a file, in points.
    public var missingImageSize: Size
    /// How fonts were measured elsewhere; `nil` takes the engine's own tables.
    public var metrics: FontMetrics?
    /// How much the scenario may use.
    public var limits: Limits
    /// The view to show instead of the file's previews.
    public var view: String?
    /// Expressions for the arguments of the view that is shown, by their names.
    public var values: [(name: String, source: String)] = []
    /// The rules by which views are laid out instead of their own; `nil` for SwiftUI's.
    public var substitution: RuleSubstitution?
    /// Where parsed files are kept for the next run; `nil` keeps none.
    public var cache: ParsedFileCache?
    /// How much of the files is read.
    public var files = FileLimits()

    public init(
      platform: Platform = .iOS, container: Size? = nil, proposal: Proposal? = nil, devices: [Device] = [],
      baseDevice: Device = .base, missingImageSize: Size = EvaluationOptions.missingImageSize,
      limits: Limits = Limits()
    ) {
      self.platform = platform
      self.container = container
      self.proposal = proposal
      self.devices = devices
      self.baseDevice = baseDevice
      self.missingImageSize = missingImageSize
      self.limits = limits
    }
  }

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
  /// - Throws: That it cannot be read, the errors in it, or that there is no preview of that name.
  public func run(_ input: ScenarioInput, only name: String? = nil) throws(Problem) -> ScenarioRun {
    try run(read(input), only: name)
  }

  /// Reads a scenario with the files that it shares.
  ///
  /// - Throws: That it cannot be read.
  public func read(_ input: ScenarioInput) throws(Problem) -> ScenarioFile {
    switch input {
    case .standardInput(let bytes): return ScenarioFile(standardInput: bytes, frontend: frontend)
    case .file(let file, let shownName):
      let module = SourceModule(
        around: file, shownAs: shownName, limits: options.files, frontend: frontend,
        cache: options.cache)
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
      parsed = try frontend.program(of: file.files, showing: choice)
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

// MARK: Evaluation and layout

extension ScenarioRunner {
  /// The result of laying out several previews.
  private struct Results: Sendable {
    var previews: [LaidOutPreview] = []
    private(set) var warnings: [Diagnostic] = []
    private var symbolsTold: Set<String> = []
    var errors: [Diagnostic] = []
    /// Existing pictures that cannot be shown, with the views that ask for them.
    var badPictures: [(fault: PictureFault, source: SourceRange)] = []
    /// The program with the resources that its previews used from the files next to it.
    var portable: PortableScenario?

    /// A warning about a symbol is reported once for each file.
    mutating func add(_ warnings: [Diagnostic]) {
      for warning in warnings {
        let isOfSymbol = warning.code == .symbolSize || warning.code == .unknownSymbol
        if isOfSymbol, !symbolsTold.insert(warning.message).inserted { continue }
        self.warnings.append(warning)
      }
    }

    /// Notes the views of a preview that show a box although they have a file.
    mutating func addBadPictures(of trace: Trace, in images: ImageFolder) {
      for node in trace.nodes {
        guard case .missingImage(let name) = node.info.appearance, let fault = images.fault(name) else { continue }
        let source = node.info.source
        if !badPictures.contains(where: { $0.fault == fault && $0.source == source }) {
          badPictures.append((fault, source))
        }
      }
    }
  }

  private func layOut(
    _ previews: [PreviewDeclaration], of program: Program, in file: ScenarioFile, _ forgiveness: Forgiveness
  ) -> Results {
    var results = Results()
    let spending = Spending()
    var cost = LayoutCost()
    let asked = AskedResources(program, platform: options.platform)
    for preview in previews {
      do throws(Diagnostics) {
        let nodes = results.previews.reduce(0) { $0 + $1.trace.nodes.count }
        for var laidOut in try layOut(preview, of: program, in: file, asked, after: nodes, spending, cost, forgiveness)
        {
          cost.add(laidOut.cost)
          results.add(laidOut.warnings)
          results.addBadPictures(of: laidOut.trace, in: file.images)
          asked.noteSymbols(drawnIn: laidOut.trace)
          let variant = options.devices.count > 1 ? laidOut.device?.name : nil
          if let variant { laidOut.name += " on " + variant }
          var result = LaidOutPreview(laidOut, declaredAt: preview.source)
          result.variant = variant
          results.previews.append(result)
        }
      } catch {
        results.errors += error.all
        // A preview that reaches a limit takes long, and the next one may do so too.
        if error.isLimit { break }
      }
    }
    results.portable = asked.noted
    return results
  }

  /// The preview with its presentation, on each of the devices, or once on the device that it asks for.
  ///
  /// - Parameters:
  ///   - asked: Notes the resources that the preview uses from the files next to the scenario.
  ///   - nodes: How many views the previews before it have.
  ///   - cost: The cost of laying them out.
  private func layOut(
    _ preview: PreviewDeclaration, of program: Program, in file: ScenarioFile, _ asked: AskedResources,
    after nodes: Int, _ spending: Spending, _ cost: LayoutCost, _ forgiveness: Forgiveness
  ) throws(Diagnostics) -> [PreviewRun] {
    var evaluation = evaluation(of: file, forgiveness)
    asked.note(in: &evaluation, of: file)
    evaluation.nodesBefore = nodes
    evaluation.spending = spending
    evaluation.layoutBefore = cost
    let surface = PreviewSurface(container: options.container, proposal: options.proposal)
    let devices: [Device?] = options.devices.isEmpty ? [nil] : options.devices
    var runs: [PreviewRun] = []
    for device in devices {
      evaluation.device = device
      evaluation.platform = device?.platform == .macOS ? .macOS : options.platform
      for run in try Interpreter(program: program, options: evaluation).runs(of: preview, on: surface) {
        evaluation.nodesBefore += run.trace.nodes.count
        evaluation.layoutBefore.add(run.cost)
        runs.append(run)
      }
    }
    return runs
  }
}

extension ScenarioRunner {
  /// The options with which a preview of the file is evaluated.
  private func evaluation(of file: ScenarioFile, _ forgiveness: Forgiveness) -> EvaluationOptions {
    var evaluation = EvaluationOptions(platform: options.platform) { file.images.size($0) }
    evaluation.takeResources(of: file)
    evaluation.symbolListing = { SymbolLibrary().listing(of: $0) }
    evaluation.isSideways = options.isSideways
    evaluation.baseDevice = options.baseDevice
    evaluation.missingImageSize = options.missingImageSize
    evaluation.metrics = options.metrics
    evaluation.substitution = options.substitution
    evaluation.limits = options.limits
    evaluation.forgiveness = forgiveness
    return evaluation
  }

  /// The names of the previews of a file, each followed by that of its presentation.
  ///
  /// The previews are evaluated for this, but not laid out; one that cannot be evaluated presents nothing.
  func previewNames(of file: ScenarioFile) -> [String] {
    let previews = file.files[0].previews
    guard !previews.isEmpty, let parsed = try? frontend.program(of: file.files, showing: ViewChoice()) else {
      return previews.map(\.name)
    }
    let runner = self
    return DeepStack().run {
      let evaluation = runner.evaluation(of: file, Forgiveness(otherFiles: file.isInModule, values: false))
      let interpreter = Interpreter(program: parsed.program, options: evaluation)
      return parsed.program.previews.flatMap { preview in
        [preview.name] + [(try? interpreter.presentationName(of: preview)) ?? nil].compactMap { $0 }
      }
    }
  }
}

extension EvaluationOptions {
  /// Reads texts, colours and data from the files next to a scenario.
  public mutating func takeResources(of scenario: ScenarioFile) {
    let (images, resources) = (scenario.images, scenario.resources)
    hasLocalizedStrings = resources.hasStrings
    localizedString = { resources.string($0) }
    namedColor = { images.color($0) }
    file = { resources.file($0) }
  }
}
