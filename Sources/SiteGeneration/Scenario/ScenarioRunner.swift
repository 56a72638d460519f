public import Explanation
public import LayoutEngine
public import SwiftFrontend
internal import SwiftInterpreter
public import SwiftUIViews
internal import ViewProgram

/// Takes a scenario through the pipeline: parse, evaluate, lay out, trace.
public struct ScenarioRunner: Sendable {
  /// What the command line may ask for beside the scenario itself.
  public struct Options: Sendable {
    public var platform: Platform
    /// The container instead of the one the preview's traits name.
    public var container: Size?
    /// Proposed to the root as it stands, which is then reported at the origin.
    public var proposal: Proposal?
    /// Each preview is laid out on every one of them; none leaves the device to the preview.
    public var devices: [Device]
    /// What the scenario's scaled constants are drawn for.
    public var baseDevice: Device
    /// How large an image is that no file is there for, in points.
    public var missingImageSize: Size
    /// How much the scenario may use.
    public var limits: Limits

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

  public init(options: Options = Options()) { self.options = options }

  /// Lays out the scenario's previews, or the one that is named.
  public func run(_ file: ScenarioFile, only name: String? = nil) throws(Problem) -> ScenarioRun {
    let runner = self
    // Every step follows the view tree by recursion, and a tree may be ten thousand modifiers deep.
    let outcome = DeepStack().run { runner.outcome(file, only: name) }
    return try outcome.get()
  }

  private func outcome(_ file: ScenarioFile, only name: String?) -> Result<ScenarioRun, Problem> {
    do throws(Problem) {
      return .success(try layOut(file, only: name))
    } catch {
      return .failure(error)
    }
  }

  private func layOut(_ file: ScenarioFile, only name: String?) throws(Problem) -> ScenarioRun {
    let report = DiagnosticFormatter(sources: file.sources)
    let parsed: ParsedProgram
    do {
      parsed = try Frontend(platform: options.platform).parse(file.sources)
    } catch {
      throw Problem(.content, details: error.all.map(report.report))
    }
    var run = ScenarioRun(file: file, warnings: parsed.warnings.map(report.report))
    var previews = parsed.program.previews
    if let missing = parsed.missingPreview {
      guard let standIn = parsed.standIn else { throw Problem(.content, details: [report.report(missing)]) }
      run.warnings.append(report.report(missing))
      previews = [standIn]
    }
    var errors: [Report] = []
    for preview in try selection(of: name, from: previews, in: file) {
      do throws(Diagnostics) {
        let nodes = run.previews.reduce(0) { $0 + $1.trace.nodes.count }
        for var laidOut in try layOut(preview, of: parsed.program, images: file.images, after: nodes) {
          run.warnings += laidOut.warnings.map(report.report)
          if options.devices.count > 1, let device = laidOut.device { laidOut.name += " on \(device.name)" }
          run.previews.append(LaidOutPreview(laidOut, declaredAt: preview.source))
        }
      } catch {
        errors += error.all.map(report.report)
        // A preview that has to be stopped takes its time, and the next may be like it.
        if error.isLimit { break }
      }
    }
    guard errors.isEmpty else { throw Problem(.content, details: errors + notes(onNeighborsOf: file)) }
    run.findings = findings(in: run.previews).map(report.report)
    return run
  }

  /// Says which files beside a scenario could not be read, for one that misses something.
  private func notes(onNeighborsOf file: ScenarioFile) -> [Report] {
    file.brokenNeighbors.map { Report(text: "\($0.name): note: left out, because of this: \($0.problem)") }
  }

  /// What the layouts showed, as warnings at the views' places.
  private func findings(in previews: [LaidOutPreview]) -> [Diagnostic] {
    previews.flatMap { preview in
      let addition = previews.count == 1 ? "" : ", in “\(preview.name)”"
      return FindingGroup.groups(of: preview).map { $0.diagnostic(addition) }
    }
  }

  private func selection(
    of name: String?, from previews: [PreviewDeclaration], in file: ScenarioFile
  ) throws(Problem) -> [PreviewDeclaration] {
    guard let name else { return previews }
    let chosen = previews.filter { $0.name == name }
    guard chosen.isEmpty else { return chosen }
    let names = previews.map(\.name)
    let advice: String
    if let similar = Suggestion.nearest(to: name, in: names) {
      advice = "did you mean “\(similar)”?"
    } else {
      advice = "there is " + names.map { "“\($0)”" }.joined(separator: ", ")
    }
    throw Problem(.usage, "\(file.sources[0].name): error: there is no preview “\(name)”; \(advice)")
  }

  /// The preview on each of the devices, or once on what it asks for itself.
  ///
  /// - Parameter nodes: How many views the previews before it have.
  private func layOut(
    _ preview: PreviewDeclaration, of program: Program, images: ImageFolder, after nodes: Int
  ) throws(Diagnostics) -> [PreviewRun] {
    var evaluation = EvaluationOptions(platform: options.platform) { images.image($0)?.naturalSize }
    evaluation.baseDevice = options.baseDevice
    evaluation.missingImageSize = options.missingImageSize
    evaluation.limits = options.limits
    evaluation.nodesBefore = nodes
    let surface = PreviewSurface(container: options.container, proposal: options.proposal)
    let devices: [Device?] = options.devices.isEmpty ? [nil] : options.devices
    var runs: [PreviewRun] = []
    for device in devices {
      evaluation.device = device
      let run = try Interpreter(program: program, options: evaluation).run(preview, on: surface)
      evaluation.nodesBefore += run.trace.nodes.count
      runs.append(run)
    }
    return runs
  }
}

/// What came of a scenario.
public struct ScenarioRun: Sendable {
  public var file: ScenarioFile
  public var previews: [LaidOutPreview] = []
  /// What the scenario's author should know.
  public var warnings: [Report]
  /// What the layouts showed that is worth attention.
  public var findings: [Report] = []
}

/// One preview with the record of its layout.
public struct LaidOutPreview: Sendable {
  public var name: String
  /// The doc comment above the preview.
  public var caption: String
  public var source: SourceRange
  /// What the root was proposed.
  public var proposal: Proposal
  /// What the root answered.
  public var answer: Size
  /// The record of the layout, with an index for everything that is made of it.
  public var record: IndexedTrace
  /// The view's type with every modifier around it.
  public var type: TypeStructure
  /// The device it is laid out on; `nil` where a size was asked for instead.
  public var device: Device?

  /// The record without its index.
  public var trace: Trace { record.trace }
}

extension LaidOutPreview {
  init(_ run: PreviewRun, declaredAt source: SourceRange) {
    let record = IndexedTrace(run.trace)
    self.init(
      name: run.name, caption: run.caption, source: source, proposal: run.proposal, answer: run.answer,
      record: record, type: TypeStructure(record), device: run.device)
  }
}
